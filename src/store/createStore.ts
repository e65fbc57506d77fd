import { configureStore, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { changesOnly } from './changesOnly';
import type { DevtoolsMask } from './devtoolsMask';
import type { RootReducer, RootState } from './rootReducer';

/** The checks walk the whole state; on a loaded machine that is not worth a warning each time. */
const SLOW_CHECK_MS = 500;

/** What the store is made of; the live console, tests and benches give different parts. */
export interface StoreParts {
  reducer: RootReducer;
  /** In the order in which they see an action. */
  middleware: Middleware[];
  preloadedState?: RootState;
  /** Around the store itself, beneath the middleware. */
  enhancers?: StoreEnhancer[];
  /** Checks that every action and state is serialisable, and freezes states; slow, so development and tests only. */
  checks: boolean;
  /** What Redux DevTools is shown instead of actions and states; absent: themselves. */
  shown?: DevtoolsMask['options'];
}

/** Freezes what is new in a plain value; the toolkit's own way brings immer along, which nothing else here uses. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

/** Whoever changes a frozen state is stopped in the act; and of a frozen part the checks look at what is new alone. */
function freezing(reducer: RootReducer): RootReducer {
  return (state, action) => deepFreeze(reducer(state, action));
}

/** The one store of the console. */
export function createStore({
  reducer,
  middleware,
  preloadedState,
  enhancers = [],
  checks,
  shown,
}: StoreParts) {
  return configureStore({
    reducer: checks ? freezing(reducer) : reducer,
    ...(preloadedState === undefined ? {} : { preloadedState }),
    middleware: (defaults) =>
      defaults({
        thunk: false,
        immutableCheck: checks && { warnAfter: SLOW_CHECK_MS },
        // The only actions with functions in them are those of redux-persist itself.
        serializableCheck: checks && {
          warnAfter: SLOW_CHECK_MS,
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      }).concat(middleware),
    enhancers: (defaults) => defaults().concat([...enhancers, changesOnly]),
    devTools: { maxAge: 5000, ...shown },
  });
}

/** The store as `createStore` makes it. */
export type AppStore = ReturnType<typeof createStore>;
