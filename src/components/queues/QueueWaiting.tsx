import type { ReactNode } from 'react';
import { MINUTE_MS } from '../../lib/time';
import { useText } from '../intl/useText';
import { useMinute } from '../time/useNow';
import './queues.css';

/** How many wait in a queue and for how long the first of them does; draws nothing while nobody waits. */
export function QueueWaiting({ count, since }: { count: number | null; since: number | null }): ReactNode {
  const t = useText();
  const now = useMinute();
  if (count === null || count === 0) return null;
  const minutes = since === null ? 0 : Math.floor((now - since) / MINUTE_MS);
  return (
    <span className="queues__waiting tabular">
      {minutes > 0 ? t('queues.waitingFor', { count, minutes }) : t('queues.waitingIn', { count })}
    </span>
  );
}
