import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/feedback';
import { useText } from '../../intl';
import { noticeWords } from '../message/words';
import type { Rows } from './placement';

/** Reads out what comes in while the agent looks on: the customer's messages, and sends that failed. */
export function useTimelineAnnouncements(rows: Rows, isRead: boolean, customer: string): void {
  const announce = useAnnounce();
  const t = useText();
  const heard = useRef<string | null>(null);
  const failures = rows.unsent.filter(({ state }) => state === 'failed').length;
  const known = useRef(failures);
  const message = rows.messages.at(-1);

  useEffect(() => {
    if (!isRead) return;
    const isNew = heard.current !== null && heard.current !== message?.id;
    heard.current = message?.id ?? '';
    if (!isNew || message?.direction !== 'customer') return;
    announce(t('message.announced', { who: customer, text: noticeWords(t, message) }));
  }, [isRead, message, customer, announce, t]);

  useEffect(() => {
    if (failures > known.current) announce(t('message.failedAnnounced'), 'assertive');
    known.current = failures;
  }, [failures, announce, t]);
}
