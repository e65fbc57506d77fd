import type { ReactNode } from 'react';
import { useText } from '../intl';

const SHOWN_UP_TO = 99;

/** How many messages are unread: a number to see, words to hear; nothing when there are none. */
export function UnreadBadge({ count }: { count: number }): ReactNode {
  const t = useText();
  if (count === 0) return null;
  const shown = count > SHOWN_UP_TO ? `${SHOWN_UP_TO}+` : count;
  return (
    <span className="unread">
      <span className="unread__count tabular" aria-hidden="true">
        {shown}
      </span>
      <span className="visually-hidden">{t('conversations.unread', { count })}</span>
    </span>
  );
}
