import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import * as calls from '../store/calls/actions';
import { pushMarkOf } from '../store/stamp';

/** Two frames: the delay is not seen. */
const WIRE_FIRST_MS = 32;

/**
 * Actions of a click after which an offer or an answer is sent. Sending it and drawing the screen need the same
 * thread, and the customer waits only for the sending.
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

/** The page's clock and its frames. */
export interface Pictures {
  /** Runs something after so many ms. */
  later(run: () => void, ms: number): void;
  /** Runs something right before the next picture is drawn. */
  beforeNext(run: () => void): void;
  /** Whether pictures are drawn: none is of a page that nobody sees. */
  areDrawn(): boolean;
}

/** Draws the first event of the server at once, and those that follow it together before each next frame. */
function pushes({ beforeNext, areDrawn }: Pictures, hasMore: () => boolean, tell: () => void) {
  let isOneTold = false;
  /** Counts for the event and for all actions that it leads to at once. */
  let decided: 'now' | 'later' | null = null;

  function pictureComes(): void {
    isOneTold = hasMore();
    if (!isOneTold) return;
    beforeNext(pictureComes);
    tell();
  }

  function decide(): 'now' | 'later' {
    if (!areDrawn()) return 'now';
    if (isOneTold) return 'later';
    isOneTold = true;
    beforeNext(pictureComes);
    return 'now';
  }

  return (action: Action): boolean => {
    if (decided === null && pushMarkOf({ ...action }) !== undefined) {
      decided = decide();
      queueMicrotask(() => (decided = null));
    }
    return decided === 'later' && !action.type.endsWith('Requested');
  };
}

/**
 * Tells the screens of some actions a little later: of what puts an offer on the wire, and of what the server pushes
 * faster than pictures are drawn. The state has them at once, so that sagas and whoever asks for another reason see no
 * difference; any other action tells of them too.
 */
export function deferral(pictures: Pictures): StoreEnhancer {
  return (createStore) =>
    (...args) => {
      const store = createStore(...args);
      const listeners = new Set<() => void>();
      let isDeferred = false;
      let isMore = false;

      function tell(): void {
        if (!isMore) return;
        isMore = false;
        for (const listener of [...listeners]) listener();
      }

      const comesWithPicture = pushes(pictures, () => isMore, tell);

      function defers(action: Action): boolean {
        if (!WIRE_FIRST.has(action.type)) return comesWithPicture(action);
        pictures.later(tell, WIRE_FIRST_MS);
        return true;
      }

      return {
        ...store,
        subscribe(listener) {
          const now = (): void => {
            if (isDeferred) return;
            isMore = false;
            listener();
          };
          const unsubscribe = store.subscribe(now);
          listeners.add(listener);
          return () => {
            unsubscribe();
            listeners.delete(listener);
          };
        },
        dispatch(action) {
          isDeferred = defers(action);
          isMore ||= isDeferred;
          try {
            return store.dispatch(action);
          } finally {
            isDeferred = false;
          }
        },
      };
    };
}
