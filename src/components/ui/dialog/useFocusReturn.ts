import { useCallback, useEffect, useRef } from 'react';

/** Docked dialogs do not count: focus inside them is remembered, as anywhere on the page. */
function isInDialog(element: Element): boolean {
  return element.closest('[role="dialog"]:not([data-docked]), [role="alertdialog"]') !== null;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Where the focus goes otherwise, the first that exists: the list of conversations, the login, the main pane. */
const FALLBACKS = ['[role="grid"] [role="row"][tabindex="0"]', '[data-focus="login"]', 'main'];

/** Where the focus goes when what had it is gone. */
export function focusFallback(): HTMLElement | null {
  const found = FALLBACKS.map((selector) => document.querySelector<HTMLElement>(selector));
  const target = found.find((element) => element !== null) ?? null;
  if (target !== null && target.tabIndex < 0) target.tabIndex = -1;
  return target;
}

/**
 * Gives the focus back once a dialog closed: to what had it last outside of all dialogs, because one
 * dialog may have led to another. The library remembers only what had it when that one dialog opened.
 * Does nothing while the focus is anywhere of use.
 */
export function useFocusReturn(): () => void {
  const last = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !isInDialog(target)) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  return useCallback(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && isShown(activeElement)) return;
    const opener = last.current?.isConnected === true ? last.current : focusFallback();
    opener?.focus({ preventScroll: true });
  }, []);
}
