import { ANA, BRUNO } from '../support/agents';
import { chat } from '../support/screens/chat';
import { endQuestion } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { loginPage } from '../support/screens/login';
import { holdFiles } from '../support/firstFrame';
import { hideUntilKept } from '../support/keptList';
import { signIn } from '../support/steps';
import { acknowledged, expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

/** What the list is read by. */
const LIST_READ = /api\/v2\/chats/;
const LIST_PATH = '/api/v2/chats';

/** The read of a conversation before something is sent there is given up after 15 s. */
const SENT_WITHIN_MS = 30_000;

/** More than any start asks. */
const ALWAYS = 1_000;

/** Ana with two customers, and a page that was out of sight since: the list is kept then. */
async function withKeptList(world: World): Promise<{ visitor: Visitor; ids: (string | number)[] }> {
  const visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  const ids = ['Helena Oliveira', 'André Klein'].map(
    (fromName) => world.control.openConversation({ queue: 'Chat Site', fromName, texto: 'Oi' }).id,
  );
  await expect(conversationList(visitor).rows).toHaveCount(2);
  await hideUntilKept(visitor.page, ids.length);
  return { visitor, ids };
}

test('a start shows the list of the last session until the server says what it is', async ({ world }) => {
  const { visitor, ids } = await withKeptList(world);
  const { page, w } = visitor;
  const { grid, leave, row, rows } = conversationList(visitor);
  const release = await holdFiles(page, LIST_READ);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(grid).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(w('conversations.restored'))).toBeVisible();
  const [first = 0] = ids;
  await row(first).click();
  await expect(row(first)).toHaveAttribute('aria-selected', 'true');
  await leave();
  await expect(chat(visitor).composer).toBeVisible();
  world.control.openConversation({ queue: 'Chat Site', fromName: 'Nina Vaz', texto: 'Oi' });
  release();
  await expect(rows).toHaveCount(3);
  await expect(grid).not.toHaveAttribute('aria-busy');
  await expect(page.getByText(w('conversations.restored'))).toBeHidden();
});

test('nothing of a list is left for the next agent of the browser', async ({ world }) => {
  const { visitor } = await withKeptList(world);
  const { page } = visitor;
  await (await frame(visitor).askToLeave()).yes.click();
  await holdFiles(page, LIST_READ);
  await loginPage(visitor).enterAs(BRUNO.login, BRUNO.password);
  await frame(visitor).shown();
  await page.reload();
  await frame(visitor).shown();
  await expect(conversationList(visitor).rows).toHaveCount(0);
});

/** Ends a conversation as a supervisor does. */
async function endElsewhere({ sandbox }: World, id: string | number): Promise<void> {
  const url = `http://localhost:${String(sandbox.httpPort)}/api/v2/chat/encerrar/${String(id)}`;
  const headers = { authorization: `Bearer ${sandbox.bearer}` };
  expect((await fetch(url, { method: 'POST', headers })).status).toBe(200);
}

acknowledged(
  'what the agent writes and ends before the server says what the list is happens once, and stays so',
  async ({ world }) => {
    const { visitor, ids } = await withKeptList(world);
    const { page, w } = visitor;
    const [first = 0, second = 0] = ids;
    const { choose, grid, row, rows } = conversationList(visitor);
    const { bubble, composer, delivered, say } = chat(visitor);
    const saidIn = (id: string | number) => world.control.messages({ idAtendimento: id }).length;
    world.control.failHttp({ path: LIST_PATH, kind: 'holdAnswer', times: ALWAYS });
    await page.reload();
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await row(first).click();
    await say('Já resolvo');
    // How far it came is told by events, which wait for the answer; the conversation is read by the path that is held.
    await expect.poll(() => saidIn(first), { timeout: SENT_WITHIN_MS }).toBe(2);
    await row(second).click();
    await composer.fill('Ainda não mandei');
    await choose(first, w('conversation.end'));
    await endQuestion(visitor).yes.click();
    await expect(rows).toHaveCount(1);
    await expect(composer).toHaveValue('Ainda não mandei');

    // The answer is from before: the ended conversation is in it.
    const answered = page.waitForResponse(LIST_READ);
    world.control.clearFaults({});
    await answered;
    await expect(grid).not.toHaveAttribute('aria-busy');
    await expect(row(first)).toHaveCount(0);
    await expect(rows).toHaveCount(1);
    await expect(composer).toHaveValue('Ainda não mandei');
    await composer.press('Enter');
    await delivered('Ainda não mandei', 'message.status.seen');
    await expect(bubble('Ainda não mandei')).toHaveCount(1);
    expect([saidIn(first), saidIn(second)]).toEqual([2, 2]);
  },
);

test('a conversation that ended elsewhere stays on screen with what was being written', async ({ world }) => {
  const { visitor, ids } = await withKeptList(world);
  const { page, w } = visitor;
  const [first = 0] = ids;
  const { grid, row, rows } = conversationList(visitor);
  const { composer } = chat(visitor);
  await page.goto('about:blank');
  await endElsewhere(world, first);
  world.control.failHttp({ path: LIST_PATH, kind: 'holdAnswer', times: ALWAYS });
  await visitor.go('/home');
  await expect(grid).toHaveAttribute('aria-busy', 'true');
  await row(first).click();
  await composer.fill('Um momento, por favor');
  world.control.clearFaults({});
  await expect(grid).not.toHaveAttribute('aria-busy');
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(w('departed.draftKept'))).toBeVisible();
  await expect(composer).toHaveValue('Um momento, por favor');
  await expect(composer).toBeDisabled();
});
