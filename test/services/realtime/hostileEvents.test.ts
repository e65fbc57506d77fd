import { serverEventSchemas } from '../../../src/services/realtime/contract';
import { ESPERA, wireConversation, wireMessage, wirePush } from '../support/wire';
import { decodeEvent } from '../support/reading';

/** Events that need something of their payload; the others mean what they are called, whatever comes with them. */
const NEEDY = [
  'newMessage',
  'sendSuccess',
  'AddAtendimento',
  'RemoveAtendimento',
  'deleteAtendimento',
  'Tocando',
  'Atendeu',
  'Hangup',
  'uploadStatus',
  'QueueStatus',
  'digitando',
];
const noPayloads = [undefined, null, true, {}, wirePush(), () => 1, Symbol('s')];

describe.each(Object.keys(serverEventSchemas))('%s', (name) => {
  const what = NEEDY.includes(name) ? 'rejected' : 'taken for its name';

  test.each(noPayloads.map((payload) => ({ payload })))(
    `what is no payload (%#) is ${what}`,
    ({ payload }) => {
      const kind = NEEDY.includes(name) ? 'rejected' : 'fact';
      expect(decodeEvent(name, payload)).toMatchObject({ kind });
    },
  );

  test.each([
    ['epoca', null],
    ['seq', 7.5],
    ['seq', Number.NaN],
  ])('a mark whose %s is none is no mark, and costs nothing else', (field, value) => {
    expect(decodeEvent(name, wirePush({ [field]: value }))).not.toHaveProperty('push');
  });

  test('a mark in other forms is one', () => {
    const { push } = decodeEvent(name, wirePush({ seq: '7', eventId: 9, epoca: 3, ts: 'ontem' }));
    expect(push).toEqual({ eventId: '9', epoch: '3', seq: 7, serverAt: 'ontem' });
  });
});

const nothingToShow = { id: 1, idAtendimento: 1, inOut: 1 };

const rejected: [name: string, fields: Record<string, unknown>, missing: string][] = [
  ['newMessage', { tipo: 'nova', idAtendimento: 1 }, 'message'],
  ['newMessage', { tipo: 'nova', idAtendimento: 1, message: 'texto' }, 'message'],
  ['newMessage', { tipo: 'nova', idAtendimento: 1, message: nothingToShow }, 'message'],
  ['newMessage', { message: { texto: 'de quem?' } }, 'message'],
  ['AddAtendimento', { atendimento: { fromName: 'Rita' }, motivo: 'fila' }, 'atendimento.id'],
  ['RemoveAtendimento', { idAtendimento: [1], motivo: 'encerrado' }, 'idAtendimento'],
  ['Hangup', { ramal: '1', causa: '16' }, 'uniqueid'],
  ['uploadStatus', { idAtendimento: 1, progress: 5 }, 'uploadId'],
];

describe('malformed payloads', () => {
  test.each(rejected)('%s (%#) is rejected by what is missing', (name, fields, missing) => {
    const decoded = decodeEvent(name, wirePush(fields));
    expect(decoded).toMatchObject({ kind: 'rejected', name });
    expect(decoded.kind === 'rejected' && decoded.reason).toBe(`missing: ${missing}`);
  });

  test('a rejected event says which conversation it was about, and nothing of what came', () => {
    const message = { dito: 'meu CPF é 123' };
    const decoded = decodeEvent('newMessage', wirePush({ tipo: 'nova', idAtendimento: 42, message }));
    expect(decoded).toMatchObject({ kind: 'rejected', conversationId: '42' });
    expect(JSON.stringify(decoded)).not.toContain('CPF');
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
      added.event.type === 'conversations/assigned' &&
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
    expect(decodeEvent(name, { any: 'thing' })).toEqual({
      kind: 'unknown',
      name,
      to: { name: null, id: null },
    });
  });

  test('one with a mark keeps its place in the stream', () => {
    expect(decodeEvent('cobrancaNova', wirePush({ valor: 10 }))).toEqual({
      kind: 'unknown',
      name: 'cobrancaNova',
      to: { name: 'Ana Lima', id: null },
      push: { eventId: 'e-7', epoch: 'p-1', seq: 7, serverAt: '2026-03-02T10:00:05-03:00' },
    });
  });

  test('a name without end is cut', () => {
    const decoded = decodeEvent('n'.repeat(100_000), null);
    expect(decoded.kind === 'unknown' && decoded.name.length).toBe(100);
  });
});
