import type { Conversation } from '../../../store/conversations/types';
import { useText } from '../../intl';
import { useTimeFormat } from '../../time/useTimeFormat';

/** What the signs of a row are about. */
export interface Signs {
  conversation: Conversation;
  /** Since when the customer waits, ms; null: not, as far as is known. */
  since: number | null;
  /** When today began, ms: earlier moments show their date. */
  today: number;
}

/** What the signs of a row say to who does not see them: how much is unread, since when the customer waits or when anything was said, when it began. */
export function useSpokenSigns({ conversation, since, today }: Signs): string {
  const t = useText();
  const format = useTimeFormat();
  const { lastMessageAt, startedAt, unread } = conversation;
  const said = format.timeOrDate(since ?? lastMessageAt ?? startedAt, today);
  const start = format.timeOrDate(startedAt, today);
  const signs = [
    unread > 0 && t('conversations.unread', { count: unread }),
    said !== '' && (since === null ? said : t('conversations.waitsSince', { time: said })),
    start !== '' && t('conversations.startedAt', { time: start }),
  ];
  return signs.filter((sign) => sign !== false).join(', ');
}
