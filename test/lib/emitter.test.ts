import { createEmitter } from '../../src/lib/emitter';

test('everyone who is subscribed hears each event', () => {
  const { emit, subscribe } = createEmitter<string>();
  const heard: string[] = [];
  subscribe((event) => heard.push(`first ${event}`));
  subscribe((event) => heard.push(`second ${event}`));
  emit('a');
  expect(heard).toEqual(['first a', 'second a']);
});

test('who unsubscribes hears nothing more', () => {
  const { emit, subscribe } = createEmitter();
  let count = 0;
  const unsubscribe = subscribe(() => count++);
  emit();
  unsubscribe();
  emit();
  expect(count).toBe(1);
});

test('a listener that comes or goes during an event does not change who hears it', () => {
  const { emit, subscribe } = createEmitter();
  const heard: string[] = [];
  const unsubscribe = subscribe(() => {
    unsubscribe();
    subscribe(() => heard.push('late'));
    heard.push('first');
  });
  subscribe(() => heard.push('second'));
  emit();
  expect(heard).toEqual(['first', 'second']);
});
