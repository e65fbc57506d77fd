/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import {
  atendimentoSchema,
  clienteSchema,
  filaAgenteSchema,
  handshakeDataSchema,
  messageSchema,
  usuarioSchema,
} from '../../src/services/realtime/contract';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { answerShape } from '../../sandbox/dialect/answers';
import { createOddForms } from '../../sandbox/dialect/oddForms';
import type { Schema } from '../../sandbox/dialect/shape';
import { connect, helloOf, requestOf, until, type Seen } from './client';
import { readBack, unwrap } from './dialectReader';
import { ITEM_PATHS, LIST_PATHS, rawCall, type RawAnswer } from './dialectReads';
import { chat } from './requests';

/** Drawn anew for each run; the titles of the tests tell it. */
const DRAWN = Number(process.env['ODD_SEED'] ?? Date.now() % 1_000_000);

const SEEDS = [...new Set([1, 2, 3, DRAWN])];

const LOGIN = '/api/v2/usuarios/agentes/login';

const ROUTES: [RegExp, string][] = [
  [/^\/api\/v2\/chat\/[^/]+\//, '/api/v2/chat/:id/'],
  [/^\/api\/v2\/(atendimentos|clientes)\/.+/, '/api/v2/$1/:id'],
  [/^\/api\/v2\/clientesByNumero\/.+/, '/api/v2/clientesByNumero/:numero'],
];

function schemaOf(path: string): Schema {
  const route = ROUTES.reduce((text, [from, to]) => text.replace(from, to), path.split('?')[0] ?? '');
  const schema = answerShape('GET', route)?.schema;
  if (!schema) throw new Error(`no shape for ${path}`);
  return schema;
}

function jsonOf({ status, type, text }: RawAnswer): unknown {
  return status === 200 && type.includes('json') ? JSON.parse(text) : undefined;
}

/** The answer by whichever verb is served; it must be one alone. */
async function readEither(sandbox: Sandbox, path: string): Promise<unknown> {
  const answers = await Promise.all(['GET', 'POST'].map((verb) => rawCall(sandbox, verb, path)));
  const served = answers.filter((answer) => jsonOf(answer) !== undefined);
  expect(served).toHaveLength(1);
  const [other] = answers.filter((answer) => !served.includes(answer));
  expect([404, 405, 400, 403, 500, 501, 200]).toContain(other?.status);
  return served.map(jsonOf)[0];
}

function rowsOf(schema: Schema, body: unknown): unknown[] {
  const rows = unwrap(body) ?? [];
  if (!Array.isArray(rows)) throw new Error(`no rows: ${JSON.stringify(body)}`);
  return rows.map((row) => readBack(schema, row));
}

const folder = mkdtempSync(join(tmpdir(), 'sandbox-odd-'));
const untouched = join(folder, 'untouched');
const full = new Map<string, unknown>();
beforeAll(async () => {
  const sandbox = await createSandbox({ dataDir: untouched });
  for (const path of [...LIST_PATHS, ...ITEM_PATHS]) {
    full.set(path, jsonOf(await rawCall(sandbox, 'GET', path)));
  }
  const login = await rawCall(sandbox, 'POST', LOGIN, { nome: 'ana', senha: 'ana123' });
  full.set(LOGIN, jsonOf(login));
  await sandbox.close();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.each(SEEDS)('odd, seed %d', (seed) => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    const dataDir = join(folder, String(seed));
    cpSync(untouched, dataDir, { recursive: true });
    sandbox = await createSandbox({ dataDir, dialect: { kind: 'odd', seed } });
  });
  afterAll(() => sandbox.close());

  test('every list can be read back to what full says', async () => {
    for (const path of LIST_PATHS) {
      const schema = schemaOf(path);
      const rows = rowsOf(schema, await readEither(sandbox, path));
      expect({ path, rows }).toEqual({ path, rows: rowsOf(schema, full.get(path)) });
    }
  });

  test('so can a contact and the user of the login', async () => {
    for (const path of ITEM_PATHS) {
      const read = readBack(clienteSchema, unwrap(await readEither(sandbox, path)));
      expect(read).toEqual(readBack(clienteSchema, unwrap(full.get(path))));
    }
    const answer = await rawCall(sandbox, 'POST', LOGIN, { nome: 'ana', senha: 'ana123' });
    const { token, ...user } = readBack(usuarioSchema, unwrap(jsonOf(answer))) as Record<string, unknown>;
    const { token: _token, ...asFull } = readBack(usuarioSchema, full.get(LOGIN)) as Record<string, unknown>;
    expect(user).toEqual(asFull);
    expect(token).toEqual(expect.any(String));
  });

  test('a write is answered by any 2xx, a refusal keeps its status and text', async () => {
    for (let n = 0; n < 12; n += 1) {
      const done = await rawCall(sandbox, 'PUT', '/api/v2/clientes/1', { nome: 'Emily Almeida' });
      expect([200, 204]).toContain(done.status);
    }
    const wrong = await rawCall(sandbox, 'POST', LOGIN, { nome: 'ana', senha: 'x' });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('Usuário ou senha inválidos');
  });

  test('answers and events can be read back, envelopes are whole or not there', async () => {
    const socket = await connect(sandbox.realtimePort);
    const events: Seen[] = [];
    socket.onAny((name: string, payload: Record<string, unknown>) => events.push({ name, payload }));
    const ask = async (event: string, payload: object): Promise<Record<string, unknown>> => {
      const ack: unknown = await socket.timeout(10_000).emitWithAck(event, payload);
      return ack as Record<string, unknown>;
    };
    const act = (action: string, fields: object): Promise<Record<string, unknown>> =>
      ask('message', requestOf('Ana Souza', action, fields));
    const event = (
      name: string,
      fits: (payload: Record<string, unknown>) => boolean,
    ): Promise<Seen['payload']> =>
      until(() => events.find((e) => e.name === name && fits(e.payload))?.payload, `event ${name}`);

    const { envelopes } = createOddForms(seed);
    const hello = await ask('authentication', helloOf(socket, { fullname: 'Ana Souza', ramal: '1001' }));
    expect(hello['ok']).toBe(true);
    const told = readBack(handshakeDataSchema, hello['dados']) as Record<string, unknown>;
    expect([told['seq'] !== undefined, told['epoca'] !== undefined]).toEqual([envelopes, envelopes]);

    const joined = await act('QueueAdd', { filas: ['Telegram'] });
    const { filas } = joined['dados'] as { filas: unknown[] };
    expect(filas.map((fila) => readBack(filaAgenteSchema, fila))).toContainEqual({
      fila: 'Telegram',
      queue_type: 6,
      value: true,
      pausa: false,
      motivo: undefined,
    });
    const row = sandbox.control.openConversation({ queue: 'Telegram', texto: 'Bom dia' });
    await event('AddAtendimento', ({ atendimento }) => {
      const read = readBack(atendimentoSchema, atendimento) as { id: string };
      return read.id === String(row.id);
    });
    const anexo = { filename: 'a.txt', mimeType: 'text/plain', base64: 'YQ==' };
    const written = sandbox.control.customerWrites({ idAtendimento: row.id, texto: 'Veja', anexo });
    const news = await event('newMessage', ({ message }) => {
      const read = readBack(messageSchema, message) as { id: string };
      return read.id === String(written.id);
    });
    expect(readBack(messageSchema, news['message'])).toEqual(readBack(messageSchema, written));

    const sent = await act('ClientChatMessage', chat(row, 'Olá'));
    const { message } = sent['dados'] as { message: unknown };
    expect(readBack(messageSchema, message)).toMatchObject({
      texto: 'Olá',
      inOut: 2,
      idAtendimento: String(row.id),
    });
    const refused = await act('EncerrarAtendimento', {
      idAtendimento: randomUUID(),
      queue: 'x',
      queueTypeID: 2,
    });
    expect(refused).toMatchObject({ ok: false, codigo: 'NAO_ENCONTRADO' });

    for (const { payload } of events) {
      const whole = ['eventId', 'epoca', 'seq', 'ts'].map((name) => payload[name] !== undefined);
      expect(whole).toEqual([envelopes, envelopes, envelopes, envelopes]);
      const { agente } = payload;
      const names = envelopes || agente !== undefined ? ['ana souza', 'ana', '1001', '1'] : ['undefined'];
      expect(names).toContain(String(agente).toLowerCase());
    }
    socket.close();
  });
});

test('odd is odd: three seeds show every form of a flag and a list', () => {
  const flags = new Set<unknown>();
  const lists = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const forms = createOddForms(seed);
    for (let n = 0; n < 100; n += 1) {
      const fila = forms.write(filaAgenteSchema, { fila: 'a', value: n % 2 === 0 }, 'localhost');
      flags.add((fila as { value?: unknown }).value);
      const body = forms.list([], {});
      lists.add(Array.isArray(body) ? 'bare' : Object.keys(body as object).join());
    }
  }
  expect(flags.size).toBe(12);
  expect([...lists].sort()).toEqual(['bare', 'dados', 'data', 'result', 'rows']);
});
