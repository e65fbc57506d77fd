import { createRecentRepliesStorage } from '../../../src/services/storage/recentReplies';

function memory(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, item: string) => void (kept = item),
  };
}

test('keeps what each agent used, for later pages', () => {
  const storage = memory();
  createRecentRepliesStorage(() => storage).put('ana', ['Saudação', 'Prazo']);
  createRecentRepliesStorage(() => storage).put('__proto__', ['Horário']);
  createRecentRepliesStorage(() => storage).put('ana', ['Prazo', 'Saudação']);
  const later = createRecentRepliesStorage(() => storage);
  expect(later.of('ana')).toEqual(['Prazo', 'Saudação']);
  expect(later.of('__proto__')).toEqual(['Horário']);
  expect(later.of('carla')).toEqual([]);
});

test('forgets who used none for the longest time', () => {
  const storage = memory();
  const recent = createRecentRepliesStorage(() => storage);
  for (let number = 0; number < 60; number += 1) recent.put(`agent${number}`, ['Prazo']);
  expect(recent.of('agent9')).toEqual([]);
  expect(recent.of('agent10')).toEqual(['Prazo']);
});

test.each([['{'], ['{"ana":["Prazo"]}'], ['[["ana"]]'], ['null']])(
  'takes what cannot be read for nothing: %s',
  (text) => {
    expect(createRecentRepliesStorage(() => memory(text)).of('ana')).toEqual([]);
  },
);

test('works where the browser forbids storage', () => {
  const recent = createRecentRepliesStorage(() => {
    throw new Error('forbidden');
  });
  expect(() => recent.put('ana', ['Prazo'])).not.toThrow();
  expect(recent.of('ana')).toEqual([]);
});
