import { loggedOut } from '../auth/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import { isSilent, type Recording, type RecordingFailure } from './types';

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

function resumed(state: RecordingState, at: number): RecordingState {
  const { current } = state;
  if (current?.phase !== 'running' || current.interrupted !== null) return state;
  const { pausedAt = null, pausedMs = 0 } = current;
  if (pausedAt === null) return state;
  const next = { pausedAt: null, pausedMs: pausedMs + at - pausedAt, previewId: null };
  return { ...state, current: { ...current, ...next } };
}

/** Folds the facts of recording. */
export const recordingReducer = plainReducer<RecordingState>(initialState, (on) => {
  on(actions.startRequested, (state, { payload: { conversationId } }) =>
    state.current === null || state.current.phase === 'discarded'
      ? { current: { conversationId, phase: 'opening', startedAt: null, interrupted: null }, failure: null }
      : state,
  );
  on(actions.started, (state, { meta }) =>
    change(state, ['opening'], { phase: 'running', startedAt: meta.at }),
  );
  on(actions.interrupted, (state, { payload, meta }) =>
    change(state, ['running', 'discarded'], {
      phase: 'running',
      interrupted: { reason: payload.reason, at: meta.at },
    }),
  );
  on(actions.pauseRequested, (state, { meta }) =>
    state.current === null || isSilent(state.current)
      ? state
      : change(state, ['running'], { pausedAt: meta.at }),
  );
  on(actions.resumeRequested, (state, { meta }) => resumed(state, meta.at));
  on(actions.discardRequested, (state, { meta }) =>
    change(state, ['running'], {
      phase: 'discarded',
      pausedAt: state.current?.pausedAt ?? state.current?.interrupted?.at ?? meta.at,
    }),
  );
  on(actions.discarded, (state) => (state.current?.phase === 'discarded' ? gone(state) : state));
  on(actions.previewed, (state, { payload: { fileId } }) =>
    state.current !== null && isSilent(state.current)
      ? change(state, ['running'], { previewId: fileId })
      : state,
  );
  on(actions.stopRequested, (state) => change(state, ['running'], { phase: 'ending' }));
  on(actions.cancelRequested, gone);
  on(actions.finished, gone);
  on(actions.failed, (_state, { payload }) => ({ current: null, failure: payload }));
  on(actions.dismissRequested, (state) => (state.failure === null ? state : { ...state, failure: null }));
  on(loggedOut, () => initialState);
});
