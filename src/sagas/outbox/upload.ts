import type { AckResult } from '../../services/realtime/ackResult';
import type { ChunkAnswer, FileItem } from '../../services/realtime/uploadCommands';
import { selectConnection } from '../../store/connection/selectors';
import type { Message } from '../../store/messages/types';
import { uploadReported } from '../../store/outbox/actions';
import { selectUpload } from '../../store/outbox/selectors';
import { currentSender, services } from '../core/context';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';
import { FIRST_CHUNK_BYTES, nextChunkBytes } from './chunkSize';
import { lookUpDelivery } from './deliveryLookup';

/** At most four facts a second of how far it came. */
const PROGRESS_EVERY_MS = 250;

/** So many answers in a row that lead no further mean that the server will not have it. */
const STUCK_AFTER = 3;

/** How soon after its file a message is told of where the answer does not bring it. */
const MESSAGE_WITHIN_MS = 3_000;

type Refusal = Extract<AckResult<never>, { kind: 'refused' }>;

function refusal(code: string): Refusal {
  return { kind: 'refused', failure: { code, message: '' }, retryable: false, retryAfterMs: null };
}

function* report({ file, target }: FileItem, received: number): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const told = yield* select(selectUpload, file.uploadId);
  const percent = file.bytes === 0 ? 0 : Math.floor((100 * received) / file.bytes);
  // Said twice, it would look like going on.
  if (told !== undefined && (told.percent === percent || clock.now() - told.at < PROGRESS_EVERY_MS)) return;
  const { conversationId } = target;
  yield* put(uploadReported({ uploadId: file.uploadId, conversationId, percent, state: 'sending' }));
}

/** A part of a file, or why there is none. */
function* partOf({ file }: FileItem, from: number, size: number): SagaGenerator<ArrayBuffer | Refusal> {
  const { files } = yield* call(services);
  const bytes = Math.min(size, file.bytes - from);
  try {
    const part = yield* call(files.part, file.uploadId, from, bytes);
    if (part === null) return refusal('fileMissing');
    return part.byteLength === bytes ? part : refusal('fileUnreadable');
  } catch {
    return refusal('fileUnreadable');
  }
}

/** Whether a server that answers nothing tells by an event that it has a file whole. */
function isTold({ file, mail }: FileItem) {
  return (action: { type: string }) =>
    mail !== null &&
    uploadReported.match(action) &&
    action.payload.uploadId === file.uploadId &&
    action.payload.state === 'done';
}

function* sendPart(item: FileItem, offset: number, part: ArrayBuffer): SagaGenerator<AckResult<ChunkAnswer>> {
  const { ids, uploads } = yield* call(services);
  const sender = yield* call(currentSender);
  const { acknowledges } = yield* select(selectConnection);
  const { told, answer } = yield* race({
    told: take(acknowledges ? () => false : isTold(item)),
    answer: call(uploads.sendChunk, sender, ids.newId(), item, offset, part),
  });
  if (told === undefined) return answer ?? { kind: 'timeout' };
  const whole = { received: item.file.bytes, message: null, isWhole: true };
  return { kind: 'ok', data: whole, seq: null, repeated: false };
}

function* parts(item: FileItem, first: ChunkAnswer): SagaGenerator<AckResult<ChunkAnswer>> {
  const { clock, uploads } = yield* call(services);
  const { acknowledges } = yield* select(selectConnection);
  // Where nobody answers it is all in one part.
  let size = acknowledges ? FIRST_CHUNK_BYTES : uploads.maxChunkBytes;
  let answer = first;
  for (let stuck = 0; stuck < STUCK_AFTER;) {
    if (answer.isWhole) return { kind: 'ok', data: answer, seq: null, repeated: false };
    const offset = Math.min(answer.received, item.file.bytes);
    yield* call(report, item, offset);
    const part = yield* call(partOf, item, offset, size);
    if ('kind' in part) return part;
    const startedAt = clock.now();
    const ack = yield* call(sendPart, item, offset, part);
    if (ack.kind !== 'ok') return ack;
    size = nextChunkBytes(size, clock.now() - startedAt, uploads.maxChunkBytes);
    stuck = !ack.data.isWhole && ack.data.received <= offset ? stuck + 1 : 0;
    answer = ack.data;
  }
  return { kind: 'timeout' };
}

/** Whether a part of it may be at the server: it went out before, on this page or an earlier one. */
function wasBegun({ attempts, queuedAt, createdAt, wentOut }: FileItem): boolean {
  return wentOut ?? (attempts > 0 || queuedAt > createdAt);
}

/**
 * Sends a file, each part after the answer to the one before, from where the server has it, until it has all of it.
 * How it was begun before is asked, never assumed; where the server refuses to tell, what it says to a part counts.
 */
export function* uploadWhole(item: FileItem): SagaGenerator<AckResult<ChunkAnswer>> {
  const nothing = { received: 0, message: null, isWhole: false };
  const { acknowledges } = yield* select(selectConnection);
  const { ids, uploads } = yield* call(services);
  // Where nobody answers only what fits into one part can be sent at all.
  if (!acknowledges && item.file.bytes > uploads.maxChunkBytes) return refusal('fileTooLargeUnanswered');
  // Where nobody can be asked, or the answer not be read, the messages were (see `attempt`): it is not there.
  const isFree = !acknowledges || item.mustCheck === true;
  if (isFree || !wasBegun(item)) return yield* call(parts, item, nothing);
  const sender = yield* call(currentSender);
  const known = yield* call(uploads.askReceived, sender, ids.newId(), item);
  if (known.kind === 'ok') return yield* call(parts, item, known.data);
  if (known.kind !== 'refused' || known.retryable) return known;
  // A server that does not know the upload has no part of it, or made a message of all of it.
  if (item.mail === null && (yield* call(lookUpDelivery, item)) === 'stored') return known;
  return yield* call(parts, item, nothing);
}

/**
 * Sends the file of an item; the answer to its last part is the message. Where that says only that the file is whole
 * (contract §4), an event is given time to bring the message, and then the messages have to be read for it.
 */
export function* upload(item: FileItem): SagaGenerator<AckResult<Message>> {
  const answer = yield* call(uploadWhole, item);
  if (answer.kind !== 'ok') return answer;
  const { message } = answer.data;
  if (message !== null) return { ...answer, data: message };
  yield* delay(MESSAGE_WITHIN_MS);
  return { kind: 'unreadable' };
}
