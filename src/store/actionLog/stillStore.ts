import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';

const shown = createAction<RootState>('replay/shown');

/** A store whose state is what it is told to show. */
export interface StillStore {
  store: ReturnType<typeof makeStore>;
  show(state: RootState): void;
}

function makeStore(first: RootState) {
  const reducer = (state: RootState = first, action: UnknownAction): RootState =>
    shown.match(action) ? action.payload : state;
  return configureStore({
    reducer,
    // States may be large, and nobody changes them here.
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
    devTools: false,
  });
}

/** Makes a store that shows states of a log: no action of a component changes anything, no saga hears one. */
export function createStillStore(first: RootState): StillStore {
  const store = makeStore(first);
  return { store, show: (state) => void store.dispatch(shown(state)) };
}
