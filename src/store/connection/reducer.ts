import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '../auth/actions';
import type { Failure } from '../failure';
import { plainReducer } from '../plainReducer';
import { pushMarkOf } from '../stamp';
import type { PushMark } from '../stamp';
import * as actions from './actions';
import { leavesGap } from './sequence';
import type { StreamPosition } from './sequence';
import type { Limits } from './types';

/**
 * The socket to the server:
 *
 *   closed ──▶ connecting ──open──▶ greeting ──accepted, unanswered──▶ live
 *                ▲   │                 │                                │
 *                │   └───failed────────┴──────────────lost──────────────┘
 *                │                     ▼
 *                └──retry due────── waiting            greeting ──refused──▶ refused
 */
export type ConnectionStatus = 'closed' | 'connecting' | 'greeting' | 'live' | 'waiting' | 'refused';

/** The socket, how far its events were followed, and what was odd about them. */
export interface ConnectionState extends StreamPosition {
  status: ConnectionStatus;
  attempt: number;
  retryAt: number | null;
  failure: Failure | null;
  /** Since when the agent is without the server, ms; null while connected. */
  lostAt: number | null;
  /** The loss lasted long enough to tell the agent. */
  lossNoticed: boolean;
  /** Server clock minus ours at the handshake, ms. */
  clockOffset: number;
  /** False for a server without acks (contract §1.10). */
  acknowledges: boolean;
  limits: Limits | null;
  /** Events are missing, or the epoch changed: a resync is due. */
  gap: boolean;
  resyncing: boolean;
  /** The last odd events, told once each; the newest last, at most 50. */
  anomalies: readonly { event: string; reason: string; at: number }[];
  /** The server's error on show for 5 s. */
  serverError: { message: string; conversationId: string | null; at: number } | null;
}

const initialState: ConnectionState = {
  status: 'closed',
  attempt: 0,
  retryAt: null,
  failure: null,
  lostAt: null,
  lossNoticed: false,
  clockOffset: 0,
  acknowledges: true,
  limits: null,
  epoch: null,
  lastSeq: null,
  gap: false,
  resyncing: false,
  anomalies: [],
  serverError: null,
};

const ANOMALIES_KEPT = 50;

function noted(state: ConnectionState, event: string, reason: string, at: number): ConnectionState {
  if (state.anomalies.some((known) => known.event === event && known.reason === reason)) return state;
  return { ...state, anomalies: [...state.anomalies, { event, reason, at }].slice(-ANOMALIES_KEPT) };
}

function live(state: ConnectionState): ConnectionState {
  return {
    ...state,
    status: 'live',
    attempt: 0,
    retryAt: null,
    failure: null,
    lostAt: null,
    lossNoticed: false,
  };
}

function greeted(
  state: ConnectionState,
  payload: ReturnType<typeof actions.authenticated>['payload'],
  at: number,
) {
  if (state.status !== 'greeting') return state;
  const followed = state.epoch === payload.epoch && payload.replay !== 'gap';
  return {
    ...live(state),
    acknowledges: true,
    limits: payload.limits,
    clockOffset: Date.parse(payload.serverTime) - at,
    epoch: payload.epoch,
    // With a full replay the missed events follow, and move the position themselves.
    lastSeq: followed && payload.replay === 'complete' ? state.lastSeq : payload.seq,
    gap: !followed,
  };
}

function down(state: ConnectionState, failure: Failure, at: number): ConnectionState {
  return { ...state, status: 'waiting', failure, lostAt: state.lostAt ?? at, resyncing: false };
}

const reduceFacts = plainReducer<ConnectionState>(initialState, (on) => {
  on(actions.attemptStarted, (state, { payload, meta }) => ({
    ...state,
    status: 'connecting',
    attempt: payload.attempt,
    retryAt: null,
    lostAt: state.lostAt ?? meta.at,
  }));
  on(actions.opened, (state) => (state.status === 'connecting' ? { ...state, status: 'greeting' } : state));
  on(actions.authenticated, (state, { payload, meta }) => greeted(state, payload, meta.at));
  on(actions.handshakeUnanswered, (state) =>
    state.status === 'greeting' ? { ...live(state), acknowledges: false, gap: true } : state,
  );
  on(actions.handshakeRefused, (state, { payload }) => ({ ...state, status: 'refused', failure: payload }));
  on(actions.attemptFailed, (state, { payload, meta }) => down(state, payload, meta.at));
  on(actions.lost, (state, { payload, meta }) =>
    // Why the server refused says more than that the socket closed then.
    state.status === 'refused' ? state : down(state, { code: 'lost', message: payload.cause }, meta.at),
  );
  on(actions.lossNoticed, (state) => (state.lostAt === null ? state : { ...state, lossNoticed: true }));
  on(actions.retryScheduled, (state, { payload }) => ({ ...state, retryAt: payload.at }));
  on(actions.closed, (state) => ({ ...initialState, anomalies: state.anomalies }));
  on(actions.resyncStarted, (state) => ({ ...state, resyncing: true }));
  on(actions.resynced, (state, { payload }) => ({
    ...state,
    resyncing: false,
    gap: false,
    lastSeq: Math.max(state.lastSeq ?? 0, payload.seq ?? 0),
  }));
  on(actions.resyncFailed, (state) => ({ ...state, resyncing: false }));
  on(actions.eventRejected, (state, { payload, meta }) =>
    noted(state, payload.event, payload.reason, meta.at),
  );
  on(actions.eventIgnored, (state, { payload, meta }) => noted(state, payload.event, 'unknown', meta.at));
  on(actions.serverErrorReported, (state, { payload, meta }) => ({
    ...state,
    serverError: { message: payload.message, conversationId: payload.conversationId, at: meta.at },
  }));
  on(actions.serverErrorExpired, (state) =>
    state.serverError === null ? state : { ...state, serverError: null },
  );
  on(loggedOut, (state) => ({ ...initialState, anomalies: state.anomalies }));
});

function followed(state: ConnectionState, push: PushMark): ConnectionState {
  const gap = state.gap || leavesGap(state, push);
  return { ...state, epoch: push.epoch, lastSeq: push.seq, gap };
}

function reduce(state: ConnectionState | undefined, action: UnknownAction): ConnectionState {
  const next = reduceFacts(state, action);
  const push = pushMarkOf(action);
  return push === undefined ? next : followed(next, push);
}

/** Folds the facts of the connection; every event of the server's stream moves the position. */
export const connectionReducer = Object.assign(reduce, { hears: reduceFacts.hears });
