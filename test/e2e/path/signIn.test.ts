import { ANA } from '../support/agents';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { frame } from '../support/screens/frame';
import { loginPage } from '../support/screens/login';
import { settingsDialog } from '../support/screens/settings';
import { shoot } from '../support/shot';
import { chooseLanguage } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { LANGUAGES, wordsOf } from '../support/words';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

const GOAL = '/historico?periodo=ontem#fim';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});

afterAll(() => world.close());

async function expectPath(visitor: Visitor, path: string): Promise<void> {
  await eventually(() => expect(visitor.page.url()).toBe(`${world.url}${path}`));
}

/** From the first visit to the login page, by way of the settings that have to come first. */
async function setUpByHand(visitor: Visitor): Promise<void> {
  await visitor.go(GOAL);
  await settingsDialog({ ...visitor, w: wordsOf('pt_BR') }).shown();
  await chooseLanguage(visitor);
  const { dialog, server, save, cancel, gone } = settingsDialog(visitor);
  await shoot(visitor.page, `settings-first-${visitor.language}`);
  expect(await cancel.count()).toBe(0);
  const sound = dialog.getByRole('checkbox', { name: visitor.w('settings.notificationSound') });
  await sound.waitFor();
  await dialog.getByRole('checkbox', { name: visitor.w('settings.notifications'), exact: true }).uncheck();
  await sound.waitFor({ state: 'detached' });
  await server.fill('');
  await server.blur();
  await dialog.getByText(visitor.w('field.required')).waitFor();
  await eventually(async () => expect(await save.isDisabled()).toBe(true));
  await server.fill('localhost');
  await save.click();
  await gone();
}

describe.each(LANGUAGES)('signing in, in %s', (language) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await world.visit({ language });
  });

  afterAll(() => visitor.close());

  test('a visitor of the root is sent to the login page, which knows where to go back to', async () => {
    await visitor.go('/');
    await expectPath(visitor, `/login?redirect=${encodeURIComponent('/')}`);
  });

  test('without saved settings, their dialog comes first and cannot be left but by saving', async () => {
    await setUpByHand(visitor);
    await expectPath(visitor, `/login?redirect=${encodeURIComponent(GOAL)}`);
    await visitor.page.getByText(/^v\d+\.\d+\.\d+/).waitFor();
  });

  test('a refusal shows what the server says, silence what the product says', async () => {
    const { alert, enterAs } = loginPage(visitor);
    await enterAs(ANA.login, 'wrong');
    await alert.getByText('Usuário ou senha inválidos').waitFor();
    await shoot(visitor.page, `login-refused-${language}`);
    world.control.failHttp({ path: '/api/v2/usuarios/agentes/login', kind: 'drop', times: 4 });
    await enterAs(ANA.login, ANA.password);
    await alert.getByText(visitor.w('login.noAnswer')).waitFor();
    world.control.clearFaults({});
  });

  test('the agent comes to where the visitor was going; saved credentials let in again', async () => {
    const { saveCredentials, enterAs, user, enter } = loginPage(visitor);
    await saveCredentials.check();
    await enterAs(ANA.login, ANA.password);
    const { banner, nav, shown } = frame(visitor);
    await shown();
    await expectPath(visitor, GOAL);
    await nav.getByRole('link', { name: visitor.w('nav.conversations') }).click();
    await expectPath(visitor, '/home');

    await banner.getByRole('button', { name: visitor.w('action.close'), exact: true }).click();
    const question = visitor.page.getByRole('dialog', { name: visitor.w('close.title') });
    await question.getByText(visitor.w('close.queues')).waitFor();
    await question.getByRole('button', { name: visitor.w('action.yes'), exact: true }).click();
    await user.waitFor();
    await eventually(async () => expect(await user.inputValue()).toBe(ANA.login));
    await enter.click();
    await shown();
    await expectPath(visitor, '/home');
    expectNoIncidents(visitor.incidents);
  });
});
