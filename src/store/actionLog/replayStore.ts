import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../rootReducer';
import type { LogTimeline } from './types';

/** Somebody went to a place in the log: the state becomes the one that stood there. */
export const sought = createAction('replay/sought', (position: number) => ({ payload: { position } }));

/**
 * A store that walks through a replayed log: the plain root reducer and nothing else. No persistence,
 * no sagas, no services; Redux DevTools sees every step.
 */
export function createReplayStore(timeline: LogTimeline) {
  const reducer = (state: RootState | undefined, action: UnknownAction): RootState => {
    if (sought.match(action)) return timeline.stateAt(action.payload.position);
    return state === undefined ? timeline.stateAt(0) : rootReducer(state, action);
  };
  return configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
    devTools: { maxAge: 5000 },
  });
}

/** The store of a replay. */
export type ReplayStore = ReturnType<typeof createReplayStore>;

/** Takes a replay from one place in its log to another; one step forward is the recorded action itself. */
export function walk(store: ReplayStore, timeline: LogTimeline, from: number, to: number): void {
  const entry = timeline.entries[to - 1];
  const before = timeline.entries[from - 1];
  const isStep = to === from + 1 && entry !== undefined && entry.effect !== 'threw';
  // Between segments the state is put back to a snapshot, which no action does.
  const isSameSegment = before === undefined ? entry?.segment === 0 : entry?.segment === before.segment;
  store.dispatch(isStep && isSameSegment ? entry.action : sought(to));
}
