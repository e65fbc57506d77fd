import { matches, searchKey, stripAccents } from '../../src/lib/text';

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
