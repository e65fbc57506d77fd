import type { Clock } from './clock';

/** Keeps a page that fails right after it was loaded from being loaded anew for ever. */
export interface ReloadGuard {
  /** Whether the last time was long enough ago. */
  isDue(): boolean;
  /** Now is such a time. */
  note(): void;
}

const KEY = 'agent-console.reloadedAt';

const PAUSE_MS = 60_000;

/** A guard that outlives the page in the tab's storage; without one it never lets the page be loaded anew. */
export function createReloadGuard(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  clock: Clock,
): ReloadGuard {
  return {
    isDue() {
      try {
        const before = storage().getItem(KEY);
        return before === null || clock.now() - Number(before) >= PAUSE_MS;
      } catch {
        return false;
      }
    },
    note() {
      try {
        storage().setItem(KEY, String(clock.now()));
      } catch {
        // Then it is not asked for again either.
      }
    },
  };
}
