import { ana, openLine, pass, type Line } from '../support/testLine';
import { CLIENT_MSG_ID, REQ_ID } from '../support/wire';

let line: Line;

beforeEach(async () => {
  line = await openLine();
});

afterEach(() => line.close());

const hello = { ...ana, epoch: null, lastSeq: null };
const done = { ok: true, reqId: REQ_ID, dados: { filas: [], status: 1 }, seq: 9 };

describe('requests', () => {
  const join = () => line.client.request('QueueAdd', { filas: ['SAC'], motivo: 'entrada' }, REQ_ID, ana);

  test('carry the envelope and bring the answer', async () => {
    line.server.answer(() => done);
    await line.connected();
    await expect(join()).resolves.toEqual({ kind: 'ok', data: done.dados, seq: 9, repeated: false });
    expect(line.server.got).toEqual([
      {
        name: 'message',
        payload: {
          action: 'QueueAdd',
          reqId: REQ_ID,
          versao: '2.0',
          agente: 'Ana Lima',
          ramal: '2001',
          enviadoEm: '2026-03-02T13:00:00.000Z',
          filas: ['SAC'],
          motivo: 'entrada',
        },
      },
    ]);
  });

  const final = { retryable: false, retryAfterMs: null };
  const refusal = (code: string, message: string) => ({ failure: { code, message }, ...final });

  test.each<[name: string, answer: unknown, result: unknown]>([
    [
      'a refusal',
      { ok: false, reqId: REQ_ID, codigo: 'SEM_FILA', msg: 'Sem fila', tentarDeNovo: true, esperarMs: 50 },
      { ...refusal('SEM_FILA', 'Sem fila'), retryable: true, retryAfterMs: 50 },
    ],
    [
      'a refusal with a code of a later server',
      { ok: false, codigo: 'NOVO', msg: 'x', tentarDeNovo: false },
      refusal('NOVO', 'x'),
    ],
    [
      'a refusal that passes by itself, of a server that does not say so',
      { ok: false, codigo: 'INDISPONIVEL', msg: 'x' },
      { ...refusal('INDISPONIVEL', 'x'), retryable: true },
    ],
    ['a bare refusal', { ok: false, msg: [7] }, refusal('refused', '')],
    [
      'a refusal that tells where the conversation is',
      {
        ...{ ok: false, codigo: 'OUTRO_AGENTE', msg: 'x', tentarDeNovo: false },
        atual: { id: 42, queue: 'SAC', ultimoAgente: 'Bia Reis' },
      },
      { ...refusal('OUTRO_AGENTE', 'x'), current: { conversationId: '42', queue: 'SAC', agent: 'Bia Reis' } },
    ],
    [
      'a refusal that tells it badly',
      { ok: false, codigo: 'OUTRO_AGENTE', msg: 'x', atual: { queue: 5 } },
      refusal('OUTRO_AGENTE', 'x'),
    ],
  ])('%s', async (_, answer, result) => {
    line.server.answer(() => answer);
    await line.connected();
    await expect(join()).resolves.toEqual({ kind: 'refused', ...(result as object) });
  });

  test('one done before says so', async () => {
    line.server.answer(() => ({ ...done, seq: undefined, repetido: true }));
    await line.connected();
    await expect(join()).resolves.toMatchObject({ kind: 'ok', seq: null, repeated: true });
  });

  test.each<[string, unknown]>([
    ['a text', 'ok'],
    ['data in no known form', { ...done, dados: { filas: 'todas' } }],
    ['no data', { ok: true, reqId: REQ_ID }],
    ['a null', null],
    ['a flag', true],
  ])('%s is an answer, and no refusal', async (_, answer) => {
    line.server.answer(() => answer);
    await line.connected();
    await expect(join()).resolves.toMatchObject({ kind: 'ok' });
  });

  test('a refusal of who is not signed in ends the session after the handshake alone', async () => {
    const ended = () => line.events.filter(({ kind }) => kind === 'unauthorised');
    line.server.answer(() => ({ ok: false, codigo: 'NAO_AUTENTICADO', msg: 'Entre de novo' }));
    await line.connected();
    await join();
    expect(ended()).toEqual([]);
    line.server.answer(() => true);
    await line.client.authenticate({ ...ana, epoch: null, lastSeq: null });
    line.server.answer(() => ({ ok: false, codigo: 'NAO_AUTENTICADO', msg: 'Entre de novo' }));
    await join();
    expect(ended()).toEqual([{ kind: 'unauthorised', message: 'Entre de novo' }]);
  });

  test('silence is none', async () => {
    line.server.answer(() => undefined);
    await line.connected();
    await expect(join()).resolves.toEqual({ kind: 'timeout' });
  });

  test('while disconnected nothing is sent, then or later', async () => {
    await expect(join()).resolves.toEqual({ kind: 'disconnected' });
    await line.connected();
    line.server.drop('rudely');
    await line.until(() => !line.client.isConnected());
    const answer = join();
    line.client.volatile('digitando', { idAtendimento: '42', estado: 'digitando' }, ana);
    // Back before the answer would be given up: what socket.io kept to send would go out now.
    await line.connected();
    await pass(100);
    expect(line.server.got).toEqual([]);
    await expect(answer).resolves.toEqual({ kind: 'disconnected' });
  });

  test('a loss ends the wait at once', async () => {
    await line.connected();
    const answer = join();
    await line.until(() => line.server.got.length === 1);
    line.server.drop('rudely');
    await expect(answer).resolves.toEqual({ kind: 'disconnected' });
  });

  test('typing goes out without waiting', async () => {
    await line.connected();
    line.client.volatile('digitando', { idAtendimento: '42', estado: 'parou' }, ana);
    await line.until(() => line.server.got.length === 1);
    expect(line.server.got[0]?.payload).toMatchObject({
      action: 'digitando',
      idAtendimento: '42',
      estado: 'parou',
    });
  });
});

