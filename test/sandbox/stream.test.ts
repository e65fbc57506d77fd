/** @jest-environment node */
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { REPLAY_BUFFER } from '../../sandbox/centre/eventStream';
import { connectAgent, until, type AgentClient } from './client';
import { chat } from './requests';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox({ progressSpeed: 50 });
});
afterEach(() => sandbox.close());

const FULLNAME = 'Ana Souza';

function connectAna(from: { epoca?: string; ultimoSeq?: number } = {}): Promise<AgentClient> {
  return connectAgent(sandbox.realtimePort, { fullname: FULLNAME, ...from });
}

/** The numbers from the first to the last, none missing, none twice. */
function gapless(seqs: number[]): boolean {
  return seqs.every((seq, i) => i === 0 || seq === (seqs[i - 1] ?? 0) + 1);
}

async function busy(ana: AgentClient): Promise<void> {
  await ana.ok('QueueAdd', { filas: ['Chat Site'] });
  const row = sandbox.control.openConversation({ queue: 'Chat Site', texto: 'oi' });
  for (let i = 0; i < 5; i += 1) {
    sandbox.control.customerWrites({ idAtendimento: row.id, texto: `pergunta ${i}` });
    await ana.ok('ClientChatMessage', chat(row, `resposta ${i}`));
  }
  await ana.refused('ClientChatMessage', chat(row, ''));
}

test('events are numbered one by one, whatever happens, refusals included', async () => {
  const ana = await connectAna();
  await busy(ana);
  await until(
    () => (ana.events.filter((e) => e.name === 'newMessage').length >= 25 ? true : undefined),
    'progress',
  );
  expect(gapless(ana.seqs())).toBe(true);
  expect(ana.seqs()[0]).toBe(ana.hello.seq + 1);
  const stored = sandbox.control.events({ nome: 'ana' });
  expect(gapless(stored.map((event) => event.seq))).toBe(true);
  expect(new Set(stored.map((event) => event.payload.eventId)).size).toBe(stored.length);
  ana.close();
});

test('an agent who comes back gets exactly what was missed, in order', async () => {
  const first = await connectAna();
  await busy(first);
  const row = sandbox.control.conversations({ status: 'Entrou' })[0];
  const last = first.seqs().at(-1) ?? 0;
  first.close();
  await until(
    () => (sandbox.control.agent({ nome: 'ana' }).sockets === 0 ? true : undefined),
    'the socket to close',
  );
  for (let i = 0; i < 3; i += 1) {
    sandbox.control.customerWrites({ idAtendimento: row?.id ?? 0, texto: `perdida ${i}` });
  }
  const missed = sandbox.control.events({ nome: 'ana', apos: last });

  const again = await connectAna({ epoca: first.hello.epoca, ultimoSeq: last });
  expect(again.hello).toMatchObject({ replay: 'completo', epoca: first.hello.epoca });
  await again.event('getAtendimentos', (push) => push.completo);
  expect(again.seqs()[0]).toBe(last + 1);
  expect(gapless(again.seqs())).toBe(true);
  expect(again.events.slice(0, missed.length).map((seen) => seen.payload)).toEqual(
    missed.map((e) => e.payload),
  );
  again.close();
});

test('an agent who missed nothing is told so', async () => {
  const first = await connectAna();
  await first.event('getAtendimentos');
  await first.event('QueueStatus');
  const { seq, epoca } = sandbox.control.agent({ nome: 'ana' });
  const second = await connectAgent(sandbox.realtimePort, {
    fullname: FULLNAME,
    clientId: first.clientId,
    epoca,
    ultimoSeq: seq,
  });
  expect(second.hello).toMatchObject({ replay: 'nada', seq });
  first.close();
  second.close();
});

test.each([
  ['holds nothing', {}],
  ['holds another epoch', { epoca: 'other', ultimoSeq: 1 }],
  ['holds numbers that were never given', { ultimoSeq: 1_000_000 }],
])('an agent who %s has a gap', async (_name, from) => {
  const { epoca } = sandbox.control.agent({ nome: 'ana' });
  const ana = await connectAna({ epoca, ...from });
  expect(ana.hello.replay).toBe('lacuna');
  ana.close();
});

test('the replay buffer is bounded: what is too old is a gap', async () => {
  const { epoca } = sandbox.control.agent({ nome: 'ana' });
  const times = REPLAY_BUFFER + 200;
  sandbox.control.pushRaw({ nome: 'ana', evento: 'getMeusAtendimentos', corpo: {}, times });
  const kept = sandbox.control.events({ nome: 'ana' });
  expect(kept.length).toBeLessThan(REPLAY_BUFFER + 100);
  const old = await connectAna({ epoca, ultimoSeq: 1 });
  expect(old.hello.replay).toBe('lacuna');
  old.close();
  const recent = await connectAna({ epoca, ultimoSeq: REPLAY_BUFFER + 100 });
  expect(recent.hello.replay).toBe('completo');
  recent.close();
});

test('a restart that begins a new epoch turns what everybody holds into a gap', async () => {
  const first = await connectAna();
  await first.event('getAtendimentos');
  await sandbox.control.restart({ downMs: 10, novaEpoca: true });
  const again = await connectAna({ epoca: first.hello.epoca, ultimoSeq: first.seqs().at(-1) ?? 0 });
  expect(again.hello.replay).toBe('lacuna');
  expect(again.hello.epoca).not.toBe(first.hello.epoca);
  again.close();
});

test('a restart keeps ports, data and numbers', async () => {
  const { httpPort, realtimePort } = sandbox;
  const first = await connectAna();
  await busy(first);
  const before = sandbox.control.conversations({ status: 'Entrou' });
  const { epoca } = sandbox.control.agent({ nome: 'ana' });
  await sandbox.control.restart({ downMs: 10 });
  await until(() => (first.socket.connected ? undefined : true), 'the line to drop');
  const again = await connectAna({ epoca, ultimoSeq: 3 });
  expect(again.hello.replay).toBe('completo');
  expect(sandbox.control.conversations({ status: 'Entrou' }).map((row) => row.id)).toEqual(
    before.map((row) => row.id),
  );
  expect([sandbox.httpPort, sandbox.realtimePort]).toEqual([httpPort, realtimePort]);
  again.close();
});
