import { use, useCallback } from 'react';
import type { Message } from '../../../store/messages/types';
import type { MailKind } from '../../../store/outbox/types';
import { MediaContext, serverOriginOf } from '../../chat/media';
import { useText } from '../../intl';
import { dateAndTime } from '../../time/TimeText';
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
  const mediaUrl = use(MediaContext);
  return useCallback(
    (message, kind, who) => {
      const server = { mediaUrl, serverOrigin: serverOriginOf(mediaUrl) };
      const { envelope, sentAt, subject } = message;
      const when = dateAndTime(format, sentAt);
      if (kind !== 'forward') {
        const from = envelope?.from ?? who;
        const intro =
          when === '' ? t('answer.wroteUntimed', { who: from }) : t('answer.wroteIntro', { when, who: from });
        return { html: quotedHtml(message, intro, server), text: quotedText(message, intro) };
      }
      const heads = [
        t('answer.forwardedIntro'),
        `${t('answer.from')}: ${envelope?.from ?? who}`,
        ...(when === '' ? [] : [`${t('answer.date')}: ${when}`]),
        ...(subject === null ? [] : [`${t('chat.subject')}: ${subject}`]),
        ...(envelope === null ? [] : [`${t('mail.to')}: ${envelope.to.join(', ')}`]),
      ];
      return { html: forwardedHtml(message, heads, server), text: forwardedText(message, heads) };
    },
    [t, format, mediaUrl],
  );
}
