import { selectUser } from '../../store/auth/selectors';
import { selectConnection } from '../../store/connection/selectors';
import { selectConversation } from '../../store/conversations/selectors';
import {
  selectLastStoredId,
  selectMessage,
  selectMessages,
  selectMessagesWhole,
} from '../../store/messages/selectors';
import type { Message } from '../../store/messages/types';
import {
  doIdsSort,
  inServerOrder,
  isUnclear,
  matchUnacknowledged,
} from '../../store/messages/unacknowledged';
import { delivered } from '../../store/outbox/actions';
import { selectOutboxItem, selectOutboxItems } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { isLong, readNewest } from '../messages/longConversation';
import { readMessageList } from '../messages/messages';

/** What the server's messages say of an item: it is among them, it is not, or nobody can tell. */
export type DeliveryLookup = 'stored' | 'missing' | 'unknown';

/** Failures that leave open whether the item is at the server. */
const OPEN = ['unconfirmed', 'unchecked', 'badAnswer', 'timeout', 'offline', 'expired'];

/** Whether an item went out, and the server did not say that it does not have it. */
function mayBeThere({ failure, knownUntil }: OutboxItem): boolean {
  return knownUntil !== undefined && (failure === null || OPEN.includes(failure.code));
}

/**
 * What was read, in the server's order and with what the console knows besides: which message stands for which item.
 * After a failed read what events told, where its order is certain.
 */
function* known(conversationId: string, read: readonly Message[] | null): SagaGenerator<readonly Message[]> {
  if (read === null) {
    const told = yield* select(selectMessages, conversationId);
    return doIdsSort(told) ? told : [];
  }
  const messages: Message[] = [];
  for (const message of read) {
    messages.push((yield* select(selectMessage, conversationId, message.id)) ?? message);
  }
  return inServerOrder(messages);
}

/** Settles what is found of all that went out to the conversation: an earlier item with the same words comes first. */
function* settleFound(item: OutboxItem, messages: readonly Message[]): SagaGenerator<void> {
  const { conversationId } = item.target;
  const all = Object.values(yield* select(selectOutboxItems));
  const others = all.filter(
    (one) =>
      one.target.conversationId === conversationId && one.clientMsgId !== item.clientMsgId && mayBeThere(one),
  );
  const matches = matchUnacknowledged([...others, item], messages, yield* select(selectUser));
  for (const [clientMsgId, found] of matches) {
    yield* put(delivered({ clientMsgId, message: { ...found, clientMsgId } }));
  }
}

/**
 * The item with where to look for it. Of one of an earlier version only what comes after the newest message that the
 * console knew before it read can be told from an older one with the same words.
 */
function* marked(item: OutboxItem, lastKnown: string | null): SagaGenerator<OutboxItem> {
  const current = (yield* select(selectOutboxItem, item.clientMsgId)) ?? item;
  return current.knownUntil !== undefined || lastKnown === null
    ? current
    : { ...current, knownUntil: lastKnown };
}

/**
 * Looks for an item among the messages of its conversation, and settles it when it is there: by its
 * clientMsgId, or, with a server that keeps none, by what was said and in which order (contract §1.10, §7).
 */
export function* lookUpDelivery(item: OutboxItem): SagaGenerator<DeliveryLookup> {
  const { conversationId } = item.target;
  const lastKnown = yield* select(selectLastStoredId, conversationId);
  const read = yield* call(readMessageList, conversationId);
  const isGone = (yield* select(selectOutboxItem, item.clientMsgId)) === undefined;
  if (isGone) return 'stored';
  const sought = yield* call(marked, item, lastKnown);
  const messages = yield* call(known, conversationId, read);
  yield* call(settleFound, sought, messages);
  if ((yield* select(selectOutboxItem, item.clientMsgId)) === undefined) return 'stored';
  const current = (yield* select(selectOutboxItem, item.clientMsgId)) ?? item;
  const isOpen = read === null || isUnclear(current, messages, yield* select(selectUser));
  return isOpen ? 'unknown' : 'missing';
}

/** Reads the messages of a conversation unless they are known; where ids tell no order, always, for the list tells it. */
function* lastListed(conversationId: string): SagaGenerator<string | null> {
  const isSorted = doIdsSort(yield* select(selectMessages, conversationId));
  const isWhole = yield* select(selectMessagesWhole, conversationId);
  if (!isSorted || !isWhole) {
    const conversation = yield* select(selectConversation, conversationId);
    const isInParts = isSorted && conversation !== undefined && (yield* call(isLong, conversation));
    const read = isInParts
      ? yield* call(readNewest, conversationId)
      : yield* call(readMessageList, conversationId);
    if (Array.isArray(read))
      return inServerOrder(yield* call(known, conversationId, read)).at(-1)?.id ?? null;
  }
  return yield* select(selectLastStoredId, conversationId);
}

/**
 * The newest message that is known before an item goes out for the first time. Where nothing is acknowledged the
 * conversation is read for it unless it is known: an old message with the same words must not be taken for the item.
 * Undefined: nobody knows.
 */
export function* markBefore({ knownUntil, target }: OutboxItem): SagaGenerator<string | null | undefined> {
  const { conversationId } = target;
  if (knownUntil !== undefined) return knownUntil;
  const { acknowledges } = yield* select(selectConnection);
  const last = yield* acknowledges
    ? select(selectLastStoredId, conversationId)
    : call(lastListed, conversationId);
  const isWhole = yield* select(selectMessagesWhole, conversationId);
  return last ?? (isWhole ? null : undefined);
}
