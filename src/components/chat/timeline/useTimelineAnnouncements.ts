import { useEffect, useLayoutEffect, useRef } from 'react';
import { isUndelivered } from '../../../store/messages/selectors';
import type { Message } from '../../../store/messages/types';
import { useAnnounce } from '../../ui/feedback';
import { useText } from '../../intl';
import { noticeWords } from '../message/words';
import type { Rows } from './placement';

/** Of so many of the newest messages it is told that they came, or that the provider could not deliver them. */
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

/** Of the newest messages those of the customer that were not there before; older ones that are read later are none. */
function newsAmong(newest: readonly Message[], known: ReadonlySet<string>): Message[] {
  const from = newest.findIndex(({ id }) => known.has(id));
  return newest.slice(from + 1).filter(({ direction, id }) => direction === 'customer' && !known.has(id));
}

/** Reads out what the customer writes while the agent looks on: of several how many they are, and the last. */
function useCustomerMessages(messages: readonly Message[], isRead: boolean, customer: string): void {
  const announce = useAnnounce();
  const t = useText();
  const heard = useRef<ReadonlySet<string> | null>(null);

  // Told after the message was drawn, it would have the browser draw once more.
  useLayoutEffect(() => {
    if (!isRead) return;
    const newest = messages.slice(-WATCHED);
    const news = heard.current === null ? [] : newsAmong(newest, heard.current);
    heard.current = new Set(newest.map(({ id }) => id));
    const last = news.at(-1);
    if (last === undefined) return;
    const words = t('message.announced', { who: customer, text: noticeWords(t, last) });
    announce(news.length === 1 ? words : `${t('notifications.messages', { count: news.length })}. ${words}`);
  }, [isRead, messages, customer, announce, t]);
}

/** Reads out what comes in while the agent looks on: the customer's messages, and sends that failed. */
export function useTimelineAnnouncements(rows: Rows, isRead: boolean, customer: string): void {
  const announce = useAnnounce();
  const t = useText();
  const failures = rows.unsent.filter(({ state }) => state === 'failed').length;
  const known = useRef(failures);
  useCustomerMessages(rows.messages, isRead, customer);
  useProviderFailures(rows.messages);

  useEffect(() => {
    if (failures > known.current) announce(t('message.failedAnnounced'), 'assertive');
    known.current = failures;
  }, [failures, announce, t]);
}
