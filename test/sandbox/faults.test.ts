/** @jest-environment node */
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { connectAgent, until, type AgentClient } from './client';
import { call } from './http';
import { chat } from './requests';
import { aNumber, aText } from './matchers';

let sandbox: Sandbox;
let ana: AgentClient;
beforeEach(async () => {
  sandbox = await createSandbox({ progressSpeed: 0, controlPort: 0 });
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });
  await ana.ok('QueueAdd', { filas: ['Chat Site'] });
  await ana.event('QueueStatus', (push) => push.filas.some((fila) => fila.agentes.length > 0));
});
afterEach(async () => {
  ana.close();
  await sandbox.close();
});

function open(numero: string) {
  return sandbox.control.openConversation({ queue: 'Chat Site', texto: 'oi', numero });
}

/** Numbers of the last events, once the one with this number is there. */
async function lastSeqs(seq: number, count: number): Promise<number[]> {
  await until(() => (ana.seqs().includes(seq) ? true : undefined), `event ${seq}`);
  return ana.seqs().slice(-count);
}

test('an action fails as ordered, so many times, and then works', async () => {
  sandbox.control.failAction({ action: 'QueueStatus', kind: 'fail', times: 2, codigo: 'INTERNO' });
  const refusal = { codigo: 'INTERNO', tentarDeNovo: true };
  expect(await ana.refused('QueueStatus', {})).toMatchObject(refusal);
  expect(await ana.refused('QueueStatus', {})).toMatchObject(refusal);
  await ana.ok('QueueStatus', {});
});

test('an action comes late as ordered', async () => {
  const row = open('5511900000001');
  sandbox.control.failAction({ action: 'ClientChatMessage', kind: 'delay', ms: 150 });
  const start = Date.now();
  await ana.ok('ClientChatMessage', chat(row, 'devagar'));
  expect(Date.now() - start).toBeGreaterThanOrEqual(145);
});

test('HTTP calls fail, are cut, or lose their answer as ordered', async () => {
  sandbox.control.failHttp({ path: '/api/v3/fila', kind: 'fail', status: 500 });
  expect((await call(sandbox, 'GET', '/api/v3/fila')).status).toBe(500);
  expect((await call(sandbox, 'GET', '/api/v3/fila')).status).toBe(200);
  sandbox.control.failHttp({ path: '/api/v3/fila', kind: 'drop' });
  await expect(call(sandbox, 'GET', '/api/v3/fila')).rejects.toThrow();

  const row = open('5511900000001');
  const path = `/api/v2/chat/encerrar/${row.id}`;
  sandbox.control.failHttp({ path, kind: 'loseAnswer' });
  await expect(call(sandbox, 'POST', path)).rejects.toThrow();
  expect(sandbox.control.conversations({ status: 'Entrou' })).toEqual([]);
});

test('an answer is held as it was until the faults are cleared', async () => {
  sandbox.control.failHttp({ path: '/api/v3/fila', kind: 'holdAnswer' });
  let isAnswered = false;
  const held = call(sandbox, 'GET', '/api/v3/fila').finally(() => {
    isAnswered = true;
  });
  await call(sandbox, 'GET', '/api/v3/fila');
  await call(sandbox, 'GET', '/api/v3/fila');
  expect(isAnswered).toBe(false);
  sandbox.control.clearFaults({});
  expect((await held).status).toBe(200);
});

test('an event is skipped, doubled or swapped as ordered; the stream itself stays whole', async () => {
  const row = open('5511900000001');
  await ana.event('AddAtendimento');
  const write = (texto: string) => sandbox.control.customerWrites({ idAtendimento: row.id, texto });
  const seq = () => sandbox.control.agent({ nome: 'ana' }).seq;

  const base = seq();
  sandbox.control.failEvent({ name: 'newMessage', kind: 'duplicate' });
  write('a');
  expect(await lastSeqs(base + 1, 2)).toEqual([base + 1, base + 1]);
  sandbox.control.failEvent({ name: 'newMessage', kind: 'skip' });
  write('b');
  write('c');
  expect(await lastSeqs(base + 3, 2)).toEqual([base + 1, base + 3]);
  sandbox.control.failEvent({ name: 'newMessage', kind: 'swap' });
  write('d');
  write('e');
  expect(await lastSeqs(base + 4, 2)).toEqual([base + 5, base + 4]);
  expect(sandbox.control.events({ nome: 'ana', apos: base }).map((event) => event.seq)).toEqual([
    base + 1,
    base + 2,
    base + 3,
    base + 4,
    base + 5,
  ]);
});

