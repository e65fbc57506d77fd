import { ANA, BRUNO } from '../support/agents';
import { hasExtensions } from '../support/dialect';
import { contactsScreen, editContact } from '../support/screens/contacts';
import { frame } from '../support/screens/frame';
import { loginPage } from '../support/screens/login';
import { settingsPage } from '../support/screens/settings';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { acknowledged, expect, extended, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import { wordsOf } from '../support/words';
import type { World } from '../support/world';

const QUEUE = 'Chat Site';

/** A server that does not push what the queues say is asked every 30 s. */
const TOLD = hasExtensions ? {} : { timeout: 60_000 };

/** The agent is asked after a quarter of an hour. */
const LONG_MS = 18 * 60_000;

function joined({ control }: World): string[] {
  const { filas } = control.agent({ nome: ANA.login }).usuario;
  return filas.filter(({ value }) => value).map(({ fila }) => fila);
}

/** Ana, in one queue. */
async function atWork(world: World) {
  const visitor = await world.visit();
  await signIn(visitor, ANA);
  const around = frame(visitor);
  await around.join(QUEUE);
  expect(joined(world)).toEqual([QUEUE]);
  const word = (key: 'agent.available' | 'agent.unavailable') =>
    around.status.getByText(visitor.w(key), { exact: true });
  return { ...visitor, visitor, around, word };
}

/** The browser has no network, and the server no connection of the agent. */
async function lose({ context }: Visitor, { control }: World): Promise<void> {
  await context.setOffline(true);
  control.dropSockets({ nome: ANA.login });
  await expect.poll(() => control.agent({ nome: ANA.login }).sockets).toBe(0);
}

test('the way out in the status menu asks first, and leaves the queues', async ({ world }) => {
  const { around, visitor, w } = await atWork(world);
  const { dialog, no } = await around.askToLeave();
  await expect(dialog.getByText(w('close.queues'))).toBeVisible();
  await no.click();
  await expect(dialog).toBeHidden();
  const { yes } = await around.askToLeave();
  await yes.click();
  await expect(loginPage(visitor).enter).toBeVisible();
  await expect.poll(() => joined(world)).toEqual([]);
});

extended('who signs out without a network is told what will happen, and it happens', async ({ world }) => {
  const { around, context, page, visitor, w } = await atWork(world);
  await lose(visitor, world);
  const { dialog, yes } = await around.askToLeave();
  await expect(dialog.getByText(w('close.queuesLater'))).toBeVisible();
  await shoot(page, 'leave-offline');
  await yes.click();
  await expect(loginPage(visitor).enter).toBeVisible();
  expect(joined(world)).toEqual([QUEUE]);
  await context.setOffline(false);
  await expect.poll(() => joined(world)).toEqual([]);
});

test('who may not configure chooses the language in the status menu, and finds the settings of the server nowhere', async ({
  world,
}) => {
  const visitor = await world.visit();
  const { page, w } = visitor;
  const spanish = wordsOf('es_cl');
  await signIn(visitor, BRUNO);
  const around = frame(visitor);
  const { section, open } = settingsPage(visitor);
  await open();
  await expect(section('messages')).toBeVisible();
  await expect(section('server')).toHaveCount(0);
  await around.openMenu();
  const choice = around.menu.getByRole('combobox', { name: w('login.language') });
  await choice.selectOption({ label: w('language.es_cl') });
  await expect(page.getByRole('heading', { name: spanish('queues.mine') })).toBeVisible();
  await page.getByRole('button', { name: spanish('statusMenu.leave'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: spanish('action.yes'), exact: true })
    .click();
  await expect(page.getByRole('button', { name: spanish('login.enter'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: spanish('login.settings') })).toHaveCount(0);
  await page
    .getByRole('combobox', { name: spanish('login.language') })
    .selectOption({ label: spanish('language.pt_BR') });
  await expect(loginPage(visitor).enter).toBeVisible();
  await page.reload();
  await expect(loginPage(visitor).enter).toBeVisible();
});

test('a supervisor who puts the agent out of a queue changes bar and clock, and is told', async ({
  world,
}) => {
  const { around, page, w, word } = await atWork(world);
  await expect(around.status.getByText(/^00:00:(?:0[3-9]|[1-5]\d)$/)).toBeVisible();
  world.control.removeFromQueues({ nome: ANA.login });
  await expect(word('agent.unavailable')).toBeVisible(TOLD);
  await expect(around.status.getByText(/^00:00:0[0-3]$/)).toBeVisible();
  await expect(page.getByText(w('agent.changedByServer', { status: w('agent.unavailable') }))).toBeVisible();
  await shoot(page, 'put-out');
  await around.openMenu();
  await expect(around.queueSwitch(QUEUE)).not.toBeChecked();
});

for (const answer of ['action.yes', 'action.no'] as const) {
  const becomes = answer === 'action.yes' ? 'is in the queues again' : 'stays out of them';
  test(`who comes back after long is asked, and ${becomes} by ${answer}`, async ({ world }) => {
    const visitor = await world.visit();
    const { context, page, w } = visitor;
    await context.clock.install();
    await signIn(visitor, ANA);
    const around = frame(visitor);
    await around.join(QUEUE);
    await lose(visitor, world);
    world.control.removeFromQueues({ nome: ANA.login });
    await page.clock.fastForward(LONG_MS);
    await context.setOffline(false);
    const question = page.getByRole('alert').filter({ hasText: QUEUE });
    await expect(question.getByText(/1[78] min/)).toBeVisible();
    expect(joined(world)).toEqual([]);
    await shoot(page, 'absence');
    await question.getByRole('button', { name: w(answer), exact: true }).click();
    await expect(question).toBeHidden();
    if (answer === 'action.yes') {
      await expect.poll(() => joined(world)).toEqual([QUEUE]);
      await expect(around.status.getByText(w('agent.available'), { exact: true })).toBeVisible();
    } else {
      await expect(around.status.getByText(w('agent.unavailable'), { exact: true })).toBeVisible();
      expect(joined(world)).toEqual([]);
    }
  });
}

test('who signs in again after the session was over is in the queues again', async ({ world }) => {
  const { page, visitor, w, word } = await atWork(world);
  world.control.failHttp({ path: '/api/v2/clientes', kind: 'fail', status: 401 });
  await page.getByRole('link', { name: w('nav.contacts') }).click();
  const { enter, enterAs } = loginPage(visitor);
  await expect(enter).toBeVisible();
  world.control.removeFromQueues({ nome: ANA.login });
  await enterAs(ANA.login, ANA.password);
  await expect(word('agent.available')).toBeVisible();
  await expect.poll(() => joined(world)).toEqual([QUEUE]);
});

acknowledged(
  'a switch that the server refuses is told where the status menu is closed',
  async ({ world }) => {
    const visitor = await world.visit();
    const { page, w } = visitor;
    await signIn(visitor, ANA);
    const { closeMenu, menu, openMenu, queueSwitch } = frame(visitor);
    world.control.failAction({ action: 'QueueAdd', kind: 'fail', codigo: 'VALIDACAO' });
    await openMenu();
    await queueSwitch(QUEUE).click();
    await closeMenu();
    await expect(page.getByRole('status').filter({ hasText: w('queues.switchFailed') })).toBeVisible();
    await shoot(page, 'switch-refused');
    await openMenu();
    await expect(menu.getByText(w('queues.switchFailed'))).toBeVisible();
    await expect(queueSwitch(QUEUE)).not.toBeChecked();
  },
);

test('what the server says of fields stands beside them', async ({ world }) => {
  const visitor = await world.visit();
  const { context, page, w } = visitor;
  await context.route('**/clientes/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const campos = { email: 'Este e-mail já é de outro cliente.', numero: 'Número incompleto.' };
    return route.fulfill({
      status: 422,
      json: { error: true, msg: 'Confira os dados.', codigo: 'VALIDACAO', campos },
    });
  });
  await signIn(visitor, ANA);
  const { list, open } = contactsScreen(visitor);
  await open();
  await list.getByRole('button').first().click();
  await page.getByRole('button', { name: w('contact.edit') }).click();
  const { field, save } = editContact(visitor);
  await field('name').fill('Nome Novo');
  await save.click();
  await expect(field('email')).toHaveAccessibleDescription(/Este e-mail já é de outro cliente\./);
  await expect(field('number')).toHaveAccessibleDescription(/Número incompleto\./);
  await shoot(page, 'fields-refused');
});
