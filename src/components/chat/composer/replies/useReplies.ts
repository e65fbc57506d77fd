import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import { useAppSelector, useRequest } from '../../../../store/hooks';
import { openRequested } from '../../../../store/cannedReplies/actions';
import { selectShortcutKeys } from '../../../../store/ui/selectors';
import { opensRepliesInText, opensReplies } from './repliesKey';

/** Where keys have another meaning: what is typed into, what is searched by typing, what lies above the page. */
const TAKEN =
  'input, textarea, select, [contenteditable], [role="grid"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Opens the canned replies by their keys wherever the agent does not write; off while there is nowhere to put them. */
function useRepliesKey(isOff: boolean, open: () => void): void {
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

/** How the canned replies of a conversation are opened. */
export interface RepliesOpening {
  open: () => void;
  /** Opens them if this key does, which is not written then. */
  openBy: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** The character that the key would have written which opened them last; '' after a button. */
  unwritten: () => string;
}

/** Opens canned replies by a button, by their keys in the composer, and by their keys elsewhere; never while off. */
export function useReplies(conversationId: string, isOff: boolean): RepliesOpening {
  const request = useRequest();
  const pressed = useRef('');
  const openWith = useCallback(
    (key: string) => {
      pressed.current = key;
      request(openRequested({ kind: 'replies', conversationId }));
    },
    [request, conversationId],
  );
  const open = useCallback(() => openWith(''), [openWith]);
  const unwritten = useCallback(() => pressed.current, []);
  const isTurnedOff = useAppSelector((state) => selectShortcutKeys(state)['replies'] === null);
  useRepliesKey(isOff || isTurnedOff, open);
  return {
    open,
    openBy: (event) => {
      if (isTurnedOff || !opensRepliesInText(event, event.currentTarget)) return;
      event.preventDefault();
      openWith(event.key);
    },
    unwritten,
  };
}
