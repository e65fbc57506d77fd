import { getEntry } from '../../lib/buckets';
import type { Failure } from '../../lib/failure';
import { conversationOf, withoutKey, type ConversationsState } from './state';

/** Drops the question about a conversation that is no longer the agent's. */
export function withoutOrphanQuestion(state: ConversationsState): ConversationsState {
  const { confirmingEnd } = state;
  if (confirmingEnd === null || getEntry(state.byId, confirmingEnd.conversationId) !== undefined)
    return state;
  return { ...state, confirmingEnd: null };
}

/** Asks the agent to confirm the end; an earlier refusal is forgotten. */
export function asked(state: ConversationsState, conversationId: string): ConversationsState {
  const ending = withoutKey(state.ending, conversationId);
  return withoutOrphanQuestion({ ...state, confirmingEnd: { conversationId }, ending });
}

/** Closes the question. */
export function answered(state: ConversationsState): ConversationsState {
  return state.confirmingEnd === null ? state : { ...state, confirmingEnd: null };
}

/** The end went to the server (null) or was refused. */
export function ending(state: ConversationsState, id: string, failure: Failure | null): ConversationsState {
  if (conversationOf(state, id) === null) return state;
  const next = { ...state, ending: { ...state.ending, [id]: failure } };
  // A refusal is told where the end can be tried again, also when it followed a classification.
  return failure === null ? next : { ...next, confirmingEnd: state.confirmingEnd ?? { conversationId: id } };
}
