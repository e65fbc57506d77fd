import { dialable } from '../../../src/sagas/calls/dialable';

describe('a number', () => {
  it.each([
    [' 11 98888-0001 ', '11988880001'],
    ['(11) 3000.1000', '1130001000'],
    ['+5511988880001', '+5511988880001'],
    ['*70123#', '*70123#'],
    ['2002', '2002'],
    ['', null],
    ['   ', null],
    ['+', null],
    ['ana', null],
    ['2002;evil=1', null],
    ['2002@elsewhere', null],
    ['5+5', null],
  ])('%j is dialled as %j', (text, number) => {
    expect(dialable(text)).toBe(number);
  });
});
