import { createLeftQueuesStorage } from '../../../src/services/storage/leftQueues';

const LEFT = { login: 'ana', queues: ['SAC'], pauseReason: null, at: 5 };

function memory(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, item: string) => void (kept = item),
  };
}

test('gives back once what the page before put there', () => {
  const storage = memory();
  createLeftQueuesStorage(() => storage).put(LEFT);
  const later = createLeftQueuesStorage(() => storage);
  expect(later.take()).toEqual(LEFT);
  expect(later.take()).toBeNull();
});

test.each([['{'], ['{"login":"ana"}'], ['null']])('takes what cannot be read for nothing: %s', (text) => {
  expect(createLeftQueuesStorage(() => memory(text)).take()).toBeNull();
});

test('works where the browser forbids storage', () => {
  const left = createLeftQueuesStorage(() => {
    throw new Error('forbidden');
  });
  expect(() => left.put(LEFT)).not.toThrow();
  expect(left.take()).toBeNull();
});
