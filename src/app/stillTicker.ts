import type { Ticker } from '../components/time/ticker';

/** A clock that stands until it is set. */
export interface StillTicker extends Pick<Ticker, 'subscribe' | 'read'> {
  /** ms since 1970 */
  set(at: number): void;
}

/** Makes a clock that stands at a moment, ms since 1970. */
export function createStillTicker(first: number): StillTicker {
  const listeners = new Set<() => void>();
  let now = first;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => now,
    set(at) {
      if (at === now) return;
      now = at;
      for (const listener of listeners) listener();
    },
  };
}
