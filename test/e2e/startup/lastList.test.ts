import { ANA, BRUNO } from '../support/agents';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { loginPage } from '../support/screens/login';
import { holdFiles } from '../support/firstFrame';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

/** What the list is read by. */
const LIST_READ = /api\/v2\/chats/;

/** Ana with two customers, and a page that was out of sight since: the list is kept then. */
async function withKeptList(world: World): Promise<{ visitor: Visitor; ids: (string | number)[] }> {
  const visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  const ids = ['Helena Oliveira', 'André Klein'].map(
    (fromName) => world.control.openConversation({ queue: 'Chat Site', fromName, texto: 'Oi' }).id,
  );
  await expect(conversationList(visitor).rows).toHaveCount(2);
  await visitor.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
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
