import type { StoreEnhancer } from '@reduxjs/toolkit';
import * as calls from '../store/calls/actions';

/** Two frames: nobody sees the difference. */
const DEFERRED_MS = 32;

/**
 * What an agent's click on a call begins. The offer or answer that it sets going needs the same thread as the
 * picture of it, and a customer waits for the one, nobody for the other.
 */
const WIRE_FIRST: ReadonlySet<string> = new Set(
  [
    calls.dialRequested,
    calls.dialed,
    calls.answerRequested,
    calls.answerStarted,
    calls.holdRequested,
    calls.resumeRequested,
    calls.holdStarted,
  ].map(({ type }) => type),
);

/**
 * Tells the screens of these actions a little later. The state has them at once, so that sagas and whoever asks
 * for another reason see no difference; any other action tells of them too.
 * @param later runs something after so many ms
 */
export function wireFirst(later: (run: () => void, ms: number) => void): StoreEnhancer {
  return (createStore) =>
    (...args) => {
      const store = createStore(...args);
      const listeners = new Set<() => void>();
      let isDeferred = false;
      let isDue = false;

      function tell(): void {
        isDue = false;
        for (const listener of [...listeners]) listener();
      }

      function notifyLater(): void {
        if (isDue) return;
        isDue = true;
        later(tell, DEFERRED_MS);
      }

      return {
        ...store,
        subscribe(listener) {
          const now = (): void => {
            if (!isDeferred) listener();
          };
          const unsubscribe = store.subscribe(now);
          listeners.add(listener);
          return () => {
            unsubscribe();
            listeners.delete(listener);
          };
        },
        dispatch(action) {
          isDeferred = WIRE_FIRST.has(action.type);
          if (isDeferred) notifyLater();
          try {
            return store.dispatch(action);
          } finally {
            isDeferred = false;
          }
        },
      };
    };
}
