/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import * as v from 'valibot';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { connect, helloOf, requestOf, until, type Seen } from './client';
import { ITEM_PATHS, LIST_PATHS, rawCall } from './dialectReads';
import { aText } from './matchers';
import { chat, ends } from './requests';

/** Names that only the contract has. */
const EXTENSIONS = [
  ...['eventId', 'epoca', 'seq', 'ts', 'agenteId', 'reqId', 'total', 'page', 'max', 'codigo', 'campos'],
  ...['clientMsgId', 'atualizadoEm', 'versaoReg', 'token', 'limites', 'espera', 'completo', 'desde'],
  ...['tamanho', 'largura', 'altura', 'duracao', 'erro', 'waiting', 'para', 'de', 'exceto', 'estado'],
];
/** Within the envelope of a mail these two are the documents' own. */
const OF_MAIL = ['de', 'para'];
const FOREIGN_DATE = /^\d{4}-\d\d-\d\dT|[+-]\d\d:\d\d$|Z$/;
const ID = /^(id|count|qtd_msg|clienteID|max_chat_atende)$|^id[A-Z_]|ID$/;

/** What in a payload the documents do not have, as paths. */
function foreign(value: unknown, path = '', inMail = false): string[] {
  if (typeof value === 'boolean' || value === null) return [`${path}: ${String(value)}`];
  if (Array.isArray(value)) return value.flatMap((item, n) => foreign(item, `${path}[${n}]`, inMail));
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) => {
    const at = `${path}.${name}`;
    if (EXTENSIONS.includes(name) && !(inMail && OF_MAIL.includes(name))) return [at];
    if (/^data/.test(name) && typeof item === 'string' && FOREIGN_DATE.test(item)) return [`${at}: ${item}`];
    if (ID.test(name) && name !== 'queueTypeID' && typeof item === 'number') return [`${at}: ${item}`];
    return foreign(item, at, name === 'envelope');
  });
}

/** An agent that talks without waiting for answers, and notes any that comes. */
interface PlainAgent {
  socket: Socket;
  events: Seen[];
  answers: unknown[];
  emit: (event: string, ...args: unknown[]) => void;
  act: (action: string, fields: object) => void;
  event: (name: string, fits?: (payload: Record<string, unknown>) => boolean) => Promise<Seen['payload']>;
}

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ dialect: { kind: 'plain' }, progressSpeed: 50 });
});
afterAll(() => sandbox.close());

async function plainAgent(fullname: string, ramal: string, clientId?: string): Promise<PlainAgent> {
  const socket = await connect(sandbox.realtimePort);
  const events: Seen[] = [];
  const answers: unknown[] = [];
  socket.onAny((name: string, payload: Record<string, unknown>) => events.push({ name, payload }));
  const emit = (event: string, ...args: unknown[]): void => {
    socket.emit(event, ...args, (ack: unknown) => answers.push(ack));
  };
  emit('authentication', helloOf(socket, { fullname, ramal, ...(clientId ? { clientId } : {}) }));
  return {
    socket,
    events,
    answers,
    emit,
    act: (action, fields) => {
      emit('message', requestOf(fullname, action, fields));
    },
    event: (name, fits = () => true) =>
      until(() => events.find((seen) => seen.name === name && fits(seen.payload))?.payload, `event ${name}`),
  };
}

test.each(LIST_PATHS)('%s answers rows and nothing beside them, by POST alone', async (path) => {
  const answer = await rawCall(sandbox, 'POST', path);
  expect(answer.status).toBe(200);
  const body: unknown = JSON.parse(answer.text);
  expect(Object.keys(body as object)).toEqual(['dados']);
  expect(body).toEqual({ dados: expect.any(Array) as unknown });
  expect(foreign(body)).toEqual([]);
  const byGet = await rawCall(sandbox, 'GET', path);
  expect([byGet.status, byGet.type]).toEqual([404, 'text/html; charset=utf-8']);
});

const rowsSchema = v.object({ dados: v.array(v.record(v.string(), v.unknown())) });

