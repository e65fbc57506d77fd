import { selectConversation } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { freeMailKey } from '../../store/drafts/mails';
import { selectMailDrafts } from '../../store/drafts/selectors';
import * as outbox from '../../store/outbox/actions';
import { selectOutboxItem } from '../../store/outbox/selectors';
import type { MailFile, OutboxFile, OutboxItem, SentMail } from '../../store/outbox/types';
import { selectQueueAddress } from '../../store/queues/selectors';
import { services } from '../core/context';
import { call, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { oneAtATime } from '../core/oneAtATime';
import { keepFile } from './composeFiles';
import { keepItem, newItem, ordersOfRun, targetOf, type Orders } from './newItem';
import { storeItem } from './storedItems';

/** The same bytes under a new id: the server knows the old one as another message's (contract §1.1). Null: they are gone. */
function* fileAgain<File extends OutboxFile | MailFile>(
  clientMsgId: string,
  file: File,
): SagaGenerator<File | null> {
  const { files, ids } = yield* call(services);
  const again = { ...file, uploadId: ids.newId() };
  const blob = yield* call(files.get, file.uploadId);
  if (blob !== null) yield* call(keepFile, clientMsgId, again, blob);
  const isAtServer = 'url' in file && file.url !== null;
  return blob === null && !isAtServer ? null : again;
}

/** The mail that it answered is of the other conversation: there it is a first one. Null: a file of it is gone. */
function* mailAgain(clientMsgId: string, mail: SentMail, to: Conversation): SagaGenerator<SentMail | null> {
  const from = (yield* select(selectQueueAddress, to.queue)) ?? mail.from;
  const key = freeMailKey(yield* select(selectMailDrafts, to.id), 'first');
  const files: MailFile[] = [];
  for (const file of mail.files) {
    const again = yield* call(fileAgain<MailFile>, clientMsgId, file);
    if (again === null) return null;
    files.push(again);
  }
  const first = { key, kind: 'first', messageId: null, providerId: null, quotes: false } as const;
  return { ...mail, ...first, from, files };
}

/** The message that it answered is of the other conversation: there it answers none. Null: a file of it is gone. */
function* made(item: OutboxItem, to: Conversation, orderAt: Orders): SagaGenerator<OutboxItem | null> {
  const { clock } = yield* call(services);
  const { template, text } = item;
  const createdAt = clock.now();
  const order = yield* call(orderAt, createdAt);
  const anew = yield* call(newItem, { target: targetOf(to), template, text, createdAt, order });
  const { clientMsgId } = anew;
  const file = item.file === null ? null : yield* call(fileAgain<OutboxFile>, clientMsgId, item.file);
  const mail = item.mail === null ? null : yield* call(mailAgain, clientMsgId, item.mail, to);
  const isWhole = (file === null) === (item.file === null) && (mail === null) === (item.mail === null);
  return isWhole ? { ...anew, file, mail } : null;
}

type Asked = ReturnType<typeof outbox.sendElsewhereRequested>;

function sending() {
  const orderAt = ordersOfRun();
  return function* sendElsewhere({ payload }: Asked): SagaGenerator<void> {
    const item = yield* select(selectOutboxItem, payload.clientMsgId);
    const to = yield* select(selectConversation, payload.conversationId);
    if (item?.state !== 'failed' || to === undefined) return;
    const anew = yield* call(made, item, to, orderAt);
    // The new one is on disk before the old one leaves it.
    if (anew !== null) yield* call(keepItem, anew);
    if ((yield* select(selectOutboxItem, item.clientMsgId))?.state !== 'failed') {
      // Tried again, edited or discarded meanwhile: the new one leaves the disk, and its files.
      if (anew !== null) yield* call(storeItem, anew);
      return;
    }
    if (anew === null) {
      yield* put(outbox.gaveUp({ clientMsgId: item.clientMsgId, code: 'fileMissing', message: '' }));
      return;
    }
    yield* put(outbox.queued({ item: anew, spendsDraft: false }));
    yield* put(outbox.discarded({ clientMsgId: item.clientMsgId, returned: null }));
    yield* call(storeItem, item);
  };
}

/** Sends what was not delivered in another conversation with the same customer. */
export function* watchSendElsewhere(): SagaGenerator<void> {
  const keyOf = ({ payload }: Asked) => payload.clientMsgId;
  yield* takeEvery(outbox.sendElsewhereRequested, guarded('sendElsewhere', oneAtATime(keyOf, sending())));
}
