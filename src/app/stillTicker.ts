import type { Ticker } from '../components/time/ticker';
import { createEmitter } from '../lib/emitter';

/** A clock that stands until it is set. */
export interface StillTicker extends Pick<Ticker, 'subscribe' | 'read'> {
  /** ms since 1970 */
  set(at: number): void;
}

/** Makes a clock that stands at a moment, ms since 1970. */
export function createStillTicker(first: number): StillTicker {
  const { emit, subscribe } = createEmitter();
  let now = first;
  return {
    subscribe,
    read: () => now,
    set(at) {
      if (at === now) return;
      now = at;
      emit();
    },
  };
}
