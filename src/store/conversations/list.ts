import { bucketsOf, getEntry, withEntry, withoutEntry, type Buckets } from '../../lib/buckets';
import { compareIds } from '../../lib/compareIds';
import { latestFirst, momentOf } from '../../lib/time';
import { orderOf, withTop, withoutRank, type ConversationOrder } from './order';
import type { Conversation } from './types';

/** A conversation and its place in the list. */
export interface RankedConversation {
  conversation: Conversation;
  rank: number;
}

/** Conversations in buckets, their order apart: what every change of the list works on. */
export interface ConversationList {
  byId: Buckets<RankedConversation>;
  order: ConversationOrder;
}

function lastActivity({ lastMessageAt, startedAt }: Conversation): number | null {
  return momentOf(lastMessageAt) ?? momentOf(startedAt);
}

/**
 * The latest activity first, of the same second the highest id; those of which no time is known come below. Servers that
 * say no more than the second list the conversation that came last anywhere.
 */
function newerFirst(a: Conversation, b: Conversation): number {
  return latestFirst(lastActivity(a), lastActivity(b)) || compareIds(b.id, a.id);
}

/** A list made of a whole set, the latest activity first. */
export function listOf(conversations: readonly Conversation[]): ConversationList {
  const known = new Map(conversations.map((one) => [one.id, one]));
  const newestFirst = [...known.values()].sort(newerFirst);
  const last = newestFirst.length - 1;
  return {
    byId: bucketsOf(
      newestFirst.map(
        (conversation, index) => [conversation.id, { conversation, rank: last - index }] as const,
      ),
    ),
    order: orderOf(newestFirst.map(({ id }) => id)),
  };
}

/** The list with a conversation put in or replaced, on top. */
export function onTop<L extends ConversationList>(list: L, conversation: Conversation): L {
  const before = getEntry(list.byId, conversation.id);
  const cleared = before === undefined ? list.order : withoutRank(list.order, before.rank);
  return {
    ...list,
    byId: withEntry(list.byId, conversation.id, { conversation, rank: cleared.next }),
    order: withTop(cleared, conversation.id),
  };
}

/** The list with a conversation replaced where it stands; one that was not there goes on top. */
export function inPlace<L extends ConversationList>(list: L, conversation: Conversation): L {
  const before = getEntry(list.byId, conversation.id);
  if (before === undefined) return onTop(list, conversation);
  return { ...list, byId: withEntry(list.byId, conversation.id, { ...before, conversation }) };
}

/** The list without a conversation. */
export function taken<L extends ConversationList>(list: L, id: string): L {
  const before = getEntry(list.byId, id);
  if (before === undefined) return list;
  return { ...list, byId: withoutEntry(list.byId, id), order: withoutRank(list.order, before.rank) };
}
