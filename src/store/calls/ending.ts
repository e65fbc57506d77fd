import type { CallFailure, CallsState } from './state';
import type { Call, CallCause, CallEnd, EndedCall } from './types';

const ENDED_KEPT = 50;

/** A caller who gave up, was answered elsewhere or waited too long: nothing that the agent has to know. */
const MISSED: readonly CallCause[] = [
  'completed',
  'cancelled',
  'completedElsewhere',
  'requestTerminated',
  'noAnswer',
];

/** Whether the agent is told why: nobody hung up on purpose, and the call never came about. */
function isFailure({ phase, direction, answeredAt }: Call, { by, cause }: CallEnd): boolean {
  // The exchange tells it only with the BYE of a call that was answered (softphone.md §1.7).
  if (cause === 'misconfiguredAccount') return true;
  if (phase === 'ending' || by === 'agent' || answeredAt !== null) return false;
  return direction === 'outgoing' || !MISSED.includes(cause);
}

function failureOf({ id, number, name, direction }: Call, { cause }: CallEnd): CallFailure {
  return { callId: id, number, name, cause, direction };
}

function endedCall({ phase: _phase, ...call }: Call, end: CallEnd, endedAt: number): EndedCall {
  return { ...call, endedAt, end };
}

/** A live call is over: it goes to the ended ones, and its transfer dialog closes. */
export function left(state: CallsState, call: Call, end: CallEnd, at: number): CallsState {
  return {
    ...state,
    live: state.live.filter(({ id }) => id !== call.id),
    ended: [endedCall(call, end, at), ...state.ended].slice(0, ENDED_KEPT),
    spoken: state.spoken.filter((id) => id !== call.id),
    transferDialog: state.transferDialog?.callId === call.id ? null : state.transferDialog,
    failure: isFailure(call, end) ? failureOf(call, end) : state.failure,
  };
}
