import { selectConversation } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import * as outbox from '../../store/outbox/actions';
import { selectOutboxItem } from '../../store/outbox/selectors';
import type { OutboxFile, OutboxItem } from '../../store/outbox/types';
import { services } from '../core/context';
import { call, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { keepFile } from './composeFiles';
import { keepItem, newItem, ordersOfRun, targetOf, type Orders } from './newItem';
import { storeItem } from './storedItems';

/** The same bytes under a new id: the server knows the old one as another message's (contract §1.1). Null: they are gone. */
function* fileAgain(clientMsgId: string, file: OutboxFile): SagaGenerator<OutboxFile | null> {
  const { files, ids } = yield* call(services);
  const blob = yield* call(files.get, file.uploadId);
  if (blob === null) return null;
  const again = { ...file, uploadId: ids.newId() };
  yield* call(keepFile, clientMsgId, again, blob);
  return again;
}

/** The message that it answered is of the other conversation: there it answers none. */
function* made(item: OutboxItem, to: Conversation, orderAt: Orders): SagaGenerator<OutboxItem | null> {
  const { clock } = yield* call(services);
  const { text } = item;
  const createdAt = clock.now();
  const order = yield* call(orderAt, createdAt);
  const anew = yield* call(newItem, { target: targetOf(to), text, createdAt, order });
  if (item.file === null) return anew;
  const file = yield* call(fileAgain, anew.clientMsgId, item.file);
  return file === null ? null : { ...anew, file };
}

type Asked = ReturnType<typeof outbox.sendElsewhereRequested>;

function sending() {
  const orderAt = ordersOfRun();
  return function* sendElsewhere({ payload }: Asked): SagaGenerator<void> {
    const item = yield* select(selectOutboxItem, payload.clientMsgId);
    const to = yield* select(selectConversation, payload.conversationId);
    if (item?.state !== 'failed' || item.mail !== null || to === undefined) return;
    const anew = yield* call(made, item, to, orderAt);
    if (anew === null) return;
    // The new one is on disk before the old one leaves it.
    yield* call(keepItem, anew);
    yield* put(outbox.queued({ item: anew, spendsDraft: false }));
    yield* put(outbox.discarded({ clientMsgId: item.clientMsgId, returned: null }));
    yield* call(storeItem, item);
  };
}

/** Sends what was not delivered in another conversation with the same customer. */
export function* watchSendElsewhere(): SagaGenerator<void> {
  yield* takeEvery(outbox.sendElsewhereRequested, guarded('sendElsewhere', sending()));
}
