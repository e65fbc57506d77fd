import { selectUser } from '../../store/auth/selectors';
import { selectConversation } from '../../store/conversations/selectors';
import { selectDraftFiles, selectDraftQuote, selectDraftText } from '../../store/drafts/selectors';
import { SERVER_CODE, toFailure } from '../../lib/failure';
import * as outbox from '../../store/outbox/actions';
import { fileProblem } from '../../store/outbox/limits';
import { selectFileLimits } from '../../store/outbox/selectors';
import type { OutboxFile, OutboxItem } from '../../store/outbox/types';
import type { finished } from '../../store/recording/actions';
import { services } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { keepItem, newItem, targetOf, type Orders } from './newItem';

/** The bytes before the item: an item on disk whose file is not could never be sent. */
export function* keepFile(
  clientMsgId: string,
  { uploadId }: Pick<OutboxFile, 'uploadId'>,
  blob: Blob,
): SagaGenerator<void> {
  const { files } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  try {
    yield* call(files.put, agent, uploadId, blob);
  } catch (error) {
    yield* put(outbox.storingFailed({ clientMsgId, ...toFailure(error) }));
  }
}

interface Bytes {
  blob: Blob;
  /** They are on disk already, as they were chosen: what is there now may have changed since. */
  isKept: boolean;
}

/** What a draft has on disk, or what was just chosen; null: this browser has it no more. */
function* bytesOf({ uploadId }: OutboxFile): SagaGenerator<Bytes | null> {
  const { files, handles } = yield* call(services);
  const chosen = handles.fileOf(uploadId);
  try {
    const kept = yield* call(files.get, uploadId);
    if (kept !== null) return { blob: kept, isKept: true };
  } catch {
    // What cannot be read may still be in this page.
  }
  return chosen === undefined ? null : { blob: chosen, isKept: false };
}

function* queueFile(
  item: OutboxItem,
  file: OutboxFile,
  { blob, isKept }: Bytes,
  spendsDraft: boolean,
): SagaGenerator<void> {
  const { handles } = yield* call(services);
  if (!isKept) yield* call(keepFile, item.clientMsgId, file, blob);
  yield* call(keepItem, item);
  yield* put(outbox.queued({ item, spendsDraft }));
  handles.release(file.uploadId);
}

/** Whether a caption is the text that stands in the composer beside the file. */
function* isOfDraft(conversationId: string, file: OutboxFile, caption: string): SagaGenerator<boolean> {
  const files = yield* select(selectDraftFiles, conversationId);
  const text = (yield* select(selectDraftText, conversationId)).trim();
  return text !== '' && text === caption && files.some(({ uploadId }) => uploadId === file.uploadId);
}

type SendFileRequest = ReturnType<typeof outbox.sendFileRequested>;

/** Makes an item of a file that the agent confirmed, or tells why it cannot be sent. */
export function* composeFile({ payload, meta }: SendFileRequest, orderAt: Orders): SagaGenerator<void> {
  const { conversationId, file, caption } = payload;
  const bytes = yield* call(bytesOf, file);
  const conversation = yield* select(selectConversation, conversationId);
  const limits = yield* select(selectFileLimits);
  if (bytes === null || conversation === undefined) {
    const code = conversation === undefined ? SERVER_CODE.notFound : 'fileMissing';
    yield* put(outbox.fileRefused({ uploadId: file.uploadId, code, message: '' }));
    return;
  }
  const problem = fileProblem(file, limits);
  if (problem !== null) {
    yield* put(outbox.fileRefused({ uploadId: file.uploadId, code: problem, message: '' }));
    return;
  }
  const quoted = yield* select(selectDraftQuote, conversationId);
  const text = caption.trim();
  const made = { target: targetOf(conversation), text, file, quoted, createdAt: meta.at };
  const item = yield* call(newItem, { ...made, order: yield* call(orderAt, meta.at) });
  yield* call(queueFile, item, file, bytes, yield* call(isOfDraft, conversationId, file, text));
}

/** Makes an item of a voice message, for where it was begun, even if that is no longer the agent's. */
export function* composeRecording(
  { payload, meta }: ReturnType<typeof finished>,
  orderAt: Orders,
): SagaGenerator<void> {
  const { clientMsgId, target, file } = payload;
  const { files, handles } = yield* call(services);
  const blob = handles.peek(file.uploadId);
  if (!(blob instanceof Blob)) return;
  const order = yield* call(orderAt, meta.at);
  const quoted = yield* select(selectDraftQuote, target.conversationId);
  const made = { clientMsgId, target, text: '', file, quoted, createdAt: meta.at, order };
  const item = yield* call(newItem, made);
  yield* call(queueFile, item, file, { blob, isKept: false }, false);
  try {
    // What was kept of it while it was recorded.
    yield* call(files.remove, clientMsgId);
  } catch {
    // A later page throws it away.
  }
}