describe('the handshake', () => {
  const answer = {
    epoca: 'p-1',
    seq: 30,
    replay: 'lacuna',
    hora: '2026-03-02T10:00:00-03:00',
    filas: [{ fila: 'SAC', queue_type: 3, value: true, pausa: true, motivo: 'Café' }],
    status: 10,
  };

  test('says who connects and how far it followed', async () => {
    line.token.replace('da-sessao');
    line.server.answer(() => ({ ok: true, reqId: '', dados: answer }));
    await line.connected();
    await line.client.authenticate({ ...hello, epoch: 'p-1', lastSeq: 12 });
    expect(line.server.got).toEqual([
      {
        name: 'authentication',
        payload: {
          clientId: CLIENT_MSG_ID,
          abaId: REQ_ID,
          socketId: line.events[0]?.kind === 'connected' && line.events[0].socketId,
          nome: 'Ana Lima',
          ramal: '2001',
          versao: '2.0',
          epoca: 'p-1',
          ultimoSeq: 12,
          token: 'da-sessao',
        },
      },
    ]);
  });

  test('leaves out what a first connection does not know', async () => {
    await line.connected();
    await line.client.authenticate(hello);
    expect(Object.keys(line.server.got[0]?.payload ?? {}).sort()).toEqual([
      'abaId',
      'clientId',
      'nome',
      'ramal',
      'socketId',
      'versao',
    ]);
  });

  test.each([
    ['nada', 'nothing'],
    ['completo', 'complete'],
    ['lacuna', 'gap'],
  ])('accepted with replay %s', async (wire, replay) => {
    const limites = { maxArquivoBytes: 9, maxTexto: { 3: 4096 }, validadeReqIdMs: 1 };
    line.server.answer(() => ({ ok: true, reqId: '', dados: { ...answer, replay: wire, limites } }));
    await line.connected();
    await expect(line.client.authenticate(hello)).resolves.toEqual({
      kind: 'accepted',
      handshake: {
        epoch: 'p-1',
        seq: 30,
        replay,
        serverTime: answer.hora,
        memberships: [{ queue: 'SAC', type: 3, joined: true, paused: true, pauseReason: 'Café' }],
        status: 10,
        pauseReason: 'Café',
        limits: {
          maxFileBytes: 9,
          blockedTypes: [],
          maxTextByQueueType: { 3: 4096 },
          requestIdLifetimeMs: 1,
        },
      },
    });
  });

  test('refused with the code and text of the server, and for how long', async () => {
    const refusal = { codigo: 'VERSAO', msg: 'Atualize', tentarDeNovo: true, esperarMs: 9_000 };
    line.server.answer(() => ({ ok: false, ...refusal }));
    await line.connected();
    const heard = { failure: { code: 'VERSAO', message: 'Atualize' }, retryable: true, retryAfterMs: 9_000 };
    await expect(line.client.authenticate(hello)).resolves.toEqual({ kind: 'refused', ...heard });
  });

  test.each<[string, unknown]>([
    ['silence', undefined],
    ['something else', { epoca: 'p-1' }],
    ['half an answer', { ok: true, reqId: '', dados: { ...answer, seq: 'x' } }],
  ])('%s is an old server', async (_, said) => {
    line.server.answer(() => said);
    await line.connected();
    await expect(line.client.authenticate(hello)).resolves.toEqual({ kind: 'noAck' });
  });

  test('a loss meanwhile is no old server', async () => {
    await line.connected();
    const result = line.client.authenticate(hello);
    await line.until(() => line.server.got.length === 1);
    line.server.drop('politely');
    await expect(result).resolves.toEqual({ kind: 'disconnected' });
    await expect(line.client.authenticate(hello)).resolves.toEqual({ kind: 'disconnected' });
  });
});
