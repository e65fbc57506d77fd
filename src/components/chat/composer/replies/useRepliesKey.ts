import { useEffect } from 'react';
import { opensReplies } from './repliesKey';

/** Where keys have another meaning: what is typed into, what is searched by typing, what lies above the page. */
const TAKEN =
  'input, textarea, select, [contenteditable], [role="grid"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Opens the canned replies by their keys wherever the agent does not write; off while there is nowhere to put them. */
export function useRepliesKey(isOff: boolean, open: () => void): void {
  useEffect(() => {
    if (isOff) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(TAKEN) !== null;
      if (isTaken || event.defaultPrevented || event.repeat || !opensReplies(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOff, open]);
}
