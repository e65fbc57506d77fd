import { selectUser } from '../../store/auth/selectors';
import type { Mail, MailFile, SentMail } from '../../store/outbox/types';
import { services } from '../core/context';
import { call, select, type SagaGenerator } from '../core/effects';

/** What of the original can be had from the server again needs nothing here; a file that is lost stays named. */
function* fileBack(file: MailFile): SagaGenerator<MailFile> {
  const { files, ids } = yield* call(services);
  if (file.url !== null) return { ...file, uploadId: file.url };
  const agent = (yield* select(selectUser))?.login ?? '';
  const uploadId = ids.newId();
  try {
    const blob = yield* call(files.get, file.uploadId);
    if (blob !== null) yield* call(files.put, agent, uploadId, blob);
  } catch {
    // Where the disk has no room this page has it all the same.
  }
  return { ...file, uploadId };
}

/**
 * A mail that was sent as the agent writes on at it. Its files get new ids, and are on disk under them before the old
 * ones go: the server knows the old ones as another message's (contract §1.1).
 */
export function* mailBack({ from: _from, plainText: _plainText, ...mail }: SentMail): SagaGenerator<Mail> {
  const files: MailFile[] = [];
  for (const file of mail.files) files.push(yield* call(fileBack, file));
  return { ...mail, files };
}
