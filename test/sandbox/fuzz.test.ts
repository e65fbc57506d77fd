/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  ackErroSchema,
  HANDSHAKE_EVENT,
  type ActionName,
  type Atendimento,
} from '../../src/services/realtime/contract';
import { createPrng, type Prng } from '../../sandbox/seed/prng';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { connect, connectAgent, helloOf, requestOf, type AgentClient } from './client';
import { call } from './http';
import { chat, ends } from './requests';
import { aText } from './matchers';

/** Another seed each run; FUZZ_SEED repeats one. The tests' names tell it. */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_007);

let sandbox: Sandbox;
let ana: AgentClient;
const faults: unknown[] = [];
beforeAll(async () => {
  sandbox = await createSandbox({ progressSpeed: 0, onError: (error) => faults.push(error) });
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });
  await ana.ok('QueueAdd', { filas: ['WhatsApp Vendas'] });
});
afterAll(async () => {
  ana.close();
  await sandbox.close();
});
afterEach(() => {
  expect(faults.splice(0)).toEqual([]);
});

const NASTY: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  ' ',
  'x'.repeat(5000),
  "'; DROP TABLE messages; --",
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  [],
  {},
  [[[]]],
  { __proto__: { admin: true } },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { length: 5 },
  Array.from({ length: 500 }, (_, i) => i),
  '2026-02-30T99:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  randomUUID(),
];

/** A copy of an object with one to three of its fields replaced, dropped or added. */
function spoilt(prng: Prng, body: object): object {
  const copy = new Map<string, unknown>(Object.entries(body));
  const keys = [...copy.keys(), 'extra', 'toString'];
  for (let i = prng.int(1, 3); i > 0; i -= 1) {
    const key = prng.pick(keys);
    const value: unknown = copy.get(key);
    if (prng.chance(0.2)) copy.delete(key);
    else if (typeof value === 'object' && value !== null && prng.chance(0.5))
      copy.set(key, spoilt(prng, value));
    else copy.set(key, prng.pick(NASTY));
  }
  return Object.fromEntries(copy);
}

function samples(row: Atendimento): Record<ActionName, object> {
  const conversation = { idAtendimento: row.id };
  return {
    QueueStatus: { filas: ['Chat Site'] },
    QueueAdd: { filas: ['Chat Site'], motivo: 'manual' },
    QueueRemove: { filas: ['Chat Site'] },
    QueuePause: { motivo: 'Almoço', status: 10 },
    QueueUnpause: { motivo: 'Almoço' },
    ClientChatMessage: chat(row, 'oi'),
    replyMessage: { ...chat(row, 'oi'), quotedMsg: { id: 1, messageID: null, type: 'text', body: 'x' } },
    deleteMessage: { msg: { id: 1, messageID: 'x' }, protocolo: row.id },
    retryMessage: { ...conversation, clientMsgId: randomUUID() },
    sendTemplate: { ...chat(row, ''), templateId: 1, message: 'm', fields: [{ nome: 'nome', valor: 'x' }] },
    getTemplates: { queue: 'WhatsApp Oficial' },
    addAtendimento: {
      tipo: 'email',
      nome: 'a',
      email: 'a@b.co',
      assunto: 's',
      queue: 'E-mail SAC',
      agente: 'Ana Souza',
      ramal: null,
    },
    EncerrarAtendimento: ends(row),
    TransferenciaAtendimento: {
      ...conversation,
      tipo: 'agent',
      queue: 'WhatsApp Vendas',
      agente: 'Bruno Lima',
    },
    TransfereAtendimentoParaFila: { ...conversation, tipo: 'queue', queue: 'WhatsApp Vendas' },
    Desliga: { uniqueid: '1', ramal: null },
    dial: { ramal: '1001', contexto: 'c', fullname: 'Ana Souza', numero: '1', queue: 'Voz Vendas' },
    atualizaAtendimento: { ...conversation, fromName: 'x' },
    leuAtendimento: { ...conversation, ateId: 1 },
    digitando: { ...conversation, estado: 'digitando' },
  };
}

/** A conversation in service with the agent; a new one when the last request ended or moved it. */
function ownConversation(): Atendimento {
  const mine = () =>
    sandbox.control.conversations({ status: 'Entrou' }).find((row) => row.ultimoAgente === 'Ana Souza');
  if (!mine()) sandbox.control.seedConversations({ nome: 'ana', count: 1, queue: 'WhatsApp Vendas' });
  const row = mine();
  if (!row) throw new Error('no conversation');
  return row;
}

const anyAck = v.union([v.looseObject({ ok: v.literal(true), reqId: v.string() }), ackErroSchema]);

function emit(event: string, ...args: unknown[]): Promise<unknown> {
  return ana.socket.timeout(4000).emitWithAck(event, ...args);
}

