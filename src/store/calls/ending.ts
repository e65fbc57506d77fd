import { callBackNumber } from '../../lib/caller';
import { movedToRoom } from './conference';
import { withoutTransferDialog, type CallFailure, type CallsState } from './state';
import type { Call, CallCause, CallEnd, EndedCall } from './types';

/** So many calls that are over are remembered. */
export const ENDED_KEPT = 50;

/** A caller who gave up, was answered elsewhere or waited too long: nothing that the agent has to know. */
const MISSED: readonly CallCause[] = [
  'completed',
  'cancelled',
  'completedElsewhere',
  'requestTerminated',
  'noAnswer',
];

/** Comes only with the BYE of a call that the exchange answered itself and that reached nobody (Q.850 cause 58). */
const NEVER_CAME_ABOUT: CallCause = 'misconfiguredAccount';

/** Whether the agent is told why: nobody hung up on purpose, and the call never came about or broke. */
function isFailure({ phase, direction, answeredAt }: Call, { by, cause }: CallEnd): boolean {
  if (cause === NEVER_CAME_ABOUT) return true;
  if (phase === 'ending' || by === 'agent') return false;
  if (answeredAt !== null) return cause !== 'completed';
  return direction === 'outgoing' || !MISSED.includes(cause);
}

/** The caller is with somebody else: for the agent the call went as it should. */
const GIVEN_AWAY: CallEnd = { by: 'agent', cause: 'completed', status: null, q850: null };

function failureOf(call: Call, { cause, retryAfterS }: CallEnd, at: number): CallFailure {
  const { id, number, name, direction, queue, contactId, conference } = call;
  const wasAnswered = call.answeredAt !== null && cause !== NEVER_CAME_ABOUT;
  const isReachable = wasAnswered && callBackNumber(call) !== null && conference === undefined;
  const callBack = isReachable ? { queue, contactId } : null;
  const told = { callId: id, number, name, cause, direction, callBack, wasAnswered };
  return retryAfterS === undefined ? told : { ...told, retryAt: at + retryAfterS * 1000 };
}

function endedCall({ phase: _phase, ...call }: Call, end: CallEnd, endedAt: number): EndedCall {
  return { ...call, endedAt, end };
}

/** A live call is over: it goes to the ended ones, and its transfer dialog closes. */
function left(state: CallsState, call: Call, end: CallEnd, at: number): CallsState {
  const next = state.transferDialog?.callId === call.id ? withoutTransferDialog(state) : state;
  return {
    ...next,
    live: next.live.filter(({ id }) => id !== call.id),
    ended: [endedCall(call, end, at), ...next.ended].slice(0, ENDED_KEPT),
    activeOrder: next.activeOrder.filter((id) => id !== call.id),
    failure: isFailure(call, end) ? failureOf(call, end, at) : next.failure,
  };
}

/** The caller is with somebody else now. */
export function givenAway(state: CallsState, call: Call, at: number): CallsState {
  return movedToRoom(left(state, call, GIVEN_AWAY, at), call);
}

function wasTaken({ transfer }: Call): boolean {
  return transfer?.status != null && transfer.status >= 200 && transfer.status < 300;
}

/**
 * A call that was told over. After a NOTIFY that the target took it, it was handed over, whoever said the last word. An
 * exchange may also end it without that NOTIFY: whether it was handed over is told afterwards then.
 */
export function reportedEnd(state: CallsState, call: Call, end: CallEnd, at: number): CallsState {
  if (wasTaken(call)) return givenAway(state, call, at);
  return left(state, end.by === 'other' ? call : { ...call, transfer: null }, end, at);
}

/** A call that the other side ended in the middle of a transfer was handed over after all. */
export function givenAwayLate(state: CallsState, callId: string): CallsState {
  const index = state.ended.findIndex(({ id }) => id === callId);
  const call = state.ended[index];
  if (call === undefined || call.transfer === null || call.end.by !== 'other') return state;
  const failure = state.failure?.callId === callId ? null : state.failure;
  const next = { ...state, failure, ended: state.ended.with(index, { ...call, end: GIVEN_AWAY }) };
  return movedToRoom(next, call);
}
