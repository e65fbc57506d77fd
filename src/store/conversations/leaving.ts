import { getEntry } from '../buckets';
import { withoutOrphanQuestion } from './ending';
import { taken } from './list';
import { CLOSED, conversationOf, withoutKey } from './state';
import type { ConversationsState } from './state';
import type { RemovalReason } from './types';

/** Closes what is open about a conversation that is no longer the agent's: the question, the transfer. */
export function withoutOrphans(state: ConversationsState): ConversationsState {
  const next = withoutOrphanQuestion(state);
  const { transfer } = next;
  if (transfer === null || getEntry(next.byId, transfer.conversationId) !== undefined) return next;
  return { ...next, transfer: null };
}

/** The agent's conversations without one, and without what was under way about it. */
export function left(state: ConversationsState, id: string): ConversationsState {
  return withoutOrphans({
    ...taken(state, id),
    ending: withoutKey(state.ending, id),
    transferring: withoutKey(state.transferring, id),
    typing: withoutKey(state.typing, id),
  });
}

/** Nothing is on screen if this conversation was. */
export function closedIfOpen(state: ConversationsState, id: string): ConversationsState {
  return state.selectedId === id ? { ...state, ...CLOSED } : state;
}

/** A conversation left by another hand: on screen it stays, read-only, with why. */
export function removed(
  state: ConversationsState,
  id: string,
  reason: RemovalReason,
  to: string | null,
): ConversationsState {
  const conversation = conversationOf(state, id);
  if (conversation === null) return state;
  const next = left(state, id);
  return state.selectedId === id ? { ...next, departed: { conversation, reason, to } } : next;
}
