import type { StoreEnhancer } from '@reduxjs/toolkit';

/** No action of this store is under way: whoever changes the state then, as Redux DevTools does, is always told of. */
const NONE = {};

/**
 * Tells subscribers of changes only. Many facts are for the log and for sagas, and change nothing: a screen that is
 * asked whether it changed would cost more than the fact.
 */
export const changesOnly: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState);
  /** The state that the action under way met. */
  let before: unknown = NONE;
  return {
    ...store,
    subscribe: (listener) =>
      store.subscribe(() => {
        if (before === NONE || store.getState() !== before) listener();
      }),
    dispatch(action) {
      // A listener may dispatch too: those that are still to be told of the first action look at its state again.
      const outer = before;
      before = store.getState();
      try {
        return store.dispatch(action);
      } finally {
        before = outer;
      }
    },
  };
};
