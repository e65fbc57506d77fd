import { useCallback, useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { IN_FLIGHT_MS } from '../../lib/time';

/** Where keys are meant for something: what is typed, and lists, menus and dialogs that arrows lead through. */
const OPERATED =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="grid"], [role="listbox"]';

function isOperated(element: Element | null): boolean {
  return element !== null && element.closest(OPERATED) !== null;
}

/** What the first button of an offer needs. */
export interface OfferFocus {
  ref: RefObject<HTMLButtonElement | null>;
  /** Whether a click is the agent's own, and not a key that was meant for what had the focus before. */
  isMeant: (event: MouseEvent) => boolean;
}

/** Gives the focus to the first button of an offer that just came, unless the agent types or operates something. */
export function useOfferFocus(): OfferFocus {
  const ref = useRef<HTMLButtonElement>(null);
  const takenAt = useRef<number | null>(null);

  useEffect(() => {
    if (isOperated(document.activeElement)) return;
    ref.current?.focus({ preventScroll: true });
    takenAt.current = Date.now();
  }, []);

  const isMeant = useCallback(({ detail }: MouseEvent) => {
    const isByKey = detail === 0;
    const since = takenAt.current === null ? Infinity : Date.now() - takenAt.current;
    return !isByKey || since >= IN_FLIGHT_MS;
  }, []);

  return { ref, isMeant };
}

/** Lets an offer have the focus above an open dialog, which takes it back from whatever else lies outside it. */
export function useFocusOverDialogs(offer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const keep = (event: FocusEvent) => {
      if (event.target instanceof Node && offer.current?.contains(event.target) === true)
        event.stopPropagation();
    };
    // The dialogs of the library listen one step further out, at the window.
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [offer]);
}
