import { atMost, matches, searchKey, shortened, stripAccents } from '../../src/lib/text';

describe('a text for searching', () => {
  it.each([
    ['coração', 'coracao'],
    ['AÇÃO', 'ACAO'],
    ['plain', 'plain'],
    ['ẞ日本', 'ẞ日本'],
  ])('%s has no accents as %s', (text, plain) => {
    expect(stripAccents(text)).toBe(plain);
  });

  it('has no case either, and keeps its spaces', () => {
    expect(searchKey(' João ÁVILA ')).toBe(' joao avila ');
  });

  it.each([
    ['João Ávila', ' avila ', true],
    ['Joao', 'JOÃO', true],
    ['João', '', true],
    ['João', 'joana', false],
  ])('in %p what was typed as %p is found: %p', (text, typed, isFound) => {
    expect(matches(text, typed)).toBe(isFound);
  });
});

describe('a text that is cut', () => {
  it.each([
    ['ação', 4, 'ação'],
    ['ações', 4, 'açõ…'],
    ['abc\u0301', 3, 'abc\u0301'],
    ['abcd\u0301', 3, 'ab…'],
    ['ab\u0301cd', 3, 'ab\u0301…'],
    ['ab cd', 4, 'ab…'],
  ])('%j has at most %d letters as %j', (text, most, expected) => {
    expect(shortened(text, most)).toBe(expected);
  });

  it('ends before a character that does not fit', () => {
    expect(atMost('ab😀', 3)).toBe('ab');
    expect(atMost('ab😀', 4)).toBe('ab😀');
  });
});
