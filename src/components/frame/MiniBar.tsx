import type { ReactNode } from 'react';
import { selectProductTitle } from '../../store/config/selectors';
import { selectUnreadTotal } from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';
import { LazyMiniCall } from '../calls/lazyCalls';
import { T } from '../intl/T';
import { WaitingBadges } from '../queues/WaitingBadges';

/** What the small window shows: the live call, unread messages, and who waits. */
export function MiniBar(): ReactNode {
  const title = useAppSelector(selectProductTitle);
  const unread = useAppSelector(selectUnreadTotal);
  return (
    <main className="mini">
      <h1 className="mini__title">{title}</h1>
      <LazyMiniCall />
      <p className="mini__unread">
        <T id="frame.unreadTotal" values={{ count: unread }} />
      </p>
      <WaitingBadges />
    </main>
  );
}
