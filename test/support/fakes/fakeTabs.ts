import type { Release, Tabs, TabMessage } from '../../../src/services/tabs';

/** The console's tabs without a browser: the test says who leads, and what others tell. */
export interface FakeTabs extends Tabs {
  canLead: boolean;
  /** Another tab works. */
  taken: boolean;
  /** Whether this tab holds the lead. */
  leading: boolean;
  /** What this tab told. */
  readonly told: TabMessage[];
  /** Another tab tells something. */
  emit(word: TabMessage): void;
  /** The tab that works gives the lead up; whether this one waited for it. */
  giveUp(): boolean;
}

/** A tab that is alone, in a browser without locks. */
export function createFakeTabs(): FakeTabs {
  const listeners = new Set<(word: TabMessage) => void>();
  let waiting: ((release: Release) => void) | null = null;

  function lead(): Release {
    fake.leading = true;
    return () => {
      fake.leading = false;
    };
  }

  const fake: FakeTabs = {
    canLead: false,
    taken: false,
    leading: false,
    told: [],
    tryLead: async () => (fake.taken ? null : lead()),
    lead: (signal) =>
      new Promise((resolve, reject) => {
        if (!fake.taken) {
          resolve(lead());
          return;
        }
        waiting = resolve;
        signal.addEventListener('abort', () => {
          waiting = null;
          reject(new Error('aborted'));
        });
      }),
    notify: (word) => void fake.told.push(word),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (word) => [...listeners].forEach((listener) => listener(word)),
    giveUp() {
      fake.taken = false;
      const isAwaited = waiting !== null;
      waiting?.(lead());
      waiting = null;
      return isAwaited;
    },
  };
  return fake;
}
