import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { FIELDS } from './focusFirst';
import { focusFallback } from './useFocusReturn';

/**
 * Gives the focus back when a part of the screen that has it goes away, a call bar, an offer, the card to join
 * queues by: to what had it before it came in here, else to the list. Does nothing when the focus is elsewhere.
 * @param onward says what gets it instead, of an agent who did not come from where they typed; null: nothing does
 */
export function useFocusRescue(part: RefObject<HTMLElement | null>, onward?: () => HTMLElement | null): void {
  const next = useEffectEvent(() => onward?.() ?? null);
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    let before: HTMLElement | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      // Back from its own menu.
      if (relatedTarget instanceof Element && relatedTarget.closest('[role="menu"]') !== null) return;
      before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    element.addEventListener('focusin', remember);
    return () => {
      element.removeEventListener('focusin', remember);
      // Still in the document here; a moment later the browser has put the focus on the body.
      if (!element.contains(document.activeElement)) return;
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const former = before?.isConnected === true ? before : null;
        const led = former?.matches(FIELDS) === true ? null : next();
        const target = led ?? former ?? focusFallback();
        target?.focus({ preventScroll: true });
      });
    };
  }, [part]);
}
