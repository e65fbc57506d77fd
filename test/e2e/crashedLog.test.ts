import type { Page } from '@playwright/test';
import { ANA } from './support/agents';
import { replayed } from './support/exportedLog';
import { chat } from './support/screens/chat';
import { conversationList } from './support/screens/list';
import { frame } from './support/screens/frame';
import { loginPage } from './support/screens/login';
import { settingsPage } from './support/screens/settings';
import { reload, signIn } from './support/steps';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

/** Longer than the log waits before it writes, ms: what the page did last is on disk. */
const WRITTEN_MS = 1_000;

/** Ends the process of a page, as a fault of the browser does. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // The page is gone before it could answer.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}

function crashedButtons({ page, w }: Visitor) {
  return page.getByRole('group', { name: w('settings.crashed') }).getByRole('button');
}

test('a session that crashed is offered in the settings and leads to its last moment', async ({
  world,
}, testInfo) => {
  const visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('WhatsApp Suporte');
  const opening = { queue: 'WhatsApp Suporte', fromName: 'Nara Gil', numero: '5511933330001', idCliente: 1 };
  const { id } = world.control.openConversation({ ...opening, texto: 'Bom dia' });
  // A page that is left ends as well, and is not offered.
  await reload(visitor);
  await frame(visitor).shown();
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).bubble('Bom dia')).toBeVisible();
  // Nothing on screen tells when the log is written.
  await visitor.page.waitForTimeout(WRITTEN_MS);
  await crash(visitor.page);

  const page = await visitor.context.newPage();
  const back: Visitor = {
    ...visitor,
    page,
    go: async (path) => {
      await page.goto(path);
    },
  };
  await back.go('/');
  const login = loginPage(back);
  await login.user.or(page.getByRole('banner')).first().waitFor();
  if (await login.user.isVisible()) await login.enterAs(ANA.login, ANA.password);
  await frame(back).shown();
  await settingsPage(back).open('diagnostics');
  await expect(crashedButtons(back)).toHaveCount(1);
  await expect(crashedButtons(back)).toHaveText(/^Exportar a sessão que caiu às \d\d:\d\d$/);
  const path = testInfo.outputPath('crashed.json');
  const download = page.waitForEvent('download');
  await crashedButtons(back).click();
  expect((await download).suggestedFilename()).toMatch(/^agent-console-crashed-.*\.json$/);
  await (await download).saveAs(path);
  const { entries, stateAt } = replayed(path);
  const last = stateAt(entries.length);
  expect(last.auth.user?.login).toBe(ANA.login);
  expect(last.conversations.selectedId).toBe(String(id));
});
