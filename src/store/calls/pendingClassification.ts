import { initialState, liveCall, type CallsState } from './state';
import type { CallEnd, EndedCall } from './types';

/** The end of a call whose page was closed or reloaded during it. */
const PAGE_GONE: CallEnd = { by: 'console', cause: 'completed', status: null, q850: null };

/** Whether the page was closed or reloaded during this call. */
export function wentWithPage({ end }: Pick<EndedCall, 'end'>): boolean {
  return end.by === PAGE_GONE.by && end.cause === PAGE_GONE.cause;
}

/** Whether the agent is being asked to classify the pending call. */
function isAsked({ classification, pendingClassification }: CallsState): boolean {
  return (
    pendingClassification !== null &&
    classification?.isRequired === true &&
    classification.callId === pendingClassification.id
  );
}

/**
 * Notes that an answered call of a queue has to be classified, in case the page is closed or reloaded during it.
 * Pressed keys and headers are left out: they must not be written to disk.
 */
export function pendingIfPageGoes(state: CallsState, callId: string, at: number): CallsState {
  const call = liveCall(state, callId);
  if (call === undefined || call.classified || call.queue === null || call.consultOf !== null) return state;
  if (isAsked(state)) return state;
  const { phase: _phase, ...rest } = call;
  return { ...state, pendingClassification: { ...rest, data: {}, digits: '', endedAt: at, end: PAGE_GONE } };
}

/** What outlives a session that broke off: the call that its agent has to classify when they are back. */
export function leftUnclassified(
  { ended, pendingClassification }: CallsState,
  { callId, login }: { callId: string; login: string },
): CallsState {
  const found = ended.find(({ id }) => id === callId) ?? pendingClassification;
  if (found?.id !== callId) return initialState;
  return {
    ...initialState,
    pendingClassification: { ...found, data: {}, digits: '' },
    pendingFor: login,
  };
}

/**
 * The call ended while its page is still there: the note is not needed, since the agent is asked now. A call that the
 * console itself ended went with its page, and keeps it.
 */
export function outlived(state: CallsState, callId: string, by: CallEnd['by']): CallsState {
  return by === 'console' || state.pendingClassification?.id !== callId
    ? state
    : { ...state, pendingClassification: null };
}
