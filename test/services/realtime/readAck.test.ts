import { readAck } from '../../../src/services/realtime/readAck';

const NO_ERROR = ['', ' ', '0', 'false', 'N', 0, false, null];

describe('an answer without ok', () => {
  test.each(NO_ERROR)('is no refusal where its error is %j', (error) => {
    expect(readAck({ error, id: 7 })).toMatchObject({ kind: 'ok', data: { error, id: 7 } });
  });

  test.each([
    ['Sem permissão', 'Sem permissão'],
    ['true', ''],
    [1, ''],
    [true, ''],
    [17, ''],
    [{ msg: 'Ops' }, 'Ops'],
  ])('is a refusal where its error is %j', (error, message) => {
    expect(readAck({ error })).toMatchObject({ kind: 'refused', failure: { code: 'refused', message } });
  });
});

describe('a refusal', () => {
  test('whose code and text are blank has none of them', () => {
    const failure = { code: 'refused', message: 'Fila cheia' };
    expect(readAck({ ok: false, codigo: '', msg: '', message: 'Fila cheia' })).toMatchObject({ failure });
    expect(readAck({ ok: false, codigo: ' ', error: 'Fila cheia' })).toMatchObject({ failure });
  });

  test.each([
    [700, 700],
    ['700', 700],
    [0, null],
    [-5, null],
    ['', null],
  ])('that asks to wait %j ms says %j', (esperarMs, retryAfterMs) => {
    expect(readAck({ ok: false, tentarDeNovo: true, esperarMs })).toMatchObject({ retryAfterMs });
  });
});