test.each(['/api/v2/agentes', '/api/v2/classificacoes'])(
  '%s says of no row which queues it is for',
  async (path) => {
    const { dados } = v.parse(rowsSchema, JSON.parse((await rawCall(sandbox, 'POST', path)).text));
    expect(dados.length).toBeGreaterThan(0);
    expect(dados.filter((row) => 'filas' in row)).toEqual([]);
  },
);

test.each(ITEM_PATHS)('%s answers the contact itself', async (path) => {
  const body: unknown = JSON.parse((await rawCall(sandbox, 'POST', path)).text);
  expect(body).toMatchObject({ id: '1', nome: aText });
  expect(foreign(body)).toEqual([]);
});

test('the login answers the bare user, refusals come with status 200 and without code', async () => {
  const path = '/api/v2/usuarios/agentes/login';
  const done = await rawCall(sandbox, 'POST', path, { nome: 'ana', senha: 'ana123', clientId: randomUUID() });
  const user: unknown = JSON.parse(done.text);
  expect(user).toMatchObject({ fullname: 'Ana Souza', edita_config: 1, abrir_url: 0, max_chat_atende: '8' });
  expect(foreign(user)).toEqual([]);
  expect(user).not.toHaveProperty('id');
  const wrong = await rawCall(sandbox, 'POST', path, { nome: 'ana', senha: 'x' });
  expect([wrong.status, JSON.parse(wrong.text)]).toEqual([
    200,
    { error: true, msg: 'Usuário ou senha inválidos' },
  ]);
  const missing = await rawCall(sandbox, 'POST', '/api/v2/clientes/999999');
  expect([missing.status, JSON.parse(missing.text)]).toEqual([
    200,
    { error: true, msg: 'Cliente não encontrado.' },
  ]);
  const nowhere = await rawCall(sandbox, 'POST', '/api/v2/filas/remover', { agente: 'Ana Souza' });
  expect([nowhere.status, nowhere.type]).toEqual([404, 'text/html; charset=utf-8']);
});

test('a wrong bearer is 401 still', async () => {
  const answer = await fetch(`http://localhost:${sandbox.httpPort}/api/v3/fila`, { method: 'POST' });
  expect(answer.status).toBe(401);
  expect(foreign(await answer.json())).toEqual(['.error: true']);
});

test('writes answer OK, a conference its call', async () => {
  const put = await rawCall(sandbox, 'PUT', '/api/v2/clientes/1', { nome: 'Emily A.' });
  expect(put).toEqual({ status: 200, type: 'text/plain; charset=utf-8', text: 'OK' });
  const call = await rawCall(sandbox, 'POST', '/api/v4/ligacao/Conferencia', {
    destino: '5511980000000',
    destino_nome: 'Emily',
    campos: { sala: '55', conferencia: '55', qtdParticipantes: 1 },
    rota: 'x',
    max_chamar: 30,
    sala: '55',
  });
  expect(JSON.parse(call.text)).toEqual({ callid: aText });
});

test('a session without answers, envelopes and extensions', async () => {
  const ana = await plainAgent('Ana Souza', '1001');
  ana.act('QueueAdd', { filas: ['Chat Site', 'WhatsApp Oficial'] });
  expect(await ana.event('getMeusAtendimentos')).toEqual({});
  const row = sandbox.control.openConversation({ queue: 'Chat Site', texto: 'Bom dia' });
  const added = await ana.event('AddAtendimento');
  expect(added).toEqual({ atendimento: expect.objectContaining({ id: String(row.id) }) as unknown });

  const said = chat(row, 'Olá');
  ana.act('ClientChatMessage', said);
  expect(await ana.event('sendSuccess')).toEqual({ idAtendimento: String(row.id) });
  await ana.event('newMessage', ({ message }) => (message as { status: string }).status === 'seen');
  // Nothing tells the server that this is the same message again.
  ana.act('ClientChatMessage', said);
  await until(
    () => (ana.events.filter((e) => e.name === 'sendSuccess').length === 2 ? true : undefined),
    '2nd',
  );

  ana.act('QueueStatus', { filas: ['Chat Site'] });
  expect(await ana.event('QueueStatus')).toEqual({
    filas: [{ nome: 'Chat Site', agentes: [{ ramal: '1001', status: 1, StatusNome: 'Disponível' }] }],
  });
  ana.act('getTemplates', { queue: 'WhatsApp Oficial' });
  const templates = (await ana.event('getTemplates')) as unknown;
  expect(Array.isArray(templates)).toBe(true);

  for (const action of ['dial', 'leuAtendimento', 'digitando', 'atualizaAtendimento']) ana.act(action, {});
  ana.act('QueuePause', { motivo: 'Almoço', status: 10 });
  await until(
    () => (ana.events.filter((e) => e.name === 'getMeusAtendimentos').length === 2 ? true : undefined),
    'the signal of the pause',
  );
  ana.act('EncerrarAtendimento', ends(row));
  expect(await ana.event('RemoveAtendimento')).toEqual({ idAtendimento: String(row.id) });
  ana.act('ClientChatMessage', chat(row, 'tarde'));
  expect(await ana.event('errorMsg')).toEqual({ msg: 'Atendimento encerrado!' });
  expect(ana.events.filter((e) => e.name === 'errorMsg')).toHaveLength(1);

  expect(ana.answers).toEqual([]);
  expect(ana.events.flatMap(({ name, payload }) => foreign(payload, name))).toEqual([]);
  expect(ana.events.map(({ payload }) => Object.hasOwn(payload, 'agente'))).not.toContain(true);
  ana.socket.close();
});

