import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusFallback } from '../dialog/useFocusReturn';

/**
 * Gives the focus back when a part of the screen that has it goes away, a call bar or an offer: to what had it
 * before it came in here, else to the list. Does nothing when the focus is elsewhere.
 */
export function useFocusRescue(part: RefObject<HTMLElement | null>): void {
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = part.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && element?.contains(relatedTarget) === true;
      if (!isInside) before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [part]);

  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // Still in the document here; a moment later the browser has put the focus on the body.
      if (element?.contains(document.activeElement) !== true) return;
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const target = before.current?.isConnected === true ? before.current : focusFallback();
        target?.focus({ preventScroll: true });
      });
    };
  }, [part]);
}
