import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../rootReducer';
import { stateOf } from './stateOf';

const shown = createAction<RootState>('replay/shown');

const EMPTY = rootReducer(undefined, { type: '@@INIT' });

/** A state with the fields that its domains had not when an old log was recorded: screens read the present ones. */
function complete(state: RootState): RootState {
  const recorded: Readonly<Record<string, object>> = state;
  const domains = Object.entries(EMPTY).map(([domain, empty]) => [domain, { ...empty, ...recorded[domain] }]);
  return stateOf(Object.fromEntries(domains)) ?? state;
}

/** A store whose state is what it is told to show. */
export interface StillStore {
  store: ReturnType<typeof makeStore>;
  show(state: RootState): void;
}

function makeStore(first: RootState) {
  const reducer = (state: RootState = complete(first), action: UnknownAction): RootState =>
    shown.match(action) ? complete(action.payload) : state;
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
