import type { AppLink } from '../../../src/lib/appLink';
import type { AppLinks } from '../../../src/services/appLinks';

/** Links to the console without a browser: the test says where they lead. */
export interface FakeAppLinks extends AppLinks {
  /** What this page was opened with. */
  own: AppLink | null;
  /** How often the browser was asked to lead `tel:` links here. */
  registered: number;
  /** How often the page was led to the history. */
  histories: number;
  /** A link leads to this page while it is open. */
  follow(link: AppLink): void;
}

/** A page that no link opened. */
export function createFakeAppLinks(): FakeAppLinks {
  const listeners = new Set<(link: AppLink) => void>();
  const fake: FakeAppLinks = {
    own: null,
    registered: 0,
    histories: 0,
    register: () => void (fake.registered += 1),
    take() {
      const link = fake.own;
      fake.own = null;
      return link;
    },
    showHistory: () => void (fake.histories += 1),
    subscribe(kinds, listener) {
      const listen = (link: AppLink) => {
        if (kinds.includes(link.kind)) listener(link);
      };
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    follow: (link) => [...listeners].forEach((listener) => listener(link)),
  };
  return fake;
}
