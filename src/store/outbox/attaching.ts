import type { Failure } from '../../lib/failure';
import type { Attaching, OutboxFile } from './types';

/** The dialog with a file that takes the place of the one before. */
export function withFile(before: Attaching | null, file: OutboxFile | null): Attaching | null {
  return before === null || before.isSending ? before : { ...before, file, failure: null };
}

function isAbout(dialog: Attaching | null, uploadId: string): dialog is Attaching {
  return dialog !== null && dialog.file?.uploadId === uploadId;
}

/** The dialog once its file goes out. */
export function sending(before: Attaching | null, uploadId: string): Attaching | null {
  return isAbout(before, uploadId) ? { ...before, isSending: true, failure: null } : before;
}

/** The dialog with why its file cannot go out. */
export function refused(before: Attaching | null, uploadId: string, failure: Failure): Attaching | null {
  return isAbout(before, uploadId) ? { ...before, isSending: false, failure } : before;
}

/** Closed once its file is no longer on its way: sent, or failed, which its bubble tells. */
export function settled(before: Attaching | null, uploadId: string | undefined): Attaching | null {
  return uploadId !== undefined && before?.isSending === true && isAbout(before, uploadId) ? null : before;
}
