import type { TelLinks } from '../../../src/services/telLinks';

/** `tel:` links without a browser: the test says where they lead. */
export interface FakeTelLinks extends TelLinks {
  /** The number that this page was opened with. */
  own: string | null;
  /** How often the browser was asked to lead them here. */
  registered: number;
  /** A link leads to this page while it is open. */
  follow(number: string): void;
}

/** A page that no link opened. */
export function createFakeTelLinks(): FakeTelLinks {
  const listeners = new Set<(number: string) => void>();
  const fake: FakeTelLinks = {
    own: null,
    registered: 0,
    register: () => void (fake.registered += 1),
    take() {
      const number = fake.own;
      fake.own = null;
      return number;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow: (number) => [...listeners].forEach((listener) => listener(number)),
  };
  return fake;
}
