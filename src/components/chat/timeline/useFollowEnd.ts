import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { END_THRESHOLD } from './useStickyEnd';

type Rows = Virtualizer<HTMLDivElement, Element>;

/** Where a timeline was put as it grew, in px. */
const followed = new WeakMap<Element, number>();

/**
 * Tells the library where the scroller stands, but not that it stands where it was put as it grew: the library would take
 * that for the agent's scrolling, and have all rows drawn for its beginning and again for its end.
 */
export function observeScroller(
  virtual: Rows,
  tell: (offset: number, isScrolling: boolean) => void,
): ReturnType<typeof observeElementOffset> {
  return observeElementOffset(virtual, (offset, isScrolling) => {
    const element = virtual.scrollElement;
    const isKnown = element !== null && followed.get(element) === offset;
    if (!isKnown || virtual.isScrolling) tell(offset, isScrolling);
  });
}

function goToEnd(virtual: Rows, element: HTMLElement): void {
  element.scrollTop = element.scrollHeight;
  virtual.scrollOffset = element.scrollTop;
  followed.set(element, element.scrollTop);
}

/**
 * Stays at the end, where the agent is, as the timeline grows. Where the library asks in three frames whether the end
 * moved once more, this one looks once: a row that is measured anew tells of itself.
 */
export function useFollowEnd(
  scroller: RefObject<HTMLDivElement | null>,
  virtual: Rows,
  isHeld: boolean,
): void {
  const before = useRef<number | null>(null);
  const total = virtual.getTotalSize();
  const count = virtual.options.count;
  const isDrawnToItsEnd = virtual.getVirtualItems().at(-1)?.index === count - 1;
  useLayoutEffect(() => {
    const element = scroller.current;
    const was = before.current;
    before.current = total;
    if (element === null || was === null || total === was || isHeld) return;
    if (was - element.clientHeight - element.scrollTop > END_THRESHOLD) return;
    if (isDrawnToItsEnd) goToEnd(virtual, element);
    else virtual.scrollToEnd();
  }, [scroller, virtual, total, isDrawnToItsEnd, isHeld]);
}
