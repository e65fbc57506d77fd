import { useEffect } from 'react';
import { TAKES_LETTERS } from '../../../ui/dialog/focusFirst';
import { opensReplies } from './repliesKey';

/** Opens the canned replies by their keys wherever the agent does not write; off while there is nowhere to put them. */
export function useRepliesKey(isOff: boolean, open: () => void): void {
  useEffect(() => {
    if (isOff) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(TAKES_LETTERS) !== null;
      if (isTaken || event.defaultPrevented || event.repeat || !opensReplies(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOff, open]);
}
