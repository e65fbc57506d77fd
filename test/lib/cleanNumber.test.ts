import { cleanNumber, digitsIn, signedNumbersIn, withoutSigns } from '../../src/lib/cleanNumber';

it.each([
  ['(11) 98765-0012', '11987650012'],
  [' +55 11 98765\u20110012 ', '+5511987650012'],
  ['tel:+55-11-98765', '+551198765'],
  ['*70', '*70'],
  [' maria@exemplo.com ', 'maria@exemplo.com'],
])('the number %j is dialled as %j', (text, expected) => {
  expect(cleanNumber(text)).toBe(expected);
});

it.each([
  ['+55 (11) 98765-0012', '5511987650012'],
  ['24/7', '247'],
  ['*70', null],
  ['2 via', null],
  ['+', null],
  ['', null],
])('the digits in %j are %j', (text, expected) => {
  expect(digitsIn(text)).toBe(expected);
});

it('takes the signs out of a document too, letters stay', () => {
  expect(withoutSigns('12.345.678-K')).toBe('12345678K');
});

it('knows the numbers with signs in a text, and joins no others', () => {
  expect(signedNumbersIn('Loja 24/7, sala 2 e 3, 11.22')).toEqual(['247', '1122']);
});
