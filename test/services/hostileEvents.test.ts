import { serverEventSchemas } from '../../src/services/realtime/contract';
import { decodeEvent } from '../../src/services/realtime/decode';
import { ESPERA, wireConversation, wireMessage, wirePush } from './wire';

const names = Object.keys(serverEventSchemas);
const noPayloads = [undefined, null, 0, 'x', true, [], {}, [wirePush()], () => 1, new Date(), Symbol('s')];

describe.each(names)('%s', (name) => {
  test.each(noPayloads.map((payload) => ({ payload })))(
    'what is no payload (%#) is rejected',
    ({ payload }) => {
      expect(decodeEvent(name, payload)).toMatchObject({ kind: 'rejected', name });
    },
  );

  test.each([
    ['eventId', 7],
    ['epoca', null],
    ['seq', '7'],
    ['seq', 7.5],
    ['seq', Number.NaN],
    ['ts', 'yesterday'],
    ['agente', { toString: () => 'Ana Lima' }],
  ])('a mark whose %s is wrong is rejected and named', (field, value) => {
    const decoded = decodeEvent(name, wirePush({ [field]: value }));
    expect(decoded).toMatchObject({ kind: 'rejected', name });
    expect(decoded.kind === 'rejected' && decoded.reason).toMatch(new RegExp(`^${field}: `));
  });
});

const rejected: [name: string, fields: Record<string, unknown>, place: string][] = [
  ['newMessage', { tipo: 'outra', idAtendimento: 1, message: wireMessage() }, 'tipo'],
  ['newMessage', { tipo: 'nova', idAtendimento: 1 }, 'message'],
  ['newMessage', { tipo: 'nova', idAtendimento: 1, message: wireMessage({ texto: 5 }) }, 'message.texto'],
  ['newMessage', { tipo: 'nova', idAtendimento: 1, message: wireMessage({ inOut: 3 }) }, 'message.inOut'],
  ['newMessage', { tipo: 'nova', idAtendimento: 1, message: wireMessage({ id: {} }) }, 'message.id'],
  [
    'newMessage',
    { tipo: 'nova', idAtendimento: 1, message: wireMessage({ status: 'sent' }) },
    'message.status',
  ],
  [
    'newMessage',
    { tipo: 'nova', idAtendimento: 1, message: wireMessage({ queueAnexos: [{ caminho: 1 }] }) },
    'message.queueAnexos.0.caminho',
  ],
  ['newMessage', { tipo: 'nova', idAtendimento: 1, message: wireMessage(), atendimento: {} }, 'atendimento.'],
  ['getMeusAtendimentos', { dados: [wireConversation(), 1] }, 'dados.1'],
  ['getMeusAtendimentos', { dados: wireConversation() }, 'dados'],
  [
    'AddAtendimento',
    { atendimento: wireConversation({ queueTypeID: 9 }), motivo: 'fila' },
    'atendimento.que',
  ],
  ['AddAtendimento', { atendimento: wireConversation(), motivo: 'constructor' }, 'motivo'],
  ['RemoveAtendimento', { idAtendimento: [1], motivo: 'encerrado' }, 'idAtendimento'],
  ['getAtendimentos', { completo: true, dados: [], espera: { chat: 1 } }, 'espera.whatsapp'],
  ['getAtendimentos', { completo: true, dados: [], espera: ESPERA, waiting: { SAC: 1 } }, 'waiting.SAC'],
  ['Hangup', { uniqueid: 'u', ramal: '1', causa: '16', atendida: true, datafim: '2026-01-01' }, 'causa'],
  ['uploadStatus', { uploadId: 'x', idAtendimento: 1, progress: 5, estado: 'enviando' }, 'uploadId'],
  ['deslogarAgente', { motivo: '__proto__' }, 'motivo'],
  ['errorMsg', { msg: ['x'] }, 'msg'],
  ['QueueStatus', { filas: [{ nome: 'SAC', agentes: [{ ramal: 1 }] }], espera: ESPERA }, 'filas.0.agentes.0'],
  ['digitando', { idAtendimento: 1, quem: 'cliente', estado: 'cantando' }, 'estado'],
];

