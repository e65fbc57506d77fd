import { momentOf } from '../../lib/time';
import { inPlace, onTop } from './list';
import { conversationOf, type ConversationsState } from './state';
import type { Conversation } from './types';

/** Whether the agent can see what is open: the page, and the panes on it. */
export function canSee({ panesShown, visible }: ConversationsState): boolean {
  return visible && panesShown !== false;
}

/** The conversation as it is kept: nothing is unread in the one that the agent has before their eyes. */
export function asSeen(state: ConversationsState, conversation: Conversation): Conversation {
  const isSeen = state.selectedId === conversation.id && canSee(state);
  return isSeen && conversation.unread > 0 ? { ...conversation, unread: 0 } : conversation;
}

/** A conversation as the server has it now, with what it said only once: who transferred it. */
export function withTransfer(state: ConversationsState, conversation: Conversation): Conversation {
  const transferredBy = conversation.transferredBy ?? conversationOf(state, conversation.id)?.transferredBy;
  return typeof transferredBy === 'string' ? { ...conversation, transferredBy } : conversation;
}

/** Whether the server surely tells of no message that is not known; one that says too little of them may. */
function isNoNewer(conversation: Conversation, known: Conversation): boolean {
  const [at, knownAt] = [momentOf(conversation.lastMessageAt), momentOf(known.lastMessageAt)];
  const isEarlier = at !== null && knownAt !== null && at <= knownAt;
  return isEarlier && conversation.messageCount <= known.messageCount;
}

/** A conversation as the server has it now; what the agent read stays read, as the server may not know of it yet. */
export function withRead(state: ConversationsState, conversation: Conversation): Conversation {
  const known = conversationOf(state, conversation.id);
  const isRead = conversation.unread > 0 && known?.unread === 0 && isNoNewer(conversation, known);
  return isRead ? { ...conversation, unread: 0 } : conversation;
}

/**
 * A conversation as an event has it that counts its messages: one that comes late, as in a replay, takes back nothing of
 * what the agent read. `at`: when what it tells of was said.
 */
export function withEvent(
  state: ConversationsState,
  told: Conversation,
  at: string | null = told.lastMessageAt,
): Conversation {
  const known = conversationOf(state, told.id);
  if (known === null || !isNoNewer({ ...told, lastMessageAt: at }, known)) return told;
  const { lastMessageAt, messageCount } = known;
  return { ...withRead(state, { ...told, lastMessageAt: at }), lastMessageAt, messageCount };
}

/** A conversation becomes the agent's, or is theirs again: it goes on top. */
export function joined(state: ConversationsState, conversation: Conversation): ConversationsState {
  const departed = state.departed?.conversation.id === conversation.id ? null : state.departed;
  return onTop({ ...state, departed }, asSeen(state, withTransfer(state, conversation)));
}

/** The agent comes to see a conversation: nothing is unread any more, and what was is marked. */
export function read(state: ConversationsState, conversation: Conversation, at: number): ConversationsState {
  const { id, unread } = conversation;
  const next = { ...state, unreadMark: { conversationId: id, count: unread, at } };
  return unread === 0 ? next : inPlace(next, { ...conversation, unread: 0 });
}

/** The agent opens a conversation. */
export function opened(state: ConversationsState, id: string, at: number): ConversationsState {
  const departed = state.departed?.conversation.id === id ? state.departed : null;
  const next = { ...state, selectedId: id, departed, opening: { conversationId: id, at } };
  const conversation = conversationOf(state, id);
  return conversation === null ? { ...next, unreadMark: null } : read(next, conversation, at);
}

/** What is open comes before the agent's eyes, if it can be seen: it is read. */
export function looked(state: ConversationsState, at: number): ConversationsState {
  const open = canSee(state) ? conversationOf(state, state.selectedId) : null;
  return open === null || open.unread === 0 ? state : read(state, open, at);
}
