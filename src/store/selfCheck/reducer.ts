import { loggedOut } from '../auth/actions';
import * as connection from '../connection/actions';
import { plainReducer } from '../plainReducer';
import * as softphone from '../softphone/actions';
import * as actions from './actions';
import { initialState, type SelfCheckState } from './state';
import type { CheckId, CheckLine } from './types';

function waiting(checks: readonly CheckId[]): SelfCheckState['lines'] {
  const line: CheckLine = {
    status: 'waiting',
    isAlone: checks.length === 1,
    until: null,
    reason: null,
    figures: {},
    endedAt: null,
  };
  return Object.fromEntries(checks.map((check) => [check, line]));
}

/** Facts of a check that was not started, or has ended, change nothing. */
function moved(state: SelfCheckState, check: CheckId, fields: Partial<CheckLine>): SelfCheckState {
  const line = state.lines[check];
  if (line === undefined || line.endedAt !== null) return state;
  return { ...state, lines: { ...state.lines, [check]: { ...line, ...fields } } };
}

/** Folds the facts of the pre-shift check. */
export const selfCheckReducer = plainReducer<SelfCheckState>(initialState, (on) => {
  on(actions.runRequested, (state, { payload }) => ({
    ...state,
    lines: { ...state.lines, ...waiting(payload.checks) },
  }));
  on(actions.checkStarted, (state, { payload }) => moved(state, payload.check, { status: 'running' }));
  on(actions.measuringStarted, (state, { payload: { check, until } }) => moved(state, check, { until }));
  on(actions.questionAsked, (state, { payload }) => moved(state, payload.check, { status: 'asking' }));
  on(actions.checkEnded, (state, { payload: { check, outcome, reason, figures }, meta }) =>
    moved(state, check, { status: outcome, until: null, reason, figures, endedAt: meta.at }),
  );
  // Checks that run are dropped; results stay to be read.
  on(actions.leaveRequested, (state) => ({
    ...state,
    lines: Object.fromEntries(Object.entries(state.lines).filter(([, { endedAt }]) => endedAt !== null)),
  }));
  for (const live of [connection.authenticated, connection.handshakeUnanswered]) {
    on<{ meta: { at: number } }>(live, (state, { meta }) => ({
      ...state,
      liveSince: state.liveSince ?? meta.at,
    }));
  }
  for (const down of [connection.lost, connection.closed])
    on<unknown>(down, (state) => ({ ...state, liveSince: null }));
  on(softphone.registered, (state, { meta }) => ({
    ...state,
    registeredSince: state.registeredSince ?? meta.at,
  }));
  for (const out of [
    softphone.lost,
    softphone.closed,
    softphone.registrationFailed,
    softphone.registrationRefused,
  ])
    on<unknown>(out, (state) => ({ ...state, registeredSince: null }));
  on(loggedOut, () => initialState);
});
