import { toFailure, type Failure } from '../../lib/failure';
import { selectUser } from '../../store/auth/selectors';
import { selectIsLive } from '../../store/connection/selectors';
import * as outbox from '../../store/outbox/actions';
import { selectOutboxItem } from '../../store/outbox/selectors';
import type { OutboxFile, OutboxItem } from '../../store/outbox/types';
import { services } from '../core/context';
import { call, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { oneAtATime } from '../core/oneAtATime';
import { mailBack } from './mailBack';
import { storeItem } from './storedItems';

type Choice = { payload: { clientMsgId: string } };

function* failedItem({ payload }: Choice): SagaGenerator<OutboxItem | null> {
  const item = yield* select(selectOutboxItem, payload.clientMsgId);
  // What is on its way cannot be taken back.
  return item?.state === 'failed' ? item : null;
}

/** Off the disk at once: what comes back after a reload would be sent. */
function* giveUp(item: OutboxItem): SagaGenerator<void> {
  yield* put(outbox.discarded({ clientMsgId: item.clientMsgId, returned: null }));
  yield* call(storeItem, item);
}

function* discard(choice: Choice): SagaGenerator<void> {
  const item = yield* call(failedItem, choice);
  if (item === null) return;
  yield* call(giveUp, item);
}

/** Under a new id, and on disk before the old one goes: the server knows that as another message's (contract §1.1). */
function* fileBack(file: OutboxFile, blob: Blob): SagaGenerator<OutboxFile> {
  const { files, handles } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  const uploadId = handles.deposit(blob);
  try {
    yield* call(files.put, agent, uploadId, blob);
  } catch {
    // Where the disk has no room this page has it all the same.
  }
  return { ...file, uploadId };
}

/** What the disk has of a file: null, nothing any more. With a failure it may be there, and cannot be read. */
interface Bytes {
  blob: Blob | null;
  failure?: Failure;
}

const NO_BYTES: Bytes = { blob: null };

function* bytesOf({ uploadId }: OutboxFile): SagaGenerator<Bytes> {
  const { files } = yield* call(services);
  try {
    return { blob: yield* call(files.get, uploadId) };
  } catch (error) {
    return { blob: null, failure: toFailure(error) };
  }
}

const MISSING: Failure = { code: 'fileMissing', message: '' };

/** The caption of a file that is gone is nowhere else: it goes back beside the file's name, which says what became of it. */
function* captionBack(clientMsgId: string, back: outbox.Returned, gone: OutboxFile): SagaGenerator<void> {
  if (back.text === '') {
    yield* put(outbox.gaveUp({ clientMsgId, ...MISSING }));
    return;
  }
  const { ids } = yield* call(services);
  const file = { ...gone, uploadId: ids.newId() };
  yield* put(outbox.discarded({ clientMsgId, returned: { ...back, file } }));
  yield* put(outbox.fileRefused({ uploadId: file.uploadId, ...MISSING }));
}

/** A text goes to the composer, a file beside it with its caption as the text, a mail to the editor. */
function* takeBack(choice: Choice): SagaGenerator<void> {
  const item = yield* call(failedItem, choice);
  // A template is no text that could be written on.
  if (item === null || item.template !== null) return;
  const { clientMsgId, file, quoted, target } = item;
  const { conversationId } = target;
  const mail = item.mail === null ? null : yield* call(mailBack, item.mail);
  const back = { conversationId, text: mail === null ? item.text : '', quoted, mail };
  const { blob, failure } = file === null ? NO_BYTES : yield* call(bytesOf, file);
  const again = file === null || blob === null ? null : yield* call(fileBack, file, blob);
  // It may have been tried again, or discarded, while its bytes were copied.
  if ((yield* call(failedItem, choice)) === null) return;
  if (file === null) yield* put(outbox.discarded({ clientMsgId, returned: back }));
  else if (again !== null) yield* put(outbox.discarded({ clientMsgId, returned: { ...back, file: again } }));
  else if (failure === undefined) yield* call(captionBack, clientMsgId, back, file);
  else yield* put(outbox.gaveUp({ clientMsgId, ...failure }));
}

/** An upload under way is given up at the server too; one that is whole there already stays a message. */
function* cancelUpload({ payload }: Choice): SagaGenerator<void> {
  const { ids, uploads } = yield* call(services);
  const item = yield* select(selectOutboxItem, payload.clientMsgId);
  if (item === undefined || item.file === null || item.state === 'failed') return;
  yield* call(giveUp, item);
  const isLive = yield* select(selectIsLive);
  if (isLive && item.attempts > 0) yield* call(uploads.cancelUpload, ids.newId(), item.file.uploadId);
}

function* saveFile({ payload }: Choice): SagaGenerator<void> {
  const { download, files } = yield* call(services);
  const item = yield* select(selectOutboxItem, payload.clientMsgId);
  if (item === undefined || item.file === null) return;
  const blob = yield* call(files.get, item.file.uploadId);
  if (blob !== null) download.saveFile(item.file.name, blob);
}

/** Does what the agent decides about a message that was not sent. */
export function* watchChoices(): SagaGenerator<void> {
  const keyOf = ({ payload }: Choice) => payload.clientMsgId;
  yield* takeEvery(outbox.discardRequested, guarded('discard', discard));
  yield* takeEvery(outbox.editRequested, guarded('takeBack', oneAtATime(keyOf, takeBack)));
  yield* takeEvery(outbox.cancelRequested, guarded('cancelUpload', cancelUpload));
  yield* takeEvery(outbox.saveFileRequested, guarded('saveFile', saveFile));
}
