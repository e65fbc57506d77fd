import { UNSAID, type QueueType } from '../lib/queueType';
import type { Conversation } from './conversations/types';

/** Types of the queues that say one, by name. */
export type TypeByName = ReadonlyMap<string, QueueType>;

const typed = new WeakMap<Conversation, Conversation>();

/** A conversation that does not say its queue type has that of its queue (contract §0); each time the same object. */
export function withQueueType(conversation: Conversation, types: TypeByName): Conversation {
  if (conversation.queueType !== UNSAID) return conversation;
  const queueType = types.get(conversation.queue);
  if (queueType === undefined) return conversation;
  const known = typed.get(conversation);
  if (known?.queueType === queueType) return known;
  const next = { ...conversation, queueType };
  typed.set(conversation, next);
  return next;
}

/** The same for many; the same array where none lacks its type. */
export function withQueueTypes(
  conversations: readonly Conversation[],
  types: TypeByName,
): readonly Conversation[] {
  const all = conversations.map((one) => withQueueType(one, types));
  return all.every((one, at) => one === conversations[at]) ? conversations : all;
}
