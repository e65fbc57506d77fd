import type { OutboxItem } from './types';

/** The ids of the files that go out with an item. */
export function uploadIdsOf({ file, mail }: Pick<OutboxItem, 'file' | 'mail'>): string[] {
  const ofMail = mail?.files.map(({ uploadId }) => uploadId) ?? [];
  return file === null ? ofMail : [file.uploadId, ...ofMail];
}
