import { useMemo } from 'react';
import type { QueueType } from '../../../lib/queueType';
import type { Message, Quote, QuotedMessage } from '../../../store/messages/types';
import { useText, type Text } from '../../intl';
import { withoutMarks } from '../text/tokenize';
import { isMessageKind, KINDS, typeFamily } from './kinds';

/** A message as the answer to it quotes it: what it says, or its file with the caption. */
export function quoteOf({ id, providerId, text, attachments: [file] }: Message): Quote {
  return {
    id,
    providerId,
    text: text === '' ? null : text,
    // The contract (§2) has the family of the file's type, also where no kind is called so.
    kind: file === undefined ? 'text' : typeFamily(file.mimeType),
    mimeType: file?.mimeType ?? null,
    path: file === undefined || file.path === '' ? null : file.path,
  };
}

/** What stands for a quoted message of a queue type: its words without their marks, or what kind it is of. */
export function quoteWords(t: Text, { kind, text }: QuotedMessage, queueType: QueueType): string {
  if (text !== null && text !== '') return withoutMarks(text, queueType);
  const { standIn } = KINDS[isMessageKind(kind) ? kind : 'file'];
  return t(standIn ?? 'quote.file');
}

/** The same in the language on screen. */
export function useQuoteWords(quoted: QuotedMessage, queueType: QueueType): string {
  const t = useText();
  return useMemo(() => quoteWords(t, quoted, queueType), [t, quoted, queueType]);
}
