import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { frame } from '../support/screens/frame';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await startWorld();
  visitor = await world.visit({ width: 1440 });
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  world.control.openConversation({ queue: 'Chat Site', fromName: 'Marta Reis', texto: 'Bom dia!' });
});

afterAll(() => world.close());

const dialog = (name: 'palette.title' | 'shortcuts.title' | 'figures.title') =>
  visitor.page.getByRole('dialog', { name: visitor.w(name), exact: true });

const composer = () => visitor.page.getByRole('textbox', { name: visitor.w('chat.message') });

const hasFocus = (of: ReturnType<typeof composer>) =>
  eventually(async () => expect(await of.evaluate((one) => one === document.activeElement)).toBe(true));

test('an agent comes to a conversation, answers, and finds everything by the palette', async () => {
  const { page, w } = visitor;
  await page.getByRole('row').first().waitFor();
  // What hears the keys comes after the first screen.
  await eventually(async () => {
    await page.keyboard.press('Control+Shift+ArrowDown');
    await composer().waitFor({ timeout: 2_000 });
  });
  await hasFocus(composer());
  await page.keyboard.type('Bom dia!');
  await page.keyboard.press('Enter');
  await page.getByRole('article').nth(1).waitFor();

  await page.keyboard.press('Control+k');
  const box = dialog('palette.title').getByRole('combobox');
  await hasFocus(box);
  await shoot(page, 'palette');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog('palette.title').waitFor({ state: 'hidden' });
  await hasFocus(composer());

  await page.keyboard.press('Control+k');
  await hasFocus(box);
  await page.keyboard.type('o que fiz');
  await page.keyboard.press('Enter');
  const answered = dialog('figures.title').getByText(w('figures.answered')).locator('xpath=..');
  await eventually(async () => expect(await answered.innerText()).toMatch(/^1\b|\b1$/u));
  await shoot(page, 'figures');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog('figures.title').waitFor({ state: 'hidden' });
  await hasFocus(composer());
});

test('gives a shortcut other keys, which stay', async () => {
  const { page, w } = visitor;
  const sheet = dialog('shortcuts.title');
  const change = sheet.getByRole('button', {
    name: w('shortcuts.changeOf', { name: w('shortcuts.do.palette') }),
  });
  await page.keyboard.press('Control+/');
  await hasFocus(sheet.getByRole('searchbox'));
  await shoot(page, 'shortcuts');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await hasFocus(change);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+/');
  await sheet.getByText(w('shortcuts.refused.taken', { name: w('shortcuts.do.sheet') })).waitFor();
  await page.keyboard.press('Control+j');
  await hasFocus(change);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await hasFocus(composer());
  await page.reload();
  await composer().waitFor();
  await eventually(async () => {
    await page.keyboard.press('Control+j');
    await dialog('palette.title').waitFor({ timeout: 2_000 });
  });
  await dialog('palette.title').getByRole('combobox').waitFor();
  expectNoIncidents(visitor.incidents);
});
