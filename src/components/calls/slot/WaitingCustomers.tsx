import type { ReactNode } from 'react';
import { selectWaitingCount } from '../../../store/queues/selectors';
import { useAppSelector } from '../../../store/hooks';
import { T } from '../../intl/T';

/** How many customers wait in the agent's queues; nothing while nobody does. */
export function WaitingCustomers(): ReactNode {
  const count = useAppSelector(selectWaitingCount);
  if (count === 0) return null;
  return (
    <p className="call-slot__waiting tabular">
      <T id="queues.waitingCustomers" values={{ count }} />
    </p>
  );
}
