import { UNSAID, type QueueType } from '../lib/queueType';
import type { Conversation } from './conversations/types';

/** Types of the queues that say one, by name. */
export type TypeByName = ReadonlyMap<string, QueueType>;

/**
 * Makes a function that gives a queue type to what does not say its own (contract §0): each time the same object, so
 * that nothing is drawn anew.
 */
export function createTypeFill<Item extends { queueType: QueueType }>(): (
  item: Item,
  queueType: QueueType,
) => Item {
  const filled = new WeakMap<Item, Item>();
  return (item, queueType) => {
    if (item.queueType !== UNSAID || queueType === UNSAID) return item;
    const known = filled.get(item);
    if (known?.queueType === queueType) return known;
    const next = { ...item, queueType };
    filled.set(item, next);
    return next;
  };
}

const fillType = createTypeFill<Conversation>();

/** A conversation, with the type of its queue where it does not say its own. */
export function withQueueType(conversation: Conversation, types: TypeByName): Conversation {
  return fillType(conversation, types.get(conversation.queue) ?? UNSAID);
}

/** The same for many; the same array where none lacks its type. */
export function withQueueTypes(
  conversations: readonly Conversation[],
  types: TypeByName,
): readonly Conversation[] {
  const all = conversations.map((one) => withQueueType(one, types));
  return all.every((one, at) => one === conversations[at]) ? conversations : all;
}
