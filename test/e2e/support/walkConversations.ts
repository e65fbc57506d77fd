import { expect, type BrowserContext, type Locator } from '@playwright/test';
import type { TextId } from '../../../src/components/intl';
import { ANA } from './agents';
import { chat } from './screens/chat';
import { contactsScreen } from './screens/contacts';
import { classifyDialog, endQuestion } from './screens/dialogs';
import { frame } from './screens/frame';
import { conversationList } from './screens/list';
import { loginPage } from './screens/login';
import { selfCheckScreen } from './screens/selfCheck';
import { settingsDialog, settingsPage } from './screens/settings';
import { telephoneStatus } from './screens/telephone';
import type { Visitor } from './visitor';
import type { Eye } from './walkEye';
import type { World } from './world';

/** What each page shows once it has loaded. */
const PAGES: Record<string, (visitor: Visitor) => Locator> = {
  historico: ({ page }) => page.getByRole('table').getByRole('row').nth(1),
  contatos: (visitor) => contactsScreen(visitor).list.getByRole('button').first(),
  clientes: (visitor) => contactsScreen(visitor).list.getByRole('button').first(),
  ligacao: ({ page, w }) => page.getByText(w('call.cause.microphoneMissing')),
  phone: ({ page, w }) => page.getByText(w('call.cause.microphoneMissing')),
  verificacao: (visitor) => selfCheckScreen(visitor).run,
  diagnostico: ({ page }) => page.getByRole('main').getByRole('heading').first(),
};

/** Takes the microphone of every page that opens from now on. */
async function takeMicrophone(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no devices.
    if (!('mediaDevices' in navigator)) return;
    const { mediaDevices } = navigator;
    mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
    mediaDevices.enumerateDevices = () => Promise.resolve([]);
  });
}

/**
 * From a new browser to an agent who is in no queue yet.
 * @param turn boxes of the settings dialog to turn
 */
export async function seeEntry(visitor: Visitor, { look }: Eye, ...turn: TextId[]): Promise<void> {
  const { page, w } = visitor;
  const { turn: turnBoxes, shown, save, gone } = settingsDialog(visitor);
  await visitor.go('/');
  await shown();
  await look('settings-first');
  await turnBoxes(...turn);
  await save.click();
  await gone();
  const { alert, enterAs } = loginPage(visitor);
  await look('login');
  await enterAs(ANA.login, 'wrong');
  await expect(alert).toBeVisible();
  await look('login-refused');
  await enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  await expect(page.getByText(w('conversations.empty'))).toBeVisible();
  await look('home-empty');
  await frame(visitor).openMenu();
  await look('status-menu');
  await frame(visitor).closeMenu();
}

/** A conversation, and what can be done with it. */
async function seeConversation(world: World, visitor: Visitor, { look }: Eye): Promise<void> {
  const { page, w } = visitor;
  const opening = { queue: 'Chat Site', idCliente: 1, texto: 'Bom dia! Veja https://exemplo.com.br' };
  const lia = { ...opening, fromName: 'Lia Nunes', numero: '5511944440001' };
  const { id } = world.control.openConversation(lia);
  world.control.openConversation({ ...opening, fromName: 'Otto Reis', numero: '5511944440002' });
  await conversationList(visitor).row(id).click();
  const { bubble, say, delivered, act } = chat(visitor);
  await expect(bubble('exemplo.com.br')).toBeVisible();
  await say('Bom dia, Lia!');
  await delivered('Bom dia, Lia!', 'message.status.seen');
  await look('conversation');
  await page
    .getByRole('main')
    .getByRole('button', { name: w('chat.actions'), exact: true })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('conversation-menu');
  await page.keyboard.press('Escape');
  await act('conversation.classify');
  const { dialog, choose } = classifyDialog(visitor);
  await choose('classification', 'Venda');
  await look('classify');
  await dialog.getByRole('button', { name: w('action.cancel') }).click();
  await expect(dialog).toBeHidden();
  await act('conversation.end');
  const { no, dialog: question } = endQuestion(visitor);
  await expect(no).toBeVisible();
  await look('end');
  await no.click();
  await expect(question).toBeHidden();
}

/** Each page as it opens where neither exchange nor microphone is to be had. */
async function seePages(world: World, visitor: Visitor, { look }: Eye): Promise<void> {
  await takeMicrophone(visitor.context);
  world.control.dropSipSockets({ refuseMs: 600_000 });
  for (const [name, content] of Object.entries(PAGES)) {
    await visitor.go(`/${name}`);
    await expect(content(visitor)).toBeVisible();
    await expect(telephoneStatus(visitor).sign).toBeVisible();
    await expect(visitor.page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await look(name);
  }
}

/** What an agent who is signed in reaches without a call. */
export async function seeConversations(world: World, visitor: Visitor, eye: Eye): Promise<void> {
  const { join, pause, pauseReason } = frame(visitor);
  await join('Chat Site');
  await pause.click();
  await expect(pauseReason('Almoço')).toBeVisible();
  await eye.look('pause');
  await visitor.page.keyboard.press('Escape');
  await seeConversation(world, visitor, eye);
  const { open, goTo, leave } = settingsPage(visitor);
  await open();
  await eye.look('settings');
  await goTo('server');
  await eye.look('settings-server');
  await leave();
  await seePages(world, visitor, eye);
}
