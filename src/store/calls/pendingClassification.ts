import { liveCall, type CallsState } from './state';
import type { CallEnd, EndedCall } from './types';

/** As a call ends whose page goes. */
const PAGE_GONE: CallEnd = { by: 'console', cause: 'completed', status: null, q850: null };

/** Whether a pending call is one in the middle of which its page went. */
export function wentWithPage({ end }: Pick<EndedCall, 'end'>): boolean {
  return end.by === PAGE_GONE.by && end.cause === PAGE_GONE.cause;
}

/** The agent is being asked about the call whose classification is pendingClassification. */
function isAsked({ classification, pendingClassification }: CallsState): boolean {
  return (
    pendingClassification !== null &&
    classification?.isRequired === true &&
    classification.callId === pendingClassification.id
  );
}

/**
 * A call of a queue that is spoken on: its classification is owed should the page go in the middle of it. Keys stay in
 * memory.
 */
export function owedIfPageGoes(state: CallsState, callId: string, at: number): CallsState {
  const call = liveCall(state, callId);
  if (call === undefined || call.classified || call.queue === null || call.consultOf !== null) return state;
  if (isAsked(state)) return state;
  const { phase: _phase, ...rest } = call;
  return { ...state, pendingClassification: { ...rest, data: {}, digits: '', endedAt: at, end: PAGE_GONE } };
}

/** The page outlived the call: what is owed now is asked for. A call that the console itself ended went with its page. */
export function outlived(state: CallsState, callId: string, by: CallEnd['by']): CallsState {
  return by === 'console' || state.pendingClassification?.id !== callId
    ? state
    : { ...state, pendingClassification: null };
}
