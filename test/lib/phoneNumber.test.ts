import { internationalNumber, numberIn } from '../../src/lib/phoneNumber';
import { VOICE } from '../../src/lib/queueType';

it.each([
  ['56912345678@s.whatsapp.net', '56912345678'],
  ['+5511988880001@c.us', '+5511988880001'],
  ['4001', '4001'],
  ['visitante-7@chat', null],
  ['m1@exemplo.com', null],
  ['', null],
])('finds the number of %j', (address, number) => {
  expect(numberIn(address)).toBe(number);
});

it.each([
  ['56912345678', 3, '+56912345678'],
  ['56912345678', 2, '+56912345678'],
  ['+56912345678', 3, '+56912345678'],
  ['5511988880001', VOICE, '+5511988880001'],
  // A caller's own area and number, or one as it is dialled.
  ['11988880001', VOICE, '11988880001'],
  ['011988880001', VOICE, '011988880001'],
  ['011988880001', 3, '011988880001'],
])('writes %s of queue type %i as %s', (number, queueType, written) => {
  expect(internationalNumber(number, queueType)).toBe(written);
});
