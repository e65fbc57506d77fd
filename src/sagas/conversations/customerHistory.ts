import { selectConnection } from '../../store/connection/selectors';
import * as conversations from '../../store/conversations/actions';
import { isKnownCustomer } from '../../store/conversations/customer';
import { selectCustomerHistory } from '../../store/conversations/customerHistorySelectors';
import { selectConversation, selectKnownIds } from '../../store/conversations/selectors';
import type { Conversation, CustomerHistoryOf } from '../../store/conversations/types';
import { toFailure } from '../../lib/failure';
import { latestFirst, momentOf, monthBefore } from '../../lib/time';
import { selectOwnQueues } from '../../store/queues/selectors';
import { services } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';

/**
 * The time at the server, whose rows these are: as the handshake told, else that of the latest that it dated of the
 * agent's work, else this machine's.
 */
function* serverNow(): SagaGenerator<number> {
  const { clock } = yield* call(services);
  const { acknowledges, clockOffset } = yield* select(selectConnection);
  if (acknowledges && Number.isFinite(clockOffset)) return clock.now() + clockOffset;
  const dates: (string | null)[] = [];
  for (const id of yield* select(selectKnownIds)) {
    const active = yield* select(selectConversation, id);
    if (active !== undefined) dates.push(active.startedAt, active.lastMessageAt);
  }
  const times = dates.map(momentOf).filter((time) => time !== null);
  return times.length === 0 ? clock.now() : Math.max(...times);
}

/** All conversations of a customer: by contact, else by address, else by the contact that a number belongs to. */
function* readServices({ customerId, fromId }: CustomerHistoryOf): SagaGenerator<Conversation[]> {
  const { contactApi, conversationApi } = yield* call(services);
  if (isKnownCustomer(customerId)) return yield* call(conversationApi.ofCustomer, customerId);
  if (fromId.includes('@')) return yield* call(conversationApi.ofAddress, fromId);
  const contact = fromId === '' ? null : yield* call(contactApi.byNumber, fromId);
  return contact === null ? [] : yield* call(conversationApi.ofCustomer, contact.id);
}

/** Those of the last month (spec 1 §9) in the agent's queues (§6), the newest first. */
function* recentOf(all: readonly Conversation[], exceptId: string | null): SagaGenerator<Conversation[]> {
  const own = yield* select(selectOwnQueues);
  const since = monthBefore(yield* call(serverNow));
  // What nobody says, a queue or a time, hides nothing (contract §0).
  const isRecent = (startedAt: string | null) => (momentOf(startedAt) ?? since) >= since;
  return all
    .filter(({ id, queue }) => id !== exceptId && (queue === '' || own === null || own.includes(queue)))
    .filter(({ startedAt }) => isRecent(startedAt))
    .sort((a, b) => latestFirst(momentOf(a.startedAt), momentOf(b.startedAt)));
}

function* readLast(): SagaGenerator<void> {
  const last = yield* select(selectCustomerHistory);
  if (last === null) return;
  try {
    const all = yield* call(readServices, last.of);
    const recent = yield* call(recentOf, all, last.of.exceptId);
    yield* put(conversations.customerHistoryLoaded({ conversations: recent }));
  } catch (error) {
    yield* put(conversations.customerHistoryReadFailed(toFailure(error)));
  }
}

type Wish = ReturnType<
  | typeof conversations.customerHistoryOpenRequested
  | typeof conversations.customerHistoryReadRequested
  | typeof conversations.customerHistoryCloseRequested
>;

/** Reading what the centre did for a customer in the last month; closing ends a read that nobody waits for. */
export const customerHistoryWorkers: readonly Worker[] = [
  worker<Wish>(
    'latest',
    [
      conversations.customerHistoryOpenRequested,
      conversations.customerHistoryReadRequested,
      conversations.customerHistoryCloseRequested,
    ],
    guarded('lastServices', readLast),
  ),
];
