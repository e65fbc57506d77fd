import { leftRecalled, stayOutRequested } from '../attendance/actions';
import { loggedOut } from '../auth/actions';
import { authenticated, handshakeUnanswered } from '../connection/actions';
import {
  READ_IDLE,
  READ_LOADED,
  readBegun,
  readFailed,
  type Failure,
  type ReadState,
} from '../../lib/failure';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import type { AgentStatus, PauseReason } from './types';

/** A pause or its end. */
type Wish = { kind: 'pause'; reason: string } | { kind: 'unpause' };

/** The agent's availability as the server last said it, and what is being asked for. */
export interface AgentState {
  status: AgentStatus;
  /** One reason at a time; null unless status is 10. */
  pauseReason: string | null;
  /** When the status last changed, ms since 1970; null before the first report. */
  since: number | null;
  /** What was asked for and the server has not answered yet. */
  pending: Wish | null;
  failure: Failure | null;
  /** The pause that a reconnection found ended, though the agent had not ended it. */
  lapsed: string | null;
  reasons: PauseReason[];
  reasonsRead: ReadState;
}

const UNAVAILABLE: AgentStatus = 5;

const PAUSED: AgentStatus = 10;

const initialState: AgentState = {
  status: UNAVAILABLE,
  pauseReason: null,
  since: null,
  pending: null,
  failure: null,
  lapsed: null,
  reasons: [],
  reasonsRead: READ_IDLE,
};

interface StatusWord {
  status: AgentStatus;
  pauseReason: string | null;
}

function reported(state: AgentState, word: StatusWord, at: number): AgentState {
  const pauseReason = word.status === PAUSED ? word.pauseReason : null;
  const same = state.status === word.status && state.pauseReason === pauseReason && state.since !== null;
  const since = same ? state.since : at;
  return { ...state, status: word.status, pauseReason, since, pending: null, lapsed: null };
}

/** The reason of the present pause; without one, that of a pause which an earlier loss of the connection ended. */
function pauseOf(state: AgentState): string | null {
  return state.status === PAUSED ? state.pauseReason : state.lapsed;
}

function isFulfilled(wish: Wish, { pauseReason, status }: StatusWord): boolean {
  if (wish.kind === 'unpause') return status !== PAUSED;
  return status === PAUSED && pauseReason === wish.reason;
}

/** The status at a new connection. What the agent asked for before it stands: the server may never have heard of it. */
function statusReported(state: AgentState, word: StatusWord, at: number): AgentState {
  const next = reported(state, word, at);
  const { pending } = state;
  if (pending !== null) return isFulfilled(pending, word) ? next : { ...next, pending };
  return { ...next, lapsed: word.status === PAUSED ? null : pauseOf(state) };
}

/** Folds the facts of the agent's status and pause. */
export const agentReducer = plainReducer<AgentState>(initialState, (on) => {
  on(actions.pauseRequested, (state, { payload }) => ({
    ...state,
    pending: { kind: 'pause', reason: payload.reason },
    failure: null,
    lapsed: null,
  }));
  on(actions.unpauseRequested, (state) => ({
    ...state,
    pending: { kind: 'unpause' },
    failure: null,
    lapsed: null,
  }));
  on(actions.statusReported, (state, { payload, meta }) => reported(state, payload, meta.at));
  on(authenticated, (state, { payload, meta }) => {
    const { pauseReason, status } = payload;
    // A server that says nothing of the agent is as good as one without acks.
    if (status === null) return { ...state, lapsed: pauseOf(state) };
    return statusReported(state, { status, pauseReason }, meta.at);
  });
  // An old server says nothing of pauses, so that it is told again.
  on(handshakeUnanswered, (state) => ({ ...state, lapsed: pauseOf(state) }));
  on(leftRecalled, (state, { payload }) => ({ ...state, lapsed: payload.pauseReason }));
  on(stayOutRequested, (state) => (state.lapsed === null ? state : { ...state, lapsed: null }));
  on(actions.pauseFailed, (state, { payload }) => ({ ...state, pending: null, failure: payload }));
  on(actions.pauseReasonsReadStarted, (state) => ({ ...state, reasonsRead: readBegun(state.reasonsRead) }));
  on(actions.pauseReasonsLoaded, (state, { payload }) => ({
    ...state,
    reasons: payload.reasons,
    reasonsRead: READ_LOADED,
  }));
  on(actions.pauseReasonsReadFailed, (state, { payload }) => ({
    ...state,
    reasonsRead: readFailed(payload),
  }));
  on(loggedOut, (state) => ({ ...initialState, reasons: state.reasons, reasonsRead: state.reasonsRead }));
});
