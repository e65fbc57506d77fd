import { stackOf } from '../../src/lib/errorStack';

function thrown(stack: string): Error {
  return Object.assign(new Error('Maria'), { stack });
}

test.each([
  [
    'V8',
    'TypeError: Maria\nat home is missing\n    at f (http://c/assets/a.js:1:2)\n    at async http://c/b.js:3:44',
    ['at f (http://c/assets/a.js:1:2)', 'at async http://c/b.js:3:44'],
  ],
  [
    'Firefox and WebKit',
    'f@http://c/assets/a.js:1:2\n@http://c/b.js:3:44\n',
    ['f@http://c/assets/a.js:1:2', '@http://c/b.js:3:44'],
  ],
])('the places of a stack of %s, without the message', (_browser, stack, places) => {
  expect(stackOf(thrown(stack))).toEqual(places);
});

test('what is no error has no places, and an endless recursion has not many', () => {
  expect(stackOf('text')).toEqual([]);
  expect(stackOf(thrown('at f (http://c/a.js:1:2)\n'.repeat(500)))).toHaveLength(30);
});
