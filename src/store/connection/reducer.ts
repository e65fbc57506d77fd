import type { UnknownAction } from '@reduxjs/toolkit';
import { woke } from '../app/actions';
import { loggedOut } from '../auth/actions';
import * as conversations from '../conversations/actions';
import { isConversationGone, type Failure } from '../../lib/failure';
import { momentOf } from '../../lib/time';
import * as outbox from '../outbox/actions';
import { plainReducer } from '../plainReducer';
import { pushMarkOf, type PushMark } from '../stamp';
import * as actions from './actions';
import { begun, broken, resyncRequired, type Resyncing } from './resyncing';
import { leavesGap, type StreamPosition } from './sequence';
import type { Handshake, Limits } from './types';

/**
 * The socket to the server:
 *
 *   closed ──▶ connecting ──open──▶ handshake ──accepted, unanswered──▶ live
 *                ▲   │                  │                                │
 *                │   └───failed─────────┴──────────────lost──────────────┘
 *                │                      ▼
 *                └──retry due────── waiting            handshake ──refused──▶ refused
 */
export type ConnectionStatus = 'closed' | 'connecting' | 'handshake' | 'live' | 'waiting' | 'refused';

/** The socket, how far its events were followed, and what was odd about them. */
export interface ConnectionState extends StreamPosition, Resyncing {
  status: ConnectionStatus;
  attempt: number;
  retryAt: number | null;
  failure: Failure | null;
  /** Since when the agent is without the server, ms; null while connected. */
  lostAt: number | null;
  /** The loss lasted long enough to tell the agent. */
  lossNoticed: boolean;
  /** Server clock minus ours at the handshake, ms; 0 where the server does not tell its time. */
  clockOffset: number;
  /** False for a server without acks (contract §1.10). */
  acknowledges: boolean;
  limits: Limits | null;
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
  due: 'start',
  resyncing: null,
  anomalies: [],
  serverError: null,
};

const ANOMALIES_KEPT = 50;

/** Events that tell nothing which lasts: nothing is read again because one of them could not be. */
const PASSING_EVENTS = ['digitando', 'uploadStatus', 'errorMsg'];

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

/** How far the stream counts as followed after a handshake; events may have overtaken its answer. */
function reachedBy(state: ConnectionState, { epoch, replay, seq }: Handshake): number | null {
  if (state.epoch !== epoch || state.lastSeq === null) return seq;
  // With a full replay the missed events follow and move the position themselves.
  return replay === 'complete' ? state.lastSeq : Math.max(state.lastSeq, seq);
}

/** Whether every event before a handshake was followed, or follows it. */
function isUpToDate(state: ConnectionState, { epoch, replay, seq }: Handshake): boolean {
  if (state.epoch !== epoch) return false;
  return replay === 'complete' || (replay === 'nothing' && (state.lastSeq ?? 0) >= seq);
}

function authenticated(state: ConnectionState, payload: Handshake, at: number) {
  if (state.status !== 'handshake') return state;
  const { epoch, limits, serverTime } = payload;
  const next: ConnectionState = {
    ...live(state),
    acknowledges: true,
    limits,
    clockOffset: (momentOf(serverTime) ?? at) - at,
    epoch,
    lastSeq: reachedBy(state, payload),
  };
  return isUpToDate(state, payload) ? next : resyncRequired(next, 'gap');
}

function down(state: ConnectionState, failure: Failure, at: number): ConnectionState {
  return { ...broken(state), status: 'waiting', failure, lostAt: state.lostAt ?? at };
}

function withoutError(state: ConnectionState): ConnectionState {
  return state.serverError === null ? state : { ...state, serverError: null };
}

const reduceFacts = plainReducer<ConnectionState>(initialState, (on) => {
  on(actions.attemptStarted, (state, { payload, meta }) => ({
    ...state,
    status: 'connecting',
    attempt: payload.attempt,
    retryAt: null,
    lostAt: state.lostAt ?? meta.at,
  }));
  on(actions.opened, (state) => (state.status === 'connecting' ? { ...state, status: 'handshake' } : state));
  on(actions.authenticated, (state, { payload, meta }) => authenticated(state, payload, meta.at));
  on(actions.handshakeUnanswered, (state) =>
    state.status === 'handshake' ? resyncRequired({ ...live(state), acknowledges: false }, 'gap') : state,
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
  on(woke, (state) => resyncRequired(state, 'woke'));
  on(conversations.readRequested, (state) => resyncRequired(state, 'asked'));
  on(conversations.activeSetReported, (state, { payload }) =>
    payload.conversations === null ? resyncRequired(state, 'signal') : state,
  );
  // The conversation is not what this console took it for (spec 1 §5).
  on(outbox.refused, (state) => resyncRequired(state, 'asked'));
  on(outbox.gaveUp, (state, { payload }) =>
    isConversationGone(payload) ? resyncRequired(state, 'asked') : state,
  );
  on(conversations.endFailed, (state) => resyncRequired(state, 'asked'));
  on(conversations.transferFailed, (state) => resyncRequired(state, 'asked'));
  on(actions.resyncStarted, (state, { payload }) => begun(state, payload.cause));
  // The position stays: events that waited tell more than the set which was read, and all of them follow.
  on(actions.resynced, (state) => ({ ...state, resyncing: null }));
  on(actions.resyncFailed, broken);
  on(actions.eventRejected, (state, { payload: { conversationId, event, reason }, meta }) => {
    const next = noted(state, event, reason, meta.at);
    // Logs of versions that read nothing again have no such field.
    const isOld = conversationId === undefined;
    return isOld || PASSING_EVENTS.includes(event) ? next : resyncRequired(next, 'unreadable');
  });
  on(actions.streamRestarted, (state) => resyncRequired({ ...state, lastSeq: null }, 'gap'));
  on(actions.comparisonRequired, (state) => resyncRequired(state, 'routine'));
  on(actions.eventIgnored, (state, { payload, meta }) => noted(state, payload.event, 'unknown', meta.at));
  on(actions.serverErrorReported, (state, { payload, meta }) => ({
    ...state,
    serverError: { message: payload.message, conversationId: payload.conversationId, at: meta.at },
  }));
  on(actions.serverErrorExpired, withoutError);
  on(actions.serverErrorDismissRequested, withoutError);
  on(loggedOut, (state) => ({ ...initialState, anomalies: state.anomalies }));
});

function followed(state: ConnectionState, push: PushMark): ConnectionState {
  const next = { ...state, epoch: push.epoch, lastSeq: push.seq };
  return leavesGap(state, push) ? resyncRequired(next, 'gap') : next;
}

function reduce(state: ConnectionState | undefined, action: UnknownAction): ConnectionState {
  const next = reduceFacts(state, action);
  const push = pushMarkOf(action);
  return push === undefined ? next : followed(next, push);
}

/** Folds the facts of the connection; every event of the server's stream moves the position. */
export const connectionReducer = Object.assign(reduce, { hears: reduceFacts.hears });
