import type { ReactNode } from 'react';
import { useText } from '../intl';

const SHOWN_UP_TO = 99;

interface Props {
  count: number;
  /** The words are said elsewhere. */
  isSilent?: boolean;
}

/** How many messages are unread: a number to see, words to hear; nothing when there are none. */
export function UnreadBadge({ count, isSilent = false }: Props): ReactNode {
  const t = useText();
  if (count === 0) return null;
  const number = count > SHOWN_UP_TO ? `${SHOWN_UP_TO}+` : count;
  const shown = (
    <span className="unread__count tabular" aria-hidden="true">
      {number}
    </span>
  );
  if (isSilent) return shown;
  return (
    <span className="unread">
      {shown}
      <span className="visually-hidden">{t('conversations.unread', { count })}</span>
    </span>
  );
}
