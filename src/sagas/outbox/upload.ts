import type { AckResult } from '../../services/realtime/ackResult';
import type { ChunkAnswer, FileItem } from '../../services/realtime/uploadCommands';
import { selectConnection } from '../../store/connection/selectors';
import type { Message } from '../../store/messages/types';
import { uploadReported } from '../../store/outbox/actions';
import { selectUpload } from '../../store/outbox/selectors';
import { currentSender, services } from '../context';
import { call, put, select } from '../effects';
import type { SagaGenerator } from '../effects';
import { FIRST_CHUNK_BYTES, nextChunkBytes } from './chunkSize';

/** At most four facts a second of how far it came. */
const TELL_EVERY_MS = 250;

/** So many answers in a row that lead no further mean that the server will not have it. */
const STUCK_AFTER = 3;

type Refusal = Extract<AckResult<never>, { kind: 'refused' }>;

function refusal(code: string): Refusal {
  return { kind: 'refused', failure: { code, message: '' }, retryable: false, retryAfterMs: null };
}

function* report({ file, target }: FileItem, received: number): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const told = yield* select(selectUpload, file.uploadId);
  if (told !== undefined && clock.now() - told.at < TELL_EVERY_MS) return;
  const percent = file.bytes === 0 ? 0 : Math.floor((100 * received) / file.bytes);
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

function* parts(item: FileItem, first: ChunkAnswer): SagaGenerator<AckResult<Message>> {
  const { clock, ids, uploads } = yield* call(services);
  const sender = yield* call(currentSender);
  const { acknowledges } = yield* select(selectConnection);
  // Where nobody answers only what fits into one part can be sent at all.
  let size = acknowledges ? FIRST_CHUNK_BYTES : uploads.maxChunkBytes;
  let answer = first;
  for (let stuck = 0; stuck < STUCK_AFTER;) {
    if (answer.message !== null) return { kind: 'ok', data: answer.message, seq: null, repeated: false };
    const offset = Math.min(answer.received, item.file.bytes);
    yield* call(report, item, offset);
    const part = yield* call(partOf, item, offset, size);
    if ('kind' in part) return part;
    const startedAt = clock.now();
    const ack = yield* call(uploads.sendChunk, sender, ids.newId(), item, offset, part);
    if (ack.kind !== 'ok') return ack;
    size = nextChunkBytes(size, clock.now() - startedAt, uploads.maxChunkBytes);
    stuck = ack.data.message === null && ack.data.received <= offset ? stuck + 1 : 0;
    answer = ack.data;
  }
  return { kind: 'timeout' };
}

/** Whether a part of it may be at the server: it went out before, on this page or an earlier one. */
function wasBegun({ attempts, queuedAt, createdAt }: FileItem): boolean {
  return attempts > 0 || queuedAt > createdAt;
}

/**
 * Sends the file of an item, each part after the answer to the one before, from where the server has it; the
 * answer to the last one is the message. How it was begun before is asked, never assumed.
 */
export function* upload(item: FileItem): SagaGenerator<AckResult<Message>> {
  if (!wasBegun(item)) return yield* call(parts, item, { received: 0, message: null });
  const { ids, uploads } = yield* call(services);
  const sender = yield* call(currentSender);
  const known = yield* call(uploads.askReceived, sender, ids.newId(), item);
  return known.kind === 'ok' ? yield* call(parts, item, known.data) : known;
}
