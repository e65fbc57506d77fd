import { selectClockOffset } from '../../../store/connection/selectors';
import { selectWaitingSince } from '../../../store/conversations/worklistSelectors';
import { useAppSelector } from '../../../store/hooks';

/** Since when the customer of a conversation waits, ms of this browser's clock; null: not, as far as is known. */
export function useWaitingSince(id: string): number | null {
  return useAppSelector((state) => {
    const since = selectWaitingSince(state, id);
    return since === null ? null : since - selectClockOffset(state);
  });
}
