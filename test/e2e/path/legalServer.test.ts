import type { BrowserContext } from '@playwright/test';
import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

test.use({ centre: { dialect: { kind: 'plain' } } });

const QUEUE = 'WhatsApp Vendas';

const HOUR_MS = 3_600_000;

/** An agent at a server that keeps to the two documents and to nothing else. */
async function begin(world: World, prepare?: (context: BrowserContext) => Promise<void>): Promise<Visitor> {
  const visitor = await world.visit();
  await prepare?.(visitor.context);
  await signIn(visitor, ANA);
  return visitor;
}

/** Opens the conversation of a customer who has just come, and gives its number. */
async function takeCustomer({ control }: World, visitor: Visitor): Promise<number | string> {
  await frame(visitor).join(QUEUE);
  const opening = { queue: QUEUE, fromName: 'Nina Vaz', numero: '5511922220001' };
  const { id } = control.openConversation({ ...opening, texto: 'Tem em azul?' });
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).bubble('Tem em azul?')).toBeVisible();
  return id;
}

function written({ control }: World, idAtendimento: number | string, text: string): number {
  return control.messages({ idAtendimento }).filter(({ texto }) => texto === text).length;
}

/** The bubble stands on the screen once now: a second one that goes away again is one too many. */
async function expectOneBubble(visitor: Visitor, text: string): Promise<void> {
  expect(await chat(visitor).bubble(text).count()).toBe(1);
}

for (const hours of [3, -3]) {
  test.describe(`a computer whose clock is ${String(hours)} hours from the server’s`, () => {
    const withClock = (world: World) =>
      begin(world, (context) => context.clock.install({ time: Date.now() + hours * HOUR_MS }));

    /** The message is at the server once, and stands on the screen once, as sent. */
    async function expectOnce(
      world: World,
      visitor: Visitor,
      id: number | string,
      text: string,
    ): Promise<void> {
      await chat(visitor).delivered(text, 'message.status.seen');
      await expectOneBubble(visitor, text);
      expect(written(world, id, text)).toBe(1);
    }

    test('sends each message once, with and without the server’s word of it', async ({ world }) => {
      const visitor = await withClock(world);
      const nina = await takeCustomer(world, visitor);
      const { say } = chat(visitor);
      await say('Temos, sim');
      await expectOnce(world, visitor, nina, 'Temos, sim');
      world.control.failEvent({ name: 'sendSuccess', kind: 'skip' });
      await say('Quer que eu separe?');
      await expectOnce(world, visitor, nina, 'Quer que eu separe?');
    });

    test('never doubles a message that is tried again', async ({ world }) => {
      const visitor = await withClock(world);
      const nina = await takeCustomer(world, visitor);
      const { bubble, bubbles, say } = chat(visitor);
      const retry = (text: string) =>
        bubble(text).getByRole('button', { name: visitor.w('action.retry'), exact: true });
      world.control.failAction({ action: 'ClientChatMessage', kind: 'drop' });
      await say('Um instante');
      await retry('Um instante').click();
      await expectOnce(world, visitor, nina, 'Um instante');
      for (const name of ['sendSuccess', 'newMessage'])
        world.control.failEvent({ name, kind: 'skip', times: 9 });
      world.control.failHttp({ path: `/api/v2/chat/${String(nina)}/mensagens`, kind: 'fail', times: 100 });
      await say('Achei');
      await expect(retry('Achei')).toBeVisible();
      expect(written(world, nina, 'Achei')).toBe(1);
      world.control.clearFaults({});
      await retry('Achei').click();
      await expectOnce(world, visitor, nina, 'Achei');
      await shoot(visitor.page, `clock-${String(hours)}`);
      await expect(bubbles).toHaveCount(3);
    });
  });
}

/**
 * Types of queues, states of messages and of the agent as no document has them.
 * @param hasTypes whether types of queues are changed too
 */
function changed(text: string, hasTypes: boolean): string {
  return text
    .replaceAll(/"(queueTypeID|queue_type)":"?\d+"?/g, hasTypes ? '"$1":"77"' : '$&')
    .replaceAll(/"status":"(?:pending|sended|delivered|seen)"/g, '"status":"lida"')
    .replaceAll(/"status":5/g, '"status":42');
}

test.describe('a server with values of its own', () => {
  test('shows rows and bubbles, and lets the agent write', async ({ world }) => {
    // This sandbox takes no message to a type that it does not know.
    let hasWritten = false;
    const visitor = await begin(world, async (context) => {
      await context.route(/\/api\//, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: changed(await response.text(), hasWritten) });
      });
    });
    world.control.setProgressSpeed({ speed: 0 });
    const { status } = frame(visitor);
    await expect(status.getByText(visitor.w('agent.status', { status: 42 }), { exact: true })).toBeVisible();
    const nina = await takeCustomer(world, visitor);
    const { bubble, say } = chat(visitor);
    const { row } = conversationList(visitor);
    await say('Temos, sim');
    await expect.poll(() => written(world, nina, 'Temos, sim')).toBe(1);
    hasWritten = true;
    const opening = { queue: QUEUE, fromName: 'Caio Reis', numero: '5511922220002' };
    const caio = world.control.openConversation({ ...opening, texto: 'Meu pedido atrasou' });
    const atendimento = { ...caio, queueTypeID: 77, status: 'Entrou' };
    world.control.sendRaw({
      nome: ANA.login,
      evento: 'AddAtendimento',
      payload: { atendimento, motivo: 'x' },
    });
    const agentes = [{ nome: ANA.fullName, ramal: '1001', status: 42, StatusNome: 'Em treinamento' }];
    const filas = [{ nome: QUEUE, agentes, espera: [] }];
    world.control.sendRaw({ nome: ANA.login, evento: 'QueueStatus', payload: { filas } });
    await visitor.page.reload();
    await row(caio.id).click();
    await expect(bubble('Meu pedido atrasou')).toBeVisible();
    await row(nina).click();
    for (const text of ['Tem em azul?', 'Temos, sim']) {
      await expect(bubble(text)).toBeVisible();
      await expectOneBubble(visitor, text);
    }
    await expect(bubble('Temos, sim').getByRole('img', { name: 'lida', exact: true })).toBeVisible();
    await shoot(visitor.page, 'unknown-values');
  });
});

test('an event without an envelope shows once, also when it comes twice', async ({ world }) => {
  const visitor = await begin(world);
  const nina = await takeCustomer(world, visitor);
  const { bubble } = chat(visitor);
  const { leave, row } = conversationList(visitor);
  await leave();
  const opening = { queue: QUEUE, fromName: 'Caio Reis', numero: '5511922220002' };
  const { id } = world.control.openConversation({ ...opening, texto: 'Meu pedido atrasou' });
  await expect(row(id)).toBeVisible();
  world.control.failEvent({ name: 'newMessage', kind: 'skip', times: 2 });
  for (const idAtendimento of [nina, id]) {
    const message = world.control.customerWrites({ idAtendimento, texto: 'Ainda está aí?' });
    const event = { nome: ANA.login, evento: 'newMessage', payload: { message } };
    for (let times = 0; times < 2; times += 1) world.control.sendRaw(event);
  }
  await expect(bubble('Ainda está aí?')).toBeVisible();
  await expect(row(id).getByText('Ainda está aí?')).toBeVisible();
  await expect(row(id).getByText('2', { exact: true })).toBeVisible();
  await expectOneBubble(visitor, 'Ainda está aí?');
  await row(id).click();
  await expect(bubble('Meu pedido atrasou')).toBeVisible();
  await expectOneBubble(visitor, 'Ainda está aí?');
});
