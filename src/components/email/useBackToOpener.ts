import { useEffect, useRef } from 'react';

/** Where an answer is begun by keyboard. */
const BEGIN = '[data-focus="composer"]';

/**
 * Gives the focus back to what opened the editor below the thread once that closes, and else to where the next answer is
 * begun. Nothing where another conversation took its place, or the focus is anywhere of use.
 */
export function useBackToOpener(conversationId: string, isOpen: boolean): void {
  const opener = useRef<HTMLElement | null>(null);
  const was = useRef({ conversationId, isOpen });

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('[role="dialog"]') === null)
        opener.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    const before = was.current;
    was.current = { conversationId, isOpen };
    if (!before.isOpen || isOpen || before.conversationId !== conversationId) return;
    if (document.activeElement !== document.body) return;
    const begin = document.querySelector<HTMLElement>(BEGIN);
    (opener.current?.isConnected === true ? opener.current : begin)?.focus({ preventScroll: true });
  }, [conversationId, isOpen]);
}
