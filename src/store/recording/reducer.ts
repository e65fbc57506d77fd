import { loggedOut } from '../auth/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import type { Recording, RecordingFailure } from './types';

/** The voice message that is being recorded, one at a time. */
export interface RecordingState {
  current: Recording | null;
  /** Why the last one came to nothing. */
  failure: RecordingFailure | null;
}

const initialState: RecordingState = { current: null, failure: null };

function change(
  state: RecordingState,
  from: readonly Recording['phase'][],
  next: Partial<Recording>,
): RecordingState {
  const { current } = state;
  return current !== null && from.includes(current.phase)
    ? { ...state, current: { ...current, ...next } }
    : state;
}

function gone(state: RecordingState): RecordingState {
  return state.current === null ? state : { ...state, current: null };
}

/** Folds the facts of recording. */
export const recordingReducer = plainReducer<RecordingState>(initialState, (on) => {
  on(actions.startRequested, (state, { payload: { conversationId } }) =>
    state.current === null
      ? { current: { conversationId, phase: 'opening', startedAt: null, interrupted: null }, failure: null }
      : state,
  );
  on(actions.started, (state, { meta }) =>
    change(state, ['opening'], { phase: 'running', startedAt: meta.at }),
  );
  on(actions.interrupted, (state, { payload, meta }) =>
    change(state, ['running'], { interrupted: { reason: payload.reason, at: meta.at } }),
  );
  on(actions.stopRequested, (state) => change(state, ['running'], { phase: 'ending' }));
  on(actions.cancelRequested, gone);
  on(actions.finished, gone);
  on(actions.failed, (_state, { payload }) => ({ current: null, failure: payload }));
  on(actions.dismissRequested, (state) => (state.failure === null ? state : { ...state, failure: null }));
  on(loggedOut, () => initialState);
});
