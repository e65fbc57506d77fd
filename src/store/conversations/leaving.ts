import { getEntry } from '../../lib/buckets';
import { withoutOrphanQuestion } from './ending';
import { taken } from './list';
import { CLOSED, conversationOf, withoutKey, type ConversationsState, type Departure } from './state';

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
  { conversationId, ...why }: { conversationId: string } & Omit<Departure, 'conversation'>,
): ConversationsState {
  const conversation = conversationOf(state, conversationId);
  if (conversation === null) return state;
  const next = left(state, conversationId);
  return state.selectedId === conversationId ? { ...next, departed: { conversation, ...why } } : next;
}
