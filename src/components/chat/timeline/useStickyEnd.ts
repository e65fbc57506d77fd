import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Message } from '../../../store/messages/types';
import type { OutboxItem } from '../../../store/outbox/types';

/** Within this distance the agent counts as being at the end, in px. */
export const END_THRESHOLD = 100;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  messages: readonly Message[];
  unsent: readonly OutboxItem[];
  scrollToEnd: () => void;
  /** How high all rows are while one of them is held in its place, px; null while none is. */
  heldHeight: number | null;
}

/** Where the agent stands in the timeline. */
export interface StickyEnd {
  isAtEnd: boolean;
  /** Messages that came since the agent scrolled up. */
  newRows: number;
  onScroll: () => void;
}

/** How many messages came after the one that was the newest; older ones may have been put before it. */
function countAfter(messages: readonly Message[], newest: string | null): number {
  const at = messages.findLastIndex(({ id }) => id === newest);
  return at < 0 ? 0 : messages.length - 1 - at;
}

/**
 * Begins at the end, stays there when the pane changes its height, and goes there when the agent sends;
 * otherwise a timeline that was scrolled up is left alone.
 */
export function useStickyEnd(options: Options): StickyEnd {
  const { scroller, messages, unsent, scrollToEnd, heldHeight } = options;
  const [left, setLeft] = useState<{ newest: string | null } | null>(null);
  const isAtEnd = left === null;
  const sent = useRef(-1);
  const newest = unsent.reduce((order, item) => Math.max(order, item.order), -1);
  const end = useRef({ isAtEnd, scrollToEnd, onScroll });

  useLayoutEffect(() => {
    end.current = { isAtEnd, scrollToEnd, onScroll };
  });

  // A held row grows below itself: who stood at the end does so no longer, though nothing scrolled.
  useLayoutEffect(() => {
    if (heldHeight !== null) end.current.onScroll();
  }, [heldHeight]);

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
    if (isNear === isAtEnd) return;
    setLeft(isNear ? null : { newest: messages.at(-1)?.id ?? null });
  }

  return { isAtEnd, newRows: left === null ? 0 : countAfter(messages, left.newest), onScroll };
}
