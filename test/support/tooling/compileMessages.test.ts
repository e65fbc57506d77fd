import { compileMessages } from '../../../scripts/bundle/compileMessages';

test('parses each message', () => {
  expect(compileMessages('{"a.b":"Oi {nome}"}')).toEqual({
    'a.b': [expect.objectContaining({ value: 'Oi ' }), expect.objectContaining({ value: 'nome' })],
  });
});

test.each([
  ['{"a.b":"{n, plural, one {x}"}', 'a.b is not valid ICU'],
  ['{"a.b":1}', 'a.b is not text'],
  ['null', 'one object'],
])('refuses %s', (json, complaint) => {
  expect(() => compileMessages(json)).toThrow(complaint);
});
