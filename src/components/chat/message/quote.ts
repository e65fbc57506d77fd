import type { Message, Quote } from '../../../store/messages/types';

/** The kind of a message without a file; of one with a file it is the family of the file's type (contract §2). */
const TEXT = 'text';

/** A message as the answer to it quotes it: what it says, or its file with the caption. */
export function quoteOf({ id, providerId, text, attachments }: Message): Quote {
  const [file] = attachments;
  return {
    id,
    providerId,
    text: text === '' ? null : text,
    kind: file?.mimeType.split('/')[0] ?? TEXT,
    mimeType: file?.mimeType ?? null,
    path: file?.path ?? null,
  };
}
