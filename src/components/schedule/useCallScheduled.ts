import { dialOpenRequested } from '../../store/calls/actions';
import { useRequest } from '../../store/hooks';
import { closeRequested } from '../../store/schedule/actions';
import type { ScheduledCall } from '../../store/schedule/types';

/** Puts the number of an entry into the dial dialog, where the queue is chosen; with the call the entry is done. */
export function useCallScheduled(): (event: ScheduledCall) => void {
  const request = useRequest();
  return ({ contactId, id, name, number }) => {
    request(closeRequested());
    request(dialOpenRequested({ number, name, contactId, scheduledId: id }));
  };
}
