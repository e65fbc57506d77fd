import type { ReactNode } from 'react';
import type { Conversation } from '../../../store/conversations/types';
import { useText } from '../../intl';
import { useTimeFormat } from '../../time/useTimeFormat';

interface Props {
  conversation: Conversation;
  /** Since when the customer waits, ms; null: not, as far as is known. */
  since: number | null;
  /** When today began, ms: earlier moments show their date. */
  today: number;
}

/**
 * What the signs of a row say to who does not see them: how much is unread, since when the customer waits, when it
 * began. One text: a hidden box for each would have to be laid out in every row.
 */
export function SpokenSigns({ conversation, since, today }: Props): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const { startedAt, unread } = conversation;
  const waiting = format.timeOrDate(since, today);
  const start = format.timeOrDate(startedAt, today);
  const signs = [
    unread > 0 && t('conversations.unread', { count: unread }),
    waiting !== '' && t('conversations.waitsSince', { time: waiting }),
    start !== '' && t('conversations.startedAt', { time: start }),
  ];
  return (
    <span className="row__signs visually-hidden">{signs.filter((sign) => sign !== false).join(', ')}</span>
  );
}
