import type { AppServiceWorker } from '../../../src/services/serviceWorker/serviceWorker';

/** A service worker in memory: the test says whether a newer version waits. */
export interface FakeServiceWorker extends AppServiceWorker {
  isPossible: boolean;
  /** Whether the browser wants to keep the console. */
  isWelcome: boolean;
  touched: boolean;
  /** Whether the page came from the server, newer than what was kept. */
  isNew: boolean;
  /** Whether the server gives the version that waits. */
  served: boolean;
  /** What was done, in order. */
  readonly done: string[];
  /** A newer version is there. */
  update(): void;
}

/** A page that may have no service worker. */
export function createFakeServiceWorker(): FakeServiceWorker {
  const listeners = new Set<() => void>();
  let isWaiting = false;
  const fake: FakeServiceWorker = {
    isPossible: false,
    isWelcome: true,
    touched: false,
    isNew: false,
    served: true,
    done: [],
    async keep() {
      fake.done.push('keep');
      return fake.isWelcome;
    },
    remove: async () => void fake.done.push('remove'),
    look: async () => void fake.done.push('look'),
    async takeOver() {
      fake.done.push('takeOver');
      isWaiting = false;
    },
    isUpdateWaiting: () => isWaiting,
    isOfWaiting: async () => isWaiting && fake.isNew,
    isServed: async () => !isWaiting || fake.served,
    isTouched: () => fake.touched,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update() {
      isWaiting = true;
      listeners.forEach((listener) => listener());
    },
  };
  return fake;
}
