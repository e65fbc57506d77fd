import { callBackNumber, callerOf, nameOf, numberOf } from '../../src/lib/caller';
import { shortened } from '../../src/lib/text';

describe('a caller who is not named', () => {
  test.each([
    '',
    ' ',
    'anonymous',
    'Anonymous',
    'anonymous@anonymous.invalid',
    'sip:anonymous@anonymous.invalid',
    'unknown',
    'undefined',
  ])('has no number: %j', (number) => {
    expect(numberOf({ number })).toBeNull();
    expect(callerOf({ name: 'Anonymous', number })).toBeNull();
    expect(callBackNumber({ number })).toBeNull();
  });

  test.each([null, '', ' ', 'Anonymous', 'anônimo', 'Unknown'])('has no name: %j', (name) => {
    expect(nameOf({ name, number: '4002' })).toBeNull();
    expect(callerOf({ name, number: '4002' })).toBe('4002');
  });
});

test('who has a name or a number is known by it', () => {
  expect(callerOf({ name: 'Ana Anonymous', number: 'anonymous' })).toBe('Ana Anonymous');
  expect(numberOf({ number: '+55 11 4002' })).toBe('+55 11 4002');
  expect(numberOf({ number: 'maria' })).toBe('maria');
  expect(callBackNumber({ number: 'maria' })).toBeNull();
});

test('a text is cut between what a reader takes for letters', () => {
  expect(shortened('a'.repeat(200), 60)).toBe(`${'a'.repeat(59)}…`);
  expect(shortened('👩‍👩‍👧‍👦'.repeat(3), 60)).toBe('👩‍👩‍👧‍👦'.repeat(3));
  expect(shortened('👩‍👩‍👧‍👦'.repeat(9), 4)).toBe(`${'👩‍👩‍👧‍👦'.repeat(3)}…`);
});
