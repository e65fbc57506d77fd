import { nameOf } from '../../lib/caller';
import { dialOpenRequested, missedSeenRequested } from '../../store/calls/actions';
import type { MissedCall } from '../../store/calls/types';
import { useRequest } from '../../store/hooks';

/** Opens the dial dialog for somebody whose call was missed; whoever calls back has seen it. */
export function useCallBack(): (call: MissedCall) => void {
  const request = useRequest();
  return (call) => {
    request(missedSeenRequested({ ids: [call.id] }));
    request(dialOpenRequested({ number: call.number, name: nameOf(call), contactId: null }));
  };
}
