import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { OutboxItem } from '../../../store/outbox/types';

/** Within this distance the agent counts as being at the end, in px. */
export const END_THRESHOLD = 100;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  unsent: readonly OutboxItem[];
  scrollToEnd: () => void;
}

/** Where the agent stands in the timeline. */
export interface StickyEnd {
  isAtEnd: boolean;
  /** Rows that came since the agent scrolled up. */
  newRows: number;
  onScroll: () => void;
}

/**
 * Begins at the end, stays there when the pane changes its height, and goes there when the agent sends;
 * otherwise a timeline that was scrolled up is left alone.
 */
export function useStickyEnd({ scroller, count, unsent, scrollToEnd }: Options): StickyEnd {
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const isAtEnd = leftAt === null;
  const sent = useRef(-1);
  const newest = unsent.reduce((order, item) => Math.max(order, item.order), -1);
  const end = useRef({ isAtEnd, scrollToEnd });

  useLayoutEffect(() => {
    end.current = { isAtEnd, scrollToEnd };
  });

  useLayoutEffect(() => {
    if (newest > sent.current) end.current.scrollToEnd();
    sent.current = newest;
  }, [newest]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    end.current.scrollToEnd();
    const observer = new ResizeObserver(() => {
      if (end.current.isAtEnd) end.current.scrollToEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  function onScroll(): void {
    const element = scroller.current;
    if (element === null) return;
    const isNear = element.scrollHeight - element.scrollTop - element.clientHeight <= END_THRESHOLD;
    setLeftAt((before) => (isNear ? null : (before ?? count)));
  }

  return { isAtEnd, newRows: leftAt === null ? 0 : Math.max(0, count - leftAt), onScroll };
}