test('what waits is told whole, also after a part of it changed', async () => {
  const elisa = await plainAgent('Elisa Prado', '1005');
  await elisa.event('getAtendimentos');
  const first = sandbox.control.openConversation({ queue: 'WhatsApp Suporte', texto: 'a' });
  const second = sandbox.control.openConversation({ queue: 'WhatsApp Suporte', texto: 'b' });
  const ids = [String(first.id), String(second.id)];
  const whole = await elisa.event('getAtendimentos', ({ dados }) => {
    const waiting = (dados as { id: string }[]).map(({ id }) => id);
    return ids.every((id) => waiting.includes(id));
  });
  expect(Object.keys(whole)).toEqual(['dados']);
  elisa.socket.close();
});

test('frames of a file are taken as they come', async () => {
  const carla = await plainAgent('Carla Mendes', '1003');
  carla.act('QueueAdd', { filas: ['Chat Site'] });
  const row = sandbox.control.openConversation({ queue: 'Chat Site', texto: 'Envie' });
  await carla.event(
    'AddAtendimento',
    ({ atendimento }) => (atendimento as { id: string }).id === String(row.id),
  );
  const bytes = Buffer.from('first second');
  const file = {
    ...{ uploadId: randomUUID(), clientMsgId: randomUUID(), idAtendimento: String(row.id) },
    ...{ fromID: row.fromID, queue: row.queue, queueTypeID: row.queueTypeID, agente: 'Carla Mendes' },
    ...{ filename: 'a.txt', mimeType: 'text/plain', tamanho: bytes.length },
  };
  carla.emit('file', { ...file, reqId: randomUUID(), offset: 0, fim: false }, bytes.subarray(0, 6));
  carla.emit('file', { ...file, reqId: randomUUID(), offset: 6, fim: true }, bytes.subarray(6));
  expect(await carla.event('uploadStatus', ({ progress }) => progress === '100')).toEqual({
    uploadId: file.uploadId,
    progress: '100',
  });
  const sent = await carla.event('newMessage', ({ message }) => 'queueAnexos' in (message as object));
  expect(sent['message']).toMatchObject({ queueAnexos: [{ caminho: aText, filename: 'a.txt' }] });
  expect(carla.events.flatMap(({ name, payload }) => foreign(payload, name))).toEqual([]);
  expect(carla.answers).toEqual([]);
  carla.socket.close();
});

test('another computer sends the first one away, and only that one; nothing is replayed', async () => {
  const first = await plainAgent('Diego Rojas', '1004');
  await first.event('getAtendimentos');
  const second = await plainAgent('Diego Rojas', '1004');
  expect(await first.event('deslogarAgente')).toEqual({ msg: aText });
  await second.event('getAtendimentos');
  expect(second.events.map(({ name }) => name)).toEqual(['getAtendimentos']);
  second.socket.close();
});
