import { selectUser } from '../../store/auth/selectors';
import { selectConversation } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { toFailure } from '../../lib/failure';
import * as outbox from '../../store/outbox/actions';
import { nextOrder } from '../../store/outbox/order';
import { selectOutboxItems } from '../../store/outbox/selectors';
import type { OutboxItem, SendTarget } from '../../store/outbox/types';
import { services } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';

/** Where what is sent to a conversation now goes. */
export function targetOf({ id, fromId, queue, queueType }: Conversation): SendTarget {
  return { conversationId: id, fromId, queue, queueType };
}

/** Gives each item its order: always after the last one, even of one that is not in the outbox yet. */
export type Orders = (at: number) => SagaGenerator<number>;

/** The orders of one run of the outbox. */
export function ordersOfRun(): Orders {
  let last = 0;
  return function* orderAt(at: number): SagaGenerator<number> {
    last = Math.max(nextOrder(yield* select(selectOutboxItems), at), last + 1);
    return last;
  };
}

/** What the agent made: the rest of an item is the same for all that are new. */
type Made = Pick<OutboxItem, 'target' | 'text' | 'createdAt' | 'order'> &
  Partial<Pick<OutboxItem, 'clientMsgId' | 'file' | 'heldUntil' | 'mail' | 'quoted' | 'template'>>;

/** A new item in line, with the ids that it keeps; a recording has one from its beginning. */
export function* newItem(made: Made): SagaGenerator<OutboxItem> {
  const { ids } = yield* call(services);
  const customer = (yield* select(selectConversation, made.target.conversationId))?.fromName.trim() ?? '';
  return {
    ...(customer === '' ? {} : { customer }),
    file: null,
    mail: null,
    quoted: null,
    template: null,
    clientMsgId: ids.newId(),
    ...made,
    reqId: ids.newId(),
    queuedAt: made.createdAt,
    state: 'queued',
    attempts: 0,
    failure: null,
    wentOut: false,
  };
}

/** On disk before it is on screen: what the agent sees as sent survives a crash. */
export function* keepItem(item: OutboxItem): SagaGenerator<void> {
  const { outbox: storage } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  try {
    yield* call(storage.put, agent, item);
  } catch (error) {
    yield* put(outbox.storingFailed({ clientMsgId: item.clientMsgId, ...toFailure(error) }));
  }
}
