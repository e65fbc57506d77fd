import type { Failure } from '../../lib/failure';
import type { OutboxFile } from '../outbox/types';
import type { DraftFile } from './types';

type Files = readonly DraftFile[];

function change(files: Files, uploadId: string, next: (file: DraftFile) => DraftFile): Files {
  if (!files.some((file) => file.uploadId === uploadId)) return files;
  return files.map((file) => (file.uploadId === uploadId ? next(file) : file));
}

/** The files with more of them behind, each once. */
export function withFiles(files: Files, more: readonly OutboxFile[]): Files {
  const added = more.filter(({ uploadId }) => files.every((file) => file.uploadId !== uploadId));
  return added.length === 0 ? files : [...files, ...added];
}

/** The files without one of them. */
export function withoutFile(files: Files, uploadId: string): Files {
  const left = files.filter((file) => file.uploadId !== uploadId);
  return left.length === files.length ? files : left;
}

/** The files once one of them goes out. */
export function withSending(files: Files, uploadId: string): Files {
  return change(files, uploadId, ({ failure: _failure, ...file }) => ({ ...file, isSending: true }));
}

/** The files once one of them could not go out. */
export function withFailure(files: Files, uploadId: string, failure: Failure): Files {
  return change(files, uploadId, ({ isSending: _isSending, ...file }) => ({ ...file, failure }));
}
