import type { Message } from '../../../src/services/realtime/contract';
import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { settingsPage } from '../support/screens/settings';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { acknowledged, expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

/** Chat of type 2: the seeded limit of its texts, in characters. */
const LIMIT = 4096;

/** An agent with a conversation on screen. */
interface Writing {
  visitor: Visitor;
  /** What the agent sent. */
  written(): Message[];
}

async function begin({ visit, control }: World, width: number): Promise<Writing> {
  const visitor = await visit({ width });
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  const said = { fromName: 'Lia Nunes', numero: '5511933330001', idCliente: 1, texto: 'Bom dia!' };
  const { id } = control.openConversation({ queue: 'Chat Site', ...said });
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).bubble('Bom dia!')).toBeVisible();
  return {
    visitor,
    written: () => control.messages({ idAtendimento: id }).filter(({ inOut }) => inOut === 2),
  };
}

for (const width of [1440, 1000]) {
  test.describe(`the composer in a window of ${String(width)} px`, () => {
    test('grows with its text, to a third of the pane', async ({ world }) => {
      const { visitor } = await begin(world, width);
      const { composer } = chat(visitor);
      const heights = () =>
        composer.evaluate((input) => ({
          input: input.getBoundingClientRect().height,
          pane: input.closest('.chat')?.getBoundingClientRect().height ?? 0,
        }));
      const height = async () => (await heights()).input;
      const one = await height();
      await composer.fill('um\ndois\ntrês\nquatro');
      await expect.poll(height).toBeGreaterThan(one + 40);
      const four = await height();
      await composer.fill('linha\n'.repeat(80));
      await expect.poll(height).toBeGreaterThan(four);
      const { input: many, pane } = await heights();
      expect(many).toBeLessThanOrEqual(pane / 3 + 1);
      await shoot(visitor.page, `composer-grown-${String(width)}`);
      await composer.fill('');
      await expect.poll(height).toBeCloseTo(one, 0);
    });

    acknowledged('tells a text that is too long before it is sent', async ({ world }) => {
      const { visitor, written } = await begin(world, width);
      const { page, w } = visitor;
      const { composer, send } = chat(visitor);
      await composer.fill('a'.repeat(LIMIT + 1));
      await expect(page.getByText(w('chat.tooLong', { limit: LIMIT, over: 1 }))).toBeVisible();
      await expect(send).toBeDisabled();
      await page.keyboard.press('Enter');
      await shoot(page, `composer-too-long-${String(width)}`);
      expect(await violations(page)).toEqual([]);
      expect(written()).toEqual([]);
    });

    test('sends by Shift+Enter once the agent prefers it, and keeps that over a reload', async ({
      world,
    }) => {
      const { visitor, written } = await begin(world, width);
      const { page } = visitor;
      const { composer } = chat(visitor);
      await composer.fill('um');
      await page.keyboard.press('Shift+Enter');
      await expect(composer).toHaveValue('um\n');
      const { box, leave, open } = settingsPage(visitor);
      await open('messages');
      await box('settings.shiftEnter').check();
      await leave();
      await conversationList(visitor).rows.first().click();
      await expect(composer).toHaveValue('um\n');
      await page.reload();
      await expect(chat(visitor).bubble('Bom dia!')).toBeVisible();
      await composer.fill('dois');
      await composer.press('Control+Enter');
      await page.keyboard.type('linhas');
      await page.keyboard.press('Shift+Enter');
      await expect.poll(() => written().map(({ texto }) => texto)).toEqual(['dois\nlinhas']);
    });
  });
}
