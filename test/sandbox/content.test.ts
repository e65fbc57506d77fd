/** @jest-environment node */
import { CONTENT_KINDS, type ContentKind } from '../../sandbox/customers/content';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import type { Atendimento, Message } from '../../src/services/realtime/contract';
import { connectAgent, type AgentClient } from './client';
import { chat } from './requests';

let sandbox: Sandbox;
let ana: AgentClient;
let row: Atendimento;
beforeAll(async () => {
  sandbox = await createSandbox({ progressSpeed: 0 });
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });
  await ana.ok('QueueAdd', { filas: ['WhatsApp Vendas'] });
  row = sandbox.control.openConversation({ queue: 'WhatsApp Vendas', texto: 'Bom dia' });
});
afterAll(async () => {
  expect(ana.invalid()).toEqual([]);
  ana.close();
  await sandbox.close();
});

async function sent(tipo: ContentKind, seed = 0): Promise<Message[]> {
  const messages = sandbox.control.customerSends({ idAtendimento: row.id, tipo, seed });
  for (const { id } of messages) await ana.event('newMessage', ({ message }) => message.id === id);
  return messages;
}

test.each(CONTENT_KINDS)(
  'a customer sends %s, and the agent hears of it as the contract has it',
  async (kind) => {
    const messages = await sent(kind);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message).toMatchObject({ inOut: 1, idAtendimento: row.id });
  },
);

/** Bytes that say what kind of file it is. */
const MARKS = { image: 'PNG', audio: 'WAVE', video: 'webm', document: '%PDF' } as const;

test.each([
  ['image', 'image/png', 'inline'],
  ['audio', 'audio/wav', 'inline'],
  ['video', 'video/webm', 'inline'],
  ['document', 'application/octet-stream', 'attachment'],
] as const)(
  'its %s is served from the centre’s own store as %s, %s, and can do nothing',
  async (kind, type, how) => {
    const [message] = await sent(kind, 1);
    const file = message?.queueAnexos?.[0];
    const answer = await fetch(`http://localhost:${String(sandbox.httpPort)}${String(file?.caminho)}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes).toHaveLength(file?.tamanho ?? 0);
    expect(bytes.subarray(0, 64).toString('latin1')).toContain(MARKS[kind]);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^${how}; filename`));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  },
);

test('an answer quotes what the agent said last, or else the customer’s own words', async () => {
  const [own] = await sent('quote');
  expect(own?.quotedMsg).toMatchObject({ type: expect.any(String) as string });
  const { message } = await ana.ok('ClientChatMessage', chat(row, 'Qual é o pedido?'));
  const [answer] = await sent('quote');
  expect(answer?.quotedMsg).toMatchObject({ id: message.id, body: 'Qual é o pedido?', type: 'text' });
});

test('a message that the customer takes back keeps its place, not its words', async () => {
  const [message] = await sent('image', 2);
  const gone = sandbox.control.customerDeletes({ id: message?.id ?? 0 });
  expect(gone).toMatchObject({ id: message?.id, status: 'deleted', texto: '' });
  expect(gone.queueAnexos).toBeUndefined();
  const told = await ana.event(
    'newMessage',
    (push) => push.tipo === 'atualizada' && push.message.id === gone.id,
  );
  expect(told.message.status).toBe('deleted');
});

test('an agent’s message is not the customer’s to take back', async () => {
  const { message } = await ana.ok('ClientChatMessage', chat(row, 'Minha'));
  expect(() => sandbox.control.customerDeletes({ id: message.id })).toThrow();
});

test('a burst comes in order', async () => {
  const messages = await sent('burst');
  const ids = messages.map(({ id }) => Number(id));
  expect(messages.length).toBeGreaterThan(4);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
});

test('the same seed sends the same', () => {
  const said = [0, 1, 2, 3].map((seed) =>
    [0, 1].map(() => sandbox.control.customerSends({ idAtendimento: row.id, tipo: 'emoji', seed })[0]?.texto),
  );
  for (const [first, again] of said) expect(again).toBe(first);
  expect(new Set(said.map(([first]) => first)).size).toBeGreaterThan(1);
});
