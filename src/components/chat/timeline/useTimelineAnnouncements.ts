import { useEffect, useLayoutEffect, useRef } from 'react';
import { isUndelivered } from '../../../store/messages/selectors';
import type { Message } from '../../../store/messages/types';
import { useAnnounce } from '../../ui/feedback';
import { useText } from '../../intl';
import { noticeWords } from '../message/words';
import type { Rows } from './placement';

/** Of so many of the newest messages it is told that the provider could not deliver them. */
const WATCHED = 50;

/** Reads out that the provider gave up a message that was on its way. */
function useProviderFailures(messages: readonly Message[]): void {
  const announce = useAnnounce();
  const t = useText();
  const onTheirWay = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const own = messages.slice(-WATCHED).filter(({ direction }) => direction === 'agent');
    const failed = own.filter(isUndelivered);
    if (failed.some(({ id }) => onTheirWay.current.has(id)))
      announce(t('message.failedAnnounced'), 'assertive');
    onTheirWay.current = new Set(own.filter((one) => !failed.includes(one)).map(({ id }) => id));
  }, [messages, announce, t]);
}

/** Reads out what comes in while the agent looks on: the customer's messages, and sends that failed. */
export function useTimelineAnnouncements(rows: Rows, isRead: boolean, customer: string): void {
  const announce = useAnnounce();
  const t = useText();
  const heard = useRef<string | null>(null);
  const failures = rows.unsent.filter(({ state }) => state === 'failed').length;
  const known = useRef(failures);
  const message = rows.messages.at(-1);
  useProviderFailures(rows.messages);

  // Told after the message was drawn, it would have the browser draw once more.
  useLayoutEffect(() => {
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
