import type { BrowserContext } from 'playwright-core';
import { ANA } from '../support/agents';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

const QUEUE = 'WhatsApp Vendas';

const HOUR_MS = 3_600_000;

let world: World;
let visitor: Visitor;
let nina: number | string;

/** An agent at a server that keeps to the two documents and to nothing else, with one conversation open. */
async function begin(prepare: (context: BrowserContext) => Promise<void>): Promise<void> {
  world = await startWorld({ dialect: { kind: 'plain' } });
  visitor = await world.visit();
  await prepare(visitor.context);
  await signIn(visitor, ANA);
}

async function takeCustomer(): Promise<void> {
  await frame(visitor).join(QUEUE);
  const opening = { queue: QUEUE, fromName: 'Nina Vaz', numero: '5511922220001' };
  nina = world.control.openConversation({ ...opening, texto: 'Tem em azul?' }).id;
  await conversationList(visitor).row(nina).click();
  await chat(visitor).bubble('Tem em azul?').waitFor();
}

afterEach(async () => {
  expectNoIncidents(visitor.incidents);
  await world.close();
});

function written(text: string): number {
  return world.control.messages({ idAtendimento: nina }).filter(({ texto }) => texto === text).length;
}

/** The message is at the server once, and stands on the screen once, as sent. */
async function expectOnce(text: string): Promise<void> {
  await chat(visitor).delivered(text, 'message.status.seen');
  expect(await chat(visitor).bubble(text).count()).toBe(1);
  expect(written(text)).toBe(1);
}

describe.each([3, -3])('a computer whose clock is %d hours from the server’s', (hours) => {
  const retry = (text: string) =>
    chat(visitor)
      .bubble(text)
      .getByRole('button', { name: visitor.w('action.retry'), exact: true });

  beforeEach(async () => {
    await begin((context) => context.clock.install({ time: Date.now() + hours * HOUR_MS }));
    await takeCustomer();
  });

  test('sends each message once, with and without the server’s word of it', async () => {
    const { say } = chat(visitor);
    await say('Temos, sim');
    await expectOnce('Temos, sim');
    world.control.failEvent({ name: 'sendSuccess', kind: 'skip' });
    await say('Quer que eu separe?');
    await expectOnce('Quer que eu separe?');
  });

  test('never doubles a message that is tried again', async () => {
    const { bubble, say } = chat(visitor);
    world.control.failAction({ action: 'ClientChatMessage', kind: 'drop' });
    await say('Um instante');
    await retry('Um instante').click();
    await expectOnce('Um instante');
    for (const name of ['sendSuccess', 'newMessage'])
      world.control.failEvent({ name, kind: 'skip', times: 9 });
    world.control.failHttp({ path: `/api/v2/chat/${String(nina)}/mensagens`, kind: 'fail', times: 100 });
    await say('Achei');
    await retry('Achei').waitFor();
    expect(written('Achei')).toBe(1);
    world.control.clearFaults({});
    await retry('Achei').click();
    await expectOnce('Achei');
    await shoot(visitor.page, `clock-${String(hours)}`);
    expect(await bubble('').count()).toBe(3);
  });
});

describe('a server with values of its own', () => {
  /** This sandbox takes no message to a type that it does not know. */
  let hasWritten: boolean;

  /** Types of queues, states of messages and of the agent as no document has them. */
  function changed(text: string): string {
    return text
      .replaceAll(/"(queueTypeID|queue_type)":"?\d+"?/g, hasWritten ? '"$1":"77"' : '$&')
      .replaceAll(/"status":"(?:pending|sended|delivered|seen)"/g, '"status":"lida"')
      .replaceAll(/"status":5/g, '"status":42');
  }

  test('shows rows and bubbles, and lets the agent write', async () => {
    hasWritten = false;
    await begin(async (context) => {
      await context.route(/\/api\//, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: changed(await response.text()) });
      });
    });
    world.control.setProgressSpeed({ speed: 0 });
    const { status } = frame(visitor);
    await status.getByText(visitor.w('agent.status', { status: 42 }), { exact: true }).waitFor();
    await takeCustomer();
    const { bubble, say } = chat(visitor);
    const { row } = conversationList(visitor);
    await say('Temos, sim');
    await eventually(() => expect(written('Temos, sim')).toBe(1));
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
    await bubble('Meu pedido atrasou').waitFor();
    await row(nina).click();
    for (const text of ['Tem em azul?', 'Temos, sim']) {
      await bubble(text).waitFor();
      expect(await bubble(text).count()).toBe(1);
    }
    await bubble('Temos, sim').getByRole('img', { name: 'lida', exact: true }).waitFor();
    await shoot(visitor.page, 'unknown-values');
  });
});

test('an event without an envelope shows once, also when it comes twice', async () => {
  await begin(async () => undefined);
  await takeCustomer();
  const { bubble } = chat(visitor);
  const { row } = conversationList(visitor);
  const opening = { queue: QUEUE, fromName: 'Caio Reis', numero: '5511922220002' };
  const { id } = world.control.openConversation({ ...opening, texto: 'Meu pedido atrasou' });
  await row(id).waitFor();
  world.control.failEvent({ name: 'newMessage', kind: 'skip', times: 2 });
  for (const idAtendimento of [nina, id]) {
    const message = world.control.customerWrites({ idAtendimento, texto: 'Ainda está aí?' });
    const event = { nome: ANA.login, evento: 'newMessage', payload: { message } };
    for (let times = 0; times < 2; times += 1) world.control.sendRaw(event);
  }
  await bubble('Ainda está aí?').waitFor();
  await row(id).getByText('Ainda está aí?').waitFor();
  await row(id).getByText('2', { exact: true }).waitFor();
  expect(await bubble('Ainda está aí?').count()).toBe(1);
  await row(id).click();
  await bubble('Meu pedido atrasou').waitFor();
  expect(await bubble('Ainda está aí?').count()).toBe(1);
});
