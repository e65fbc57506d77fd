import { createFormerQueuesStorage } from '../../../src/services/storage/formerQueues';

const FORMER = { queues: ['SAC'], at: 5 };

function memory(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, item: string) => void (kept = item),
  };
}

test('keeps where each agent worked last, for later pages', () => {
  const storage = memory();
  createFormerQueuesStorage(() => storage).put('ana', FORMER);
  createFormerQueuesStorage(() => storage).put('bruno', { queues: ['Vendas'], at: 6 });
  const later = createFormerQueuesStorage(() => storage);
  expect(later.of('ana')).toEqual(FORMER);
  expect(later.of('bruno')).toEqual({ queues: ['Vendas'], at: 6 });
  expect(later.of('carla')).toBeNull();
});

test('forgets who worked there longest ago', () => {
  const former = createFormerQueuesStorage(() => storage);
  const storage = memory();
  for (let at = 0; at < 60; at += 1) former.put(`agent${at}`, { queues: ['SAC'], at });
  expect(former.of('agent9')).toBeNull();
  expect(former.of('agent10')).toEqual({ queues: ['SAC'], at: 10 });
});

test.each([['{'], ['{"ana":{}}'], ['null']])('takes what cannot be read for nothing: %s', (text) => {
  expect(createFormerQueuesStorage(() => memory(text)).of('ana')).toBeNull();
});

test('works where the browser forbids storage', () => {
  const former = createFormerQueuesStorage(() => {
    throw new Error('forbidden');
  });
  expect(() => former.put('ana', FORMER)).not.toThrow();
  expect(former.of('ana')).toBeNull();
});
