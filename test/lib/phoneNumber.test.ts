import {
  internationalNumber,
  isSameNumber,
  numberIn,
  readableAddress,
  readableName,
  readableTypedNumber,
  telephoneIn,
} from '../../src/lib/phoneNumber';
import { EMAIL, VOICE } from '../../src/lib/queueType';

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
  ['56912345678@s.whatsapp.net', 3, '56912345678'],
  ['56912345678@chat', 2, '56912345678'],
  ['4001', VOICE, '4001'],
  ['178414000123@telegram', 6, null],
  ['56912345678@instagram', 7, null],
  ['120363041234567@g.us', 3, null],
  ['214000123456789@lid', 3, null],
  ['214000123456789@LID', 3, null],
  ['11988880001@exemplo.com', EMAIL, null],
  ['visitante-7@chat', 2, null],
])('takes from the address %s of queue type %i the telephone number %j', (address, queueType, number) => {
  expect(telephoneIn(address, queueType)).toBe(number);
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

it.each([
  ['5511987650012@s.whatsapp.net', 3, '+55 11 98765-0012'],
  ['551133334444@c.us', 5, '+55 11 3333-4444'],
  ['56912345678@s.whatsapp.net', 3, '+56 9 1234 5678'],
  ['14155550100@c.us', 3, '+1 415 555-0100'],
  ['351912345678@c.us', 3, '+351 912 345 678'],
  // A group's id is no number, nor is that of somebody who hides theirs; other networks have ids of their own.
  ['120363041234567890@g.us', 3, '120363041234567890'],
  ['214000123456789@lid', 3, '214000123456789'],
  ['maria.souza@instagram', 7, 'maria.souza'],
  ['178414000123@telegram', 6, '178414000123'],
  ['maria@exemplo.com', 4, 'maria@exemplo.com'],
  ['5511988880001', VOICE, '+55 11 98888-0001'],
  ['4001', VOICE, '4001'],
])('writes the address %s of queue type %i as %s', (address, queueType, written) => {
  expect(readableAddress(address, queueType)).toBe(written);
});

it('writes a number that stands for a name like one, and leaves names alone', () => {
  expect(readableName('5511987650012', 3)).toBe('+55 11 98765-0012');
  expect(readableName('5511987650012@c.us', 3)).toBe('+55 11 98765-0012');
  expect(readableName('Maria 2', 3)).toBe('Maria 2');
});

it.each([
  ['5511987650012', '+55 11 98765-0012'],
  ['+56912345678', '+56 9 1234 5678'],
  // Its first digits may be an area or a country: nobody can tell.
  ['11987650012', '11987650012'],
  ['(11) 98765-0012', '(11) 98765-0012'],
  ['4001', '4001'],
])('writes %s, which somebody typed, as %s', (number, written) => {
  expect(readableTypedNumber(number)).toBe(written);
});

it.each([
  ['4001', '4001', true],
  ['', '', true],
  ['anonymous', 'anonymous', true],
  ['11988880001', '+5511988880001', true],
  ['011988880001', '+5511988880001', true],
  ['0055 11 98888-0001', '(11) 98888-0001', true],
  ['88880001', '1188880001', true],
  ['00000012', '1100000012', true],
  ['11988880001', '21988880001', false],
  ['11988880001', '11988880002', false],
  // An extension, and numbers that end with it.
  ['4001', '1133334001', false],
  ['*7088880001', '88880001', false],
  ['', '88880001', false],
])('%j and %j: one subscriber %s', (one, other, isSame) => {
  expect(isSameNumber(one, other)).toBe(isSame);
  expect(isSameNumber(other, one)).toBe(isSame);
});
