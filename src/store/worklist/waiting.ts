import { getEntry, withEntry, withoutEntry, type Buckets } from '../../lib/buckets';
import { compareIds } from '../../lib/compareIds';
import { momentOf } from '../../lib/time';
import type { Conversation } from '../conversations/types';
import type { Message } from '../messages/types';

/** Who waits since when, ms of the server's clock. */
export type Waiting = Buckets<number>;

/** Whether the customer has it, and so waits no more: a message that the provider failed on is no answer. */
function isAnswer({ direction, errorText, status }: Message): boolean {
  return direction === 'agent' && (errorText === null || status === 'delivered' || status === 'seen');
}

/** After a message, told at `at`: a customer waits from the first one that nobody answered. */
export function afterMessage(waiting: Waiting, message: Message, at: number): Waiting {
  const { conversationId, direction, sentAt } = message;
  if (isAnswer(message)) return withoutEntry(waiting, conversationId);
  const isKnown = getEntry(waiting, conversationId) !== undefined;
  if (direction !== 'customer' || isKnown) return waiting;
  return withEntry(waiting, conversationId, momentOf(sentAt) ?? at);
}

/**
 * After a read of the newest messages of a conversation, from either end. A customer who is known to wait longer than the
 * first of them keeps waiting from then; one who wrote after the last of them, too.
 */
export function afterRead(waiting: Waiting, id: string, listed: readonly Message[], at: number): Waiting {
  const messages = listed.toSorted((a, b) => compareIds(a.id, b.id));
  const lastAnswer = messages.findLastIndex(isAnswer);
  const asked = messages.slice(lastAnswer + 1).find(({ direction }) => direction === 'customer');
  const known = getEntry(waiting, id);
  if (asked === undefined) {
    const answeredAt = momentOf(messages[lastAnswer]?.sentAt ?? null);
    const isLater = known !== undefined && answeredAt !== null && known > answeredAt;
    return lastAnswer < 0 || isLater ? waiting : withoutEntry(waiting, id);
  }
  const since = momentOf(asked.sentAt) ?? known ?? at;
  return withEntry(waiting, id, lastAnswer < 0 && known !== undefined ? Math.min(since, known) : since);
}

function lastHeard({ lastMessageAt, startedAt }: Conversation): number | null {
  return momentOf(lastMessageAt) ?? momentOf(startedAt);
}

/** A conversation as the server lists it: unread messages mean that its customer waits; none mean nothing. */
export function asListed(waiting: Waiting, conversation: Conversation, at: number): Waiting {
  const { id, unread } = conversation;
  if (unread === 0 || getEntry(waiting, id) !== undefined) return waiting;
  return withEntry(waiting, id, lastHeard(conversation) ?? at);
}

/** A conversation that came to the agent waits for them, unless it was the centre that began it. */
export function asCome(waiting: Waiting, conversation: Conversation, at: number): Waiting {
  const { direction, id, unread } = conversation;
  if (getEntry(waiting, id) !== undefined || (direction === 'outgoing' && unread === 0)) return waiting;
  return withEntry(waiting, id, lastHeard(conversation) ?? at);
}

/** Which customers of the agent's whole set wait. */
export function ofSet(waiting: Waiting, conversations: readonly Conversation[], at: number): Waiting {
  const ids = new Set(conversations.map(({ id }) => id));
  const left = waiting.flatMap((bucket) => bucket.flatMap(([id]) => (ids.has(id) ? [] : [id])));
  const rest = left.reduce((next, id) => withoutEntry(next, id), waiting);
  return conversations.reduce((next, one) => asListed(next, one, at), rest);
}
