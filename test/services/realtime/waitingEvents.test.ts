import { decodeEvent } from '../support/reading';

test('who waits is taken from the conversations where the centre lists none by queue', () => {
  const row = { queue: 'SAC', fromID: '5511900000001@c.us', dataIni: '2026-03-10T09:00:00-03:00' };
  const dados = [
    { ...row, id: 1, fromName: 'Maria', ultimoAgente: null, status: 'Fila' },
    { ...row, id: 2, fromName: 'João', ultimoAgente: 'Ana Souza', status: 'Entrou' },
    { ...row, id: 3, fromName: 'Eva', ultimoAgente: null, status: 'Encerrado' },
  ];
  expect(decodeEvent('getAtendimentos', { dados, espera: null })).toMatchObject({
    kind: 'fact',
    event: { payload: { complete: true, items: { SAC: [{ id: '1', name: 'Maria' }] } } },
  });
});

const dados = [{ id: 4, queue: 'SAC', fromID: '55119@c.us', fromName: 'Rita', ultimoAgente: null }];
const rita = { id: '4', name: 'Rita', since: null };
const payloadOf = (payload: unknown): unknown => {
  const decoded = decodeEvent('getAtendimentos', payload);
  return decoded.kind === 'fact' ? decoded.event.payload : decoded;
};

test('conversations that are not all are rows of their queues', () => {
  expect(payloadOf({ completo: false, dados })).toEqual({
    complete: false,
    totals: null,
    items: { SAC: [rita] },
    isByRow: true,
  });
  expect(payloadOf({ completo: false, dados, waiting: { SAC: [{ id: 4, fromName: 'Rita' }] } })).toEqual({
    complete: false,
    totals: null,
    items: { SAC: [rita] },
  });
});

test.each([[[]], [{}], [{ SAC: [] }], [{ SAC: 1 }], ['1'], [[{ id: 9 }]]])(
  'who waits by queue as %j is no word against the conversations',
  (waiting) => {
    expect(payloadOf({ completo: true, dados, waiting })).toMatchObject({ items: { SAC: [rita] } });
  },
);

test('a queue that is said to be empty is, where no conversation waits', () => {
  const served = [{ ...dados[0], ultimoAgente: 'Ana Lima' }];
  expect(payloadOf({ completo: false, dados: served, waiting: { SAC: [] } })).toEqual({
    complete: false,
    totals: null,
    items: { SAC: [] },
  });
});

test('badges without queues are read', () => {
  expect(
    decodeEvent('QueueStatus', { filas: null, espera: { chat: 2, whatsapp: 0, email: 0, voz: 0 } }),
  ).toMatchObject({ kind: 'fact', event: { payload: { statuses: [], totals: { chat: 2 } } } });
});

test('who waits under a blank name is called by the number', () => {
  const waiting = { Voz: [{ uniqueid: 'u1', numero: '1133334444', fromID: '', fromName: '' }] };
  expect(decodeEvent('getAtendimentos', { waiting })).toMatchObject({
    event: { payload: { items: { Voz: [{ id: 'u1', name: '1133334444' }] } } },
  });
});
