import * as contacts from '../../store/contacts/actions';
import { selectContactHistoryRead, selectContactHistoryReadAt } from '../../store/contacts/selectors';
import type { HistoryOf } from '../../store/contacts/types';
import { toFailure } from '../../lib/failure';
import { services } from '../core/context';
import { call, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

type Asked = { payload: HistoryOf };

/** How long a customer's conversations are taken for what the server has, ms. */
const FRESH_MS = 5 * 60_000;

function* readHistory({ payload: { address, contactId } }: Asked): SagaGenerator<void> {
  const { conversationApi } = yield* call(services);
  yield* put(contacts.historyReadStarted({ contactId }));
  try {
    const conversations =
      address === undefined
        ? yield* call(conversationApi.ofContact, contactId)
        : yield* call(conversationApi.ofAddress, address);
    yield* put(contacts.historyLoaded({ contactId, conversations }));
  } catch (error) {
    yield* put(contacts.historyReadFailed({ contactId, ...toFailure(error) }));
  }
}

/** Who goes to and fro between two customers has neither list read twice. */
function* readUnlessKnown(asked: Asked): SagaGenerator<void> {
  const { contactId } = asked.payload;
  const { clock } = yield* call(services);
  const { status } = yield* select(selectContactHistoryRead, contactId);
  const readAt = yield* select(selectContactHistoryReadAt, contactId);
  const isFresh = status === 'loaded' && readAt !== null && clock.now() - readAt < FRESH_MS;
  if (status !== 'loading' && !isFresh) yield* call(readHistory, asked);
}

/** Reads the conversations of a customer, by contact or by address, when they are looked at. */
export function* watchContactHistories(): SagaGenerator<void> {
  yield* takeEvery(contacts.historyShowRequested, guarded('contactHistoryShown', readUnlessKnown));
  yield* takeEvery(contacts.historyRequested, guarded('contactHistory', readHistory));
}
