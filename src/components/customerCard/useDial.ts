import { cleanNumber } from '../../lib/cleanNumber';
import { dialOpenRequested, dialRequested } from '../../store/calls/actions';
import { selectLiveCalls } from '../../store/calls/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectVoiceQueues } from '../../store/queues/selectors';
import { selectCanDial } from '../../store/softphone/selectors';

interface Callee {
  number: string;
  name: string;
  contactId: string | null;
}

/**
 * Calls somebody at once where nothing is left to ask: one voice queue to call from, a telephone that can, and nobody
 * else on the line. Otherwise the dial dialog opens with the number in it.
 */
export function useDial(): (callee: Callee) => void {
  const request = useRequest();
  const queues = useAppSelector(selectVoiceQueues);
  const canDial = useAppSelector(selectCanDial);
  const isFree = useAppSelector((state) => selectLiveCalls(state).length === 0);
  const queue = queues.length === 1 ? queues[0]?.queue : undefined;
  return (callee) => {
    if (queue === undefined || !canDial || !isFree) request(dialOpenRequested(callee));
    else request(dialRequested({ ...callee, number: cleanNumber(callee.number), queue, consultOf: null }));
  };
}
