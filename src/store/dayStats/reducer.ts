import { loggedOut } from '../auth/actions';
import { READ_IDLE, READ_LOADED, READ_LOADING, readFailed, type ReadState } from '../../lib/failure';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import type { DayStats } from './types';

/** What the log told of the agent's day when it was last counted. */
export interface DayStatsState {
  read: ReadState;
  day: DayStats | null;
}

const initialState: DayStatsState = { read: READ_IDLE, day: null };

/** Folds the facts of counting; the counting itself is a fold of the log (see `count`). */
export const dayStatsReducer = plainReducer<DayStatsState>(initialState, (on) => {
  on(actions.readRequested, (state) => ({ ...state, read: READ_LOADING }));
  on(actions.counted, (_state, { payload }) => ({ read: READ_LOADED, day: payload.stats }));
  on(actions.countFailed, (state, { payload }) => ({ ...state, read: readFailed(payload) }));
  on(loggedOut, () => initialState);
});
