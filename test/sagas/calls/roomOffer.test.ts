import { roomOffer } from '../../../src/sagas/calls/offers';

describe('the room of an INVITE', () => {
  it.each([
    [{ 'X-Sala': '55' }, { room: '55', users: [] }],
    [{ 'x-conferencia': '*7055' }, { room: '55', users: [] }],
    [
      {
        'X-Sala': '*7055',
        'X-Qtdparticipantes': '2',
        'X-Nome1': 'Ana',
        'X-Numero1': '1001',
        'X-Numero2': '9720',
      },
      {
        room: '55',
        users: [
          { name: 'Ana', number: '1001' },
          { name: null, number: '9720' },
        ],
      },
    ],
    [{ 'X-Sala': 'nenhuma' }, null],
    [{ 'X-Pedido': '4711' }, null],
  ])('%j', (data, conference) => {
    expect(roomOffer(data)).toEqual(conference);
  });
});
