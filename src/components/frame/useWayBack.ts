import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads the focus to the list when the agent comes back to it where only one pane shows: the button that led back is
 * gone.
 */
export function useWayBack(isOpen: boolean, isWide: boolean): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && !isWide) list.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isWide]);
  return list;
}
