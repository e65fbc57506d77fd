import { useCallback } from 'react';
import type { QuotedMessage } from '../../store/messages/types';
import { useText, type TextId } from '../intl';

const KINDS: Readonly<Record<string, TextId>> = {
  image: 'quote.image',
  audio: 'quote.audio',
  video: 'quote.video',
};

/** What stands for a quoted message: its words, or what kind of file it is. */
export function useQuoteWords(): (quoted: QuotedMessage) => string {
  const t = useText();
  return useCallback(
    ({ kind, text }) => {
      if (text !== null && text !== '') return text;
      const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
      return t(known ?? 'quote.file');
    },
    [t],
  );
}
