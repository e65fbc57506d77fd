import { elementScroll, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';
import { keyAt, rowCount, type Rows } from './placement';
import { END_THRESHOLD } from './useStickyEnd';

/**
 * Scrolls as the library does, but not where everything fits: there nothing would move, so no event
 * would tell the library where it stands, and it would ask again in every frame for five seconds.
 */
function scrollIfItCan<Item extends Element>(
  offset: number,
  options: Parameters<typeof elementScroll>[1],
  virtual: Virtualizer<HTMLDivElement, Item>,
): void {
  if (virtual.getTotalSize() > (virtual.scrollRect?.height ?? 0)) {
    elementScroll(offset, options, virtual);
    return;
  }
  // The library counts the write as done after this returns.
  queueMicrotask(() => {
    virtual.scrollOffset = 0;
  });
}

/** What a row is taken to measure before it is drawn, in px. */
const ROW_ESTIMATE = 64;

/** Between the newest message and the composer, in px. */
const ROOM_BELOW = 12;

/**
 * Home and End go to the ends of the timeline at once: the browser would pass thousands of rows on its way.
 * @returns whether the key was one of them
 */
export function goesToEnd(key: string, virtual: Virtualizer<HTMLDivElement, Element>): boolean {
  if (key === 'Home') virtual.scrollToOffset(0);
  else if (key === 'End') virtual.scrollToEnd();
  else return false;
  return true;
}

/**
 * The rows in view. Those that are put before the others leave what is read in its place: above them nothing
 * is a row itself, but room (`roomAbove`, px). Who stands at the end stays there as rows grow, but not while the row
 * that the agent folded or unfolded is held where it is.
 */
export function useVirtualRows(
  scroller: RefObject<HTMLDivElement | null>,
  rows: Rows,
  roomAbove: number,
  isHeld: boolean,
): Virtualizer<HTMLDivElement, Element> {
  const count = rowCount(rows);
  return useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_ESTIMATE,
    getItemKey: useCallback((index: number) => keyAt(rows, index), [rows]),
    initialOffset: () => count * ROW_ESTIMATE,
    anchorTo: isHeld ? 'start' : 'end',
    followOnAppend: true,
    scrollEndThreshold: END_THRESHOLD,
    paddingStart: roomAbove,
    paddingEnd: ROOM_BELOW,
    overscan: 6,
    scrollToFn: scrollIfItCan,
  });
}
