import { loggedOut } from '../auth/actions';
import { plainReducer } from '../plainReducer';
import { entryOf } from '../records';
import * as actions from './actions';
import type { ReportedCall } from './types';

/** Calls as the server's channel tells them, by unique id, and those that ended lately. */
export interface CallsState {
  reported: Readonly<Record<string, ReportedCall>>;
  /** Ids whose late events are dropped (contract §5); the last 100. */
  ended: readonly string[];
}

const initialState: CallsState = { reported: {}, ended: [] };

const ENDED_KEPT = 100;

/** Folds what the server says of calls. */
export const callsReducer = plainReducer<CallsState>(initialState, (on) => {
  on(actions.rangAtServer, (state, { payload: { call } }) =>
    state.ended.includes(call.uniqueId) || entryOf(state.reported, call.uniqueId) !== undefined
      ? state
      : { ...state, reported: { ...state.reported, [call.uniqueId]: call } },
  );
  on(actions.answeredAtServer, (state, { payload }) => {
    const call = entryOf(state.reported, payload.uniqueId);
    if (call === undefined || call.answeredAt !== null) return state;
    return {
      ...state,
      reported: { ...state.reported, [payload.uniqueId]: { ...call, answeredAt: payload.at } },
    };
  });
  on(actions.hungUpAtServer, (state, { payload }) => {
    if (state.ended.includes(payload.uniqueId)) return state;
    const { [payload.uniqueId]: _ended, ...reported } = state.reported;
    return { reported, ended: [...state.ended, payload.uniqueId].slice(-ENDED_KEPT) };
  });
  on(loggedOut, () => initialState);
});
