import { ANA } from './support/agents';
import { violations } from './support/axe';
import { expectNoIncidents } from './support/incidents';
import { chat } from './support/screens/chat';
import { classifyDialog, endQuestion } from './support/screens/dialogs';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { loginPage } from './support/screens/login';
import { settingsDialog } from './support/screens/settings';
import { shoot } from './support/shot';
import type { Visitor } from './support/visitor';
import { startWorld } from './support/world';
import type { World } from './support/world';

const SCREENS = ['/historico', '/contatos', '/clientes', '/ligacao', '/phone', '/diagnostico'];

/** Each screen of the product, one after the other, as an agent reaches it. */
async function visitAll(
  world: World,
  visitor: Visitor,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const { page, w } = visitor;
  const { openDrawer, closeDrawer, queueSwitch, status, pause, pauseReason, settings, shown } =
    frame(visitor);
  const { shown: settingsShown, save, cancel, gone } = settingsDialog(visitor);
  await visitor.go('/');
  await settingsShown();
  await look('settings-first');
  await save.click();
  await gone();
  const { alert, enterAs } = loginPage(visitor);
  await look('login');
  await enterAs(ANA.login, 'wrong');
  await alert.waitFor();
  await look('login-refused');
  await enterAs(ANA.login, ANA.password);
  await shown();
  await page.getByText(w('conversations.empty')).waitFor();
  await look('home-empty');
  await openDrawer();
  await look('drawer');
  await queueSwitch('Chat Site').click();
  await status.getByText(w('agent.available'), { exact: true }).waitFor();
  await closeDrawer();
  await pause.click();
  await pauseReason('Almoço').waitFor();
  await look('pause');
  await page.keyboard.press('Escape');

  const opening = { queue: 'Chat Site', idCliente: 1, texto: 'Bom dia! Veja https://exemplo.com.br' };
  const { id } = world.control.openConversation({
    ...opening,
    fromName: 'Lia Nunes',
    numero: '5511944440001',
  });
  world.control.openConversation({ ...opening, fromName: 'Otto Reis', numero: '5511944440002' });
  const { row } = conversationList(visitor);
  await row(id).click();
  const { bubble, say, delivered, act } = chat(visitor);
  await bubble('exemplo.com.br').waitFor();
  await say('Bom dia, Lia!');
  await delivered('Bom dia, Lia!', 'message.status.seen');
  await look('conversation');
  await page
    .getByRole('main')
    .getByRole('button', { name: w('chat.actions'), exact: true })
    .click();
  await page.getByRole('menu').waitFor();
  await look('conversation-menu');
  await page.keyboard.press('Escape');
  await act('conversation.classify');
  const { dialog, choose } = classifyDialog(visitor);
  await choose('classification', 'Venda');
  await look('classify');
  await dialog.getByRole('button', { name: w('action.cancel') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await act('conversation.end');
  const { no, dialog: question } = endQuestion(visitor);
  await no.waitFor();
  await look('end');
  await no.click();
  await question.waitFor({ state: 'hidden' });
  await settings.click();
  await settingsShown();
  await look('settings');
  await cancel.click();
  await gone();
  for (const path of SCREENS) {
    await visitor.go(path);
    await shown();
    await look(path.slice(1));
  }
}

describe.each(['light', 'dark'] as const)('every screen, %s', (scheme) => {
  let world: World;

  beforeAll(async () => {
    world = await startWorld();
  });

  afterAll(() => world.close());

  test('has no serious or critical accessibility violation', async () => {
    const visitor = await world.visit({ scheme });
    const found: Record<string, string[]> = {};
    await visitAll(world, visitor, async (name) => {
      await shoot(visitor.page, `axe-${scheme}-${name}`);
      const here = await violations(visitor.page);
      if (here.length > 0) found[name] = here;
    });
    expect(found).toEqual({});
    expectNoIncidents(visitor.incidents);
  });
});
