import type { AckResult } from '../../services/realtime/ackResult';
import type { Message } from '../../store/messages/types';
import { fileProblem } from '../../store/outbox/limits';
import type { MailFile, SentMail, OutboxFile, OutboxItem } from '../../store/outbox/types';
import { selectFileLimits } from '../../store/outbox/selectors';
import { toFailure } from '../../lib/failure';
import { selectUser } from '../../store/auth/selectors';
import { currentSender, services } from '../core/context';
import { call, select, type SagaGenerator } from '../core/effects';
import { uploadWhole } from './upload';

type Refusal = Extract<AckResult<never>, { kind: 'refused' }>;

function refusal(code: string, retryable: boolean): Refusal {
  return { kind: 'refused', failure: { code, message: '' }, retryable, retryAfterMs: null };
}

/** A file of a mail that is handed on comes from the server once, and stays here until the mail is sent. */
function* fetched({ uploadId }: MailFile, url: string): SagaGenerator<Blob | Refusal> {
  const { download, files } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  let blob: Blob;
  try {
    blob = yield* call(download.fetchFrom, url);
  } catch (error) {
    const isGone = toFailure(error).code === 'http';
    return refusal(isGone ? 'originalMissing' : 'originalUnreachable', !isGone);
  }
  try {
    yield* call(files.put, agent, uploadId, blob);
  } catch {
    // This page has it all the same, and another may fetch it again.
  }
  return blob;
}

function* bytesOf(file: MailFile): SagaGenerator<Blob | Refusal> {
  const { files } = yield* call(services);
  const { uploadId, url } = file;
  try {
    const kept = yield* call(files.get, uploadId);
    if (kept !== null) return kept;
  } catch {
    if (url === null) return refusal('fileUnreadable', false);
  }
  return url === null ? refusal('fileMissing', false) : yield* call(fetched, file, url);
}

/** A file with the bytes that it has, which are on this browser from here on. */
function* ready(file: MailFile): SagaGenerator<OutboxFile | Refusal> {
  const { mimeType, name, uploadId } = file;
  const blob = yield* call(bytesOf, file);
  if ('kind' in blob) return blob;
  const whole = { uploadId, name, mimeType, bytes: blob.size };
  const problem = fileProblem(whole, yield* select(selectFileLimits));
  return problem === null ? whole : refusal(problem, false);
}

/** Brings the files of a mail to the server, one after the other; null once it has all of them. */
function* uploadFiles(item: OutboxItem, { files }: SentMail): SagaGenerator<AckResult<never> | null> {
  for (const each of files) {
    const file = yield* call(ready, each);
    if ('kind' in file) return file;
    const answer = yield* call(uploadWhole, { ...item, file });
    if (answer.kind !== 'ok') return answer;
  }
  return null;
}

/** Sends a mail: its files by a way of their own first, then the mail, which names them (spec 1 §5). */
export function* sendMail(item: OutboxItem, mail: SentMail): SagaGenerator<AckResult<Message>> {
  const { commands } = yield* call(services);
  const trouble = yield* call(uploadFiles, item, mail);
  if (trouble !== null) return trouble;
  const sender = yield* call(currentSender);
  return yield* call(commands.sendMessage, sender, item);
}
