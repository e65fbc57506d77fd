import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import { LANGUAGES } from '../support/words';
import type { Language } from '../../../src/store/config/types';
import type { World } from '../support/world';

/** Ana, who reads what a customer asked. */
async function inConversation(world: World, language: Language) {
  const visitor = await world.visit({ language });
  await signIn(visitor, ANA);
  await frame(visitor).join('WhatsApp Vendas');
  const { id } = world.control.openConversation({
    queue: 'WhatsApp Vendas',
    fromName: 'Nina Vaz',
    numero: '5511922220001',
    idCliente: 1,
    texto: 'Tem em azul?',
  });
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).bubble('Tem em azul?')).toBeVisible();
  const written = (text: string): number =>
    world.control.messages({ idAtendimento: id }).filter(({ texto }) => texto === text).length;
  return { visitor, written };
}

/** As browsers treat the timers of a page that nobody sees. */
const SLOW_TIMERS = `{
  const { setInterval } = window;
  window.setInterval = (run, ms = 0, ...rest) => setInterval(run, Math.max(1_000, ms), ...rest);
}`;

test('a reload keeps the conversation that was left a moment ago for another, where timers are slow', async ({
  world,
}) => {
  const { visitor } = await inConversation(world, 'pt_BR');
  const { page, context } = visitor;
  const { id } = world.control.openConversation({
    queue: 'WhatsApp Vendas',
    fromName: 'Rui Paz',
    numero: '5511922220002',
    idCliente: 2,
    texto: 'Bom dia',
  });
  await context.addInitScript({ content: SLOW_TIMERS });
  await page.reload();
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).heading('Rui Paz')).toBeVisible();
  await page.reload();
  await expect(chat(visitor).heading('Rui Paz')).toBeVisible();
});

for (const language of LANGUAGES) {
  test.describe(`a reload, in ${language}`, () => {
    test(
      'keeps language, session, open conversation and draft, even at once after typing',
      { tag: language === 'pt_BR' ? '@smoke' : [] },
      async ({ world }) => {
        const { visitor } = await inConversation(world, language);
        const { page, w } = visitor;
        const { composer, heading, bubble } = chat(visitor);
        await composer.fill('Vou ver no esto');
        await composer.pressSequentially('que');
        await page.reload();
        await expect(heading('Nina Vaz')).toBeVisible();
        await expect(bubble('Tem em azul?')).toBeVisible();
        await expect(composer).toHaveValue('Vou ver no estoque');
        await expect(frame(visitor).status.getByText(w('agent.available'), { exact: true })).toBeVisible();
      },
    );

    test('keeps a message whose answer was lost, while the server is away; it is there once', async ({
      world,
    }) => {
      const { visitor, written } = await inConversation(world, language);
      const { page, w } = visitor;
      const { say, bubble, delivered } = chat(visitor);
      world.control.failAction({ action: 'ClientChatMessage', kind: 'loseAck', times: 1 });
      await say('Temos sim, em azul');
      await expect.poll(() => written('Temos sim, em azul')).toBe(1);
      await world.control.goAway({});
      await page.reload();
      await expect(page.getByRole('dialog', { name: w('connection.lost') })).toBeVisible();
      await shoot(page, `connection-lost-${language}`);
      await world.control.comeBack({});
      await delivered('Temos sim, em azul', 'message.status.seen');
      expect(written('Temos sim, em azul')).toBe(1);
      await expect(bubble('Temos sim, em azul')).toHaveCount(1);
    });

    test('is not needed for a message that was sent while the line was down', async ({ world }) => {
      const { visitor, written } = await inConversation(world, language);
      const { page, w } = visitor;
      const { composer, send, delivered, bubble } = chat(visitor);
      await composer.fill('Quer que eu separe?');
      await world.control.goAway({});
      await send.click();
      await delivered('Quer que eu separe?', 'message.status.pending');
      await expect(page.getByRole('dialog', { name: w('connection.lost') })).toBeVisible();
      await world.control.comeBack({});
      await expect(page.getByText(w('connection.restored'))).toBeVisible();
      await delivered('Quer que eu separe?', 'message.status.seen');
      expect(written('Quer que eu separe?')).toBe(1);
      await expect(bubble('Quer que eu separe?')).toHaveCount(1);
    });
  });
}