describe('malformed payloads', () => {
  test.each(rejected)('%s (%#) is rejected at the wrong field', (name, fields, place) => {
    const decoded = decodeEvent(name, wirePush(fields));
    expect(decoded).toMatchObject({ kind: 'rejected', name });
    expect(decoded.kind === 'rejected' && decoded.reason.startsWith(place)).toBe(true);
  });

  test('the reason never holds what came', () => {
    const message = wireMessage({ texto: { dito: 'meu CPF é 123' }, status: 'meu CPF é 123' });
    const decoded = decodeEvent('newMessage', wirePush({ tipo: 'nova', idAtendimento: 1, message }));
    expect(decoded.kind).toBe('rejected');
    expect(JSON.stringify(decoded)).not.toContain('CPF');
  });

  test('the reason is short even where a hostile key is long', () => {
    const waiting = { ['k'.repeat(100_000)]: 1 };
    const decoded = decodeEvent(
      'getAtendimentos',
      wirePush({ completo: true, dados: [], espera: ESPERA, waiting }),
    );
    expect(decoded.kind === 'rejected' && decoded.reason.length).toBe(200);
  });
});

describe('oversized payloads', () => {
  const withText = (texto: string) =>
    wirePush({ tipo: 'nova', idAtendimento: 42, message: wireMessage({ texto }) });
  const tooLarge = { kind: 'rejected', reason: 'payload: too large' };

  test('a long message passes', () => {
    expect(decodeEvent('newMessage', withText('a'.repeat(1_000_000))).kind).toBe('fact');
  });

  test('a text of 6 million characters is rejected', () => {
    expect(decodeEvent('newMessage', withText('a'.repeat(6_000_000)))).toMatchObject(tooLarge);
  });

  test('a list of a million values is rejected', () => {
    const dados = Array.from({ length: 1_000_000 }, () => 0);
    expect(decodeEvent('getMeusAtendimentos', wirePush({ dados }))).toMatchObject(tooLarge);
  });

  test('nesting without end is rejected', () => {
    let nested: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
    expect(decodeEvent('errorMsg', wirePush({ msg: 'x', nested }))).toMatchObject(tooLarge);
  });
});

describe('poisoned payloads', () => {
  const poison = (fields: string) => JSON.parse(`{"__proto__":{"poisoned":true},${fields}}`) as object;

  test('a __proto__ key reaches no prototype and no domain value', () => {
    const raw = poison(JSON.stringify(wireConversation()).slice(1, -1));
    const decoded = decodeEvent('AddAtendimento', { ...wirePush({ motivo: 'fila' }), atendimento: raw });
    expect(decoded.kind).toBe('fact');
    expect(JSON.stringify(decoded)).not.toContain('poisoned');
    expect(({} as Record<string, unknown>)['poisoned']).toBeUndefined();
  });

  test('queues and extra fields named as prototypes are left out', () => {
    const waiting = JSON.parse('{"__proto__":[],"constructor":[],"SAC":[]}') as object;
    const fields = { completo: true, dados: [], espera: ESPERA, waiting };
    expect(decodeEvent('getAtendimentos', wirePush(fields))).toMatchObject({ kind: 'fact' });
    const dadosAdicionais = JSON.parse('{"__proto__":"x","CPF":"1"}') as object;
    const added = decodeEvent(
      'AddAtendimento',
      wirePush({ motivo: 'novo', atendimento: wireConversation({ dadosAdicionais }) }),
    );
    const conversation =
      added.kind === 'fact' &&
      added.event.type === 'conversationAssigned' &&
      added.event.payload.conversation;
    expect(conversation && Object.entries(conversation.extraData)).toEqual([['CPF', '1']]);
  });

  test('fields that the contract does not know stay out of the domain', () => {
    const message = wireMessage({ segredo: 'x', html: '<script>' });
    const fields = { tipo: 'nova', idAtendimento: 42, message, extra: 'x', admin: true };
    const text = JSON.stringify(decodeEvent('newMessage', wirePush(fields)));
    expect(text).not.toMatch(/segredo|script|extra|admin/);
  });
});

describe('unknown events', () => {
  test.each(['cobrancaNova', 'constructor', '__proto__', 'toString', ''])('%p is unknown', (name) => {
    expect(decodeEvent(name, { any: 'thing' })).toEqual({ kind: 'unknown', name });
  });

  test('one with a mark keeps its place in the stream', () => {
    expect(decodeEvent('cobrancaNova', wirePush({ valor: 10 }))).toEqual({
      kind: 'unknown',
      name: 'cobrancaNova',
      agent: 'Ana Lima',
      push: { eventId: 'e-7', epoch: 'p-1', seq: 7, serverAt: '2026-03-02T10:00:05-03:00' },
    });
  });

  test('a name without end is cut', () => {
    const decoded = decodeEvent('n'.repeat(100_000), null);
    expect(decoded.kind === 'unknown' && decoded.name.length).toBe(100);
  });
});