test(`every malformed action is answered in the contract's shape (seed ${seed})`, async () => {
  const prng = createPrng(seed);
  let refused = 0;
  for (let i = 0; i < 400; i += 1) {
    const row = ownConversation();
    const all = samples(row);
    const action = prng.pick(Object.keys(all) as (keyof typeof all)[]);
    const request = spoilt(prng, requestOf('Ana Souza', action, all[action]));
    const ack = v.parse(anyAck, await emit('message', request));
    if (!ack.ok) {
      refused += 1;
      expect({ request, codigo: ack.codigo }).not.toMatchObject({ codigo: 'INTERNO' });
    }
  }
  expect(refused).toBeGreaterThan(200);
  await ana.ok('QueueStatus', {});
});

test(`what is no request at all is refused too (seed ${seed})`, async () => {
  for (const nothing of NASTY) {
    const ack = v.parse(ackErroSchema, await emit('message', nothing));
    expect(['VALIDACAO', 'ACAO_DESCONHECIDA']).toContain(ack.codigo);
    const file = v.parse(ackErroSchema, await emit('file', nothing, nothing));
    expect(file.codigo).toBe('VALIDACAO');
  }
  for (const action of ['toString', '__proto__', 'hasOwnProperty', 'QueueFly']) {
    const ack = await emit('message', requestOf('Ana Souza', action, {}));
    expect(ack).toMatchObject({ ok: false, codigo: 'ACAO_DESCONHECIDA' });
  }
  const old = { ...requestOf('Ana Souza', 'QueueStatus', {}), versao: '1.9' };
  expect(await emit('message', old)).toMatchObject({ ok: false, codigo: 'VERSAO' });
  expect(Object.prototype).not.toHaveProperty('admin');
});

test(`malformed handshakes and file frames are refused (seed ${seed})`, async () => {
  const prng = createPrng(seed + 1);
  const row = ownConversation();
  const frame = {
    ...chat(row, 'legenda'),
    reqId: randomUUID(),
    uploadId: randomUUID(),
    agente: 'Ana Souza',
    filename: 'a.bin',
    mimeType: 'application/octet-stream',
    tamanho: 3,
    offset: 0,
    fim: true,
  };
  for (let i = 0; i < 150; i += 1) {
    const spoiltFrame = spoilt(prng, { ...frame, uploadId: randomUUID(), clientMsgId: randomUUID() });
    const ack = v.parse(anyAck, await emit(prng.pick(['file', 'fileOnly']), spoiltFrame, Buffer.from('abc')));
    if (!ack.ok) expect({ spoiltFrame, codigo: ack.codigo }).not.toMatchObject({ codigo: 'INTERNO' });
  }
  const stranger = await connect(sandbox.realtimePort);
  for (let i = 0; i < 60; i += 1) {
    const hello = spoilt(prng, helloOf(stranger, { fullname: 'Carla Mendes', ramal: '1003' }));
    const ack = v.parse(anyAck, await stranger.timeout(4000).emitWithAck(HANDSHAKE_EVENT, hello));
    if (!ack.ok) expect({ hello, codigo: ack.codigo }).not.toMatchObject({ codigo: 'INTERNO' });
  }
  stranger.close();
});

test(`malformed HTTP calls get an error of the contract's shape, never a fault (seed ${seed})`, async () => {
  const prng = createPrng(seed + 2);
  const paths = [
    '/api/v2/usuarios/agentes/login',
    '/api/v2/chat/1/classificacao',
    '/api/v2/chat/encerrar/1',
    '/api/v2/clientes/1',
    '/api/v2/ligacao/classifica',
    '/api/v2/ligacao/desligar',
    '/api/v4/ligacao/Conferencia',
    '/api/v2/filas/remover',
    '/api/v2/chats',
    '/api/v2/clientes/%00',
    '/api/v2/chat/%E0%A4%A/mensagens',
    '/api/v3/fila?max=1e9',
  ];
  for (let i = 0; i < 200; i += 1) {
    const body = prng.chance(0.2)
      ? prng.pick(['{', '[1,', '"', 'nul', '\u0001'])
      : spoilt(prng, {
          nome: 'ana',
          senha: 'x',
          protocolo: 1,
          classificacaoID: 1,
          agente: 'Ana Souza',
          max: 1,
          order: 'id',
        });
    const method = prng.pick(['POST', 'PUT']);
    const path = prng.pick(paths);
    const answer = await call(sandbox, method, path, { body });
    expect({ method, path, body, status: answer.status }).not.toMatchObject({ status: 500 });
    if (answer.status >= 400) expect(answer.body).toMatchObject({ error: true, msg: aText });
  }
});