test('malformed and unknown events reach the sockets', async () => {
  sandbox.control.sendRaw({ nome: 'ana', evento: 'newMessage', payload: { seq: 'x' } });
  sandbox.control.pushRaw({ nome: 'ana', evento: 'neverHeardOf', corpo: { a: 1 } });
  await until(() => ana.events.find((seen) => seen.name === 'neverHeardOf'), 'the unknown event');
  expect(ana.events.at(-2)).toEqual({ name: 'newMessage', payload: { seq: 'x' } });
  expect(ana.events.at(-1)?.payload).toMatchObject({ a: 1, agente: 'Ana Souza', seq: aNumber });
});

test.each([
  ['transport', 'transport close'],
  ['server', 'io server disconnect'],
] as const)('sockets are dropped by %s', async (mode, reason) => {
  const gone = new Promise((resolve) => ana.socket.once('disconnect', resolve));
  expect(sandbox.control.dropSockets({ nome: 'ana', mode })).toEqual({ dropped: 1 });
  expect(await gone).toBe(reason);
});

test('a supervisor puts an agent out of a queue, or of all', async () => {
  const inQueues = () => sandbox.control.agent({ nome: 'ana' }).usuario.filas.filter(({ value }) => value);
  await ana.ok('QueueAdd', { filas: ['E-mail SAC'] });
  sandbox.control.removeFromQueues({ nome: 'ana', filas: ['Chat Site'] });
  expect(inQueues().map(({ fila }) => fila)).toEqual(['E-mail SAC']);
  sandbox.control.removeFromQueues({ nome: 'ana' });
  expect(inQueues()).toEqual([]);
  expect(sandbox.control.agent({ nome: 'ana' }).usuario.status).toBe(5);
});

test('a supervisor sends an agent away', async () => {
  sandbox.control.logOutAgent({ nome: 'ana' });
  await expect(ana.event('deslogarAgente')).resolves.toMatchObject({ motivo: 'supervisor' });
});

test('bulk data is there for benches, and customers write at a rate', async () => {
  const ids = sandbox.control.seedConversations({ nome: 'elisa', count: 50, messages: 3, unread: 1 });
  expect(ids).toHaveLength(50);
  sandbox.control.seedMessages({ idAtendimento: ids[0] ?? 0, count: 1000 });
  expect(sandbox.control.messages({ idAtendimento: ids[0] ?? 0 })).toHaveLength(1003);
  const { sent } = await sandbox.control.emitAtRate({ nome: 'elisa', perSecond: 100, seconds: 0.3 });
  expect(sent).toBe(30);
  const written = sandbox.control.events({ nome: 'elisa' }).filter((event) => event.name === 'newMessage');
  expect(written).toHaveLength(30);
});

test('every command can be called by HTTP, and only as JSON', async () => {
  const post = (name: string, body: object | string, type = 'application/json') =>
    fetch(`http://localhost:${sandbox.controlPort}/control/${name}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const opened = await post('openConversation', { queue: 'Chat Site', texto: 'por HTTP' });
  expect(await opened.json()).toMatchObject({ dados: { status: 'Entrou', lastMsg: 'por HTTP' } });
  const bad = await post('openConversation', { queue: 7 });
  expect(bad.status).toBe(400);
  expect(await bad.json()).toMatchObject({ codigo: 'VALIDACAO', campos: { queue: aText } });
  const simple = await post('messageCount', '{}', 'text/plain');
  expect(simple.status).toBeGreaterThanOrEqual(400);
});
