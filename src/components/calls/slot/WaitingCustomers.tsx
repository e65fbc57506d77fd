import type { ReactNode } from 'react';
import { selectLongestWaits } from '../../../store/queues/boardSelectors';
import { selectWaitingCount } from '../../../store/queues/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { overlayRequested } from '../../../store/ui/actions';
import { T } from '../../intl/T';
import { useText } from '../../intl/useText';
import { useMinutesSince, useWaitWords } from '../../time/useWaited';

/** How long the one who waits longest does; renders by itself once a minute. */
function Longest({ since }: { since: number }): ReactNode {
  const words = useWaitWords()(useMinutesSince(since));
  return (
    <span>
      <T id="queues.longest" values={{ words }} />
    </span>
  );
}

/** How many customers wait in the agent's queues, and how long; leads to the queues one by one. */
export function WaitingCustomers(): ReactNode {
  const t = useText();
  const request = useRequest();
  const count = useAppSelector(selectWaitingCount);
  const waits = Object.values(useAppSelector(selectLongestWaits));
  const longest = waits.length > 0 ? <Longest since={Math.min(...waits)} /> : null;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="call-slot__waiting tabular"
      title={t('board.open')}
      onClick={() => request(overlayRequested({ overlay: 'queueBoard' }))}
    >
      <T id="queues.waitingCustomers" values={{ count }} /> {longest}
    </button>
  );
}
