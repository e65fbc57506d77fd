import { roomExtension, roomNumber, roomOfHeaders } from '../../src/lib/rooms';
import { headerValue, SIP_HEADER } from '../../src/lib/sipHeaders';

describe('headers of a call', () => {
  it.each([
    [{ 'X-Fila': ' Voz ' }, 'Voz'],
    [{ 'x-fila': 'Voz' }, 'Voz'],
    [{ 'X-FILA': '  ' }, null],
    [{ 'X-Fila': null }, null],
    [{ 'X-Cliente': '7' }, null],
  ])('%j has the queue %p', (headers, value) => {
    expect(headerValue(headers, SIP_HEADER.queue)).toBe(value);
  });

  it.each([
    [{ 'X-Sala': '1001' }, '1001'],
    [{ 'x-sala': '*701001' }, '1001'],
    [{ 'X-Conferencia': '*7055' }, '55'],
    [{ 'X-Sala': '', 'X-Conferencia': '55' }, '55'],
    [{}, null],
  ])('%j leads to the room %p', (headers, room) => {
    expect(roomOfHeaders(headers)).toBe(room);
  });

  it('names a room by its extension and by its number', () => {
    expect(roomExtension('1001')).toBe('*701001');
    expect(roomNumber('*701001')).toBe('1001');
    expect(roomNumber('1001')).toBe('1001');
  });
});
