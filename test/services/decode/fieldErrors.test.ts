import { fieldErrorsIn } from '../../../src/services/decode/fieldErrors';
import { readAck } from '../../../src/services/realtime/readAck';

describe('what a refusal says of fields', () => {
  it.each<[string, unknown, unknown]>([
    ['a text each', { instancia: 'Desconhecida' }, { instancia: 'Desconhecida' }],
    ['several texts', { numero: ['Curto', 'Sem DDD'], nome: null }, { numero: 'Curto, Sem DDD' }],
    ['nothing that can be read', { nome: {} }, undefined],
    ['a list', ['numero'], undefined],
    ['nothing', null, undefined],
  ])('may be %s', (_, campos, errors) => {
    expect(fieldErrorsIn(campos)).toEqual(errors);
  });

  it('comes with the refusal over the socket, and is absent where the server says nothing of fields', () => {
    const ack = { ok: false, codigo: 'VALIDACAO', msg: 'Não', tentarDeNovo: false };
    const fieldErrors = { instancia: 'Desconhecida' };
    expect(readAck({ ...ack, campos: fieldErrors })).toMatchObject({
      failure: { code: 'VALIDACAO', message: 'Não', fieldErrors },
    });
    expect(readAck(ack)).toMatchObject({ failure: { code: 'VALIDACAO', message: 'Não' } });
    expect(readAck(ack)).not.toHaveProperty('failure.fieldErrors');
  });
});
