import { useCallback } from 'react';
import type { Message } from '../../../store/messages/types';
import type { MailKind } from '../../../store/outbox/types';
import { useText } from '../../intl';
import { useTimeFormat } from '../../time/useTimeFormat';
import { forwardedHtml, forwardedText, quotedHtml, quotedText } from './original';

/** What goes along below a mail, as HTML and without any format. */
export interface OriginalWords {
  html: string;
  text: string;
}

/** Makes what goes along below an answer, or what is handed on, in the agent's language. */
export function useOriginalWords(): (message: Message, kind: MailKind, who: string) => OriginalWords {
  const t = useText();
  const format = useTimeFormat();
  return useCallback(
    (message, kind, who) => {
      const { envelope, sentAt, subject } = message;
      const when = `${format.date(sentAt)} ${format.time(sentAt)}`;
      if (kind !== 'forward') {
        const intro = t('answer.wroteIntro', { when, who: envelope?.from ?? who });
        return { html: quotedHtml(message, intro), text: quotedText(message, intro) };
      }
      const heads = [
        t('answer.forwardedIntro'),
        `${t('answer.from')}: ${envelope?.from ?? who}`,
        `${t('answer.date')}: ${when}`,
        ...(subject === null ? [] : [`${t('chat.subject')}: ${subject}`]),
        ...(envelope === null ? [] : [`${t('mail.to')}: ${envelope.to.join(', ')}`]),
      ];
      return { html: forwardedHtml(message, heads), text: forwardedText(message, heads) };
    },
    [t, format],
  );
}
