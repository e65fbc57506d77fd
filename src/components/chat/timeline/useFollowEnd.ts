import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { END_THRESHOLD } from './useStickyEnd';

type Rows = Virtualizer<HTMLDivElement, Element>;

/** Where a timeline stood when it was drawn last or scrolled since, in px. */
const stood = new WeakMap<Element, number>();

/** Where a timeline was put last, in px. */
const written = new WeakMap<Element, number>();

/** Notes where a timeline was just put. */
export function noteWritten(element: Element): void {
  written.set(element, element.scrollTop);
}

/**
 * Tells the library where the scroller stands. Where it was put is no scrolling of the agent's: the library would have
 * all rows drawn for the beginning of one and again for its end.
 */
export function observeScroller(
  virtual: Rows,
  tell: (offset: number, isScrolling: boolean) => void,
): ReturnType<typeof observeElementOffset> {
  return observeElementOffset(virtual, (offset, isScrolling) => {
    const element = virtual.scrollElement;
    if (element !== null) stood.set(element, offset);
    const isOwn = !virtual.isScrolling && element !== null && written.get(element) === offset;
    if (!isOwn) tell(offset, isScrolling);
    else if (virtual.scrollOffset !== offset) tell(offset, false);
  });
}

function goToEnd(virtual: Rows, element: HTMLElement): void {
  element.scrollTop = element.scrollHeight;
  virtual.scrollOffset = element.scrollTop;
  noteWritten(element);
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
    if (element === null || was === null || total === was) return;
    // What came before the others was made up for already: where it stood says whether that was the end, as at first.
    const wasAtEnd = was - element.clientHeight - (stood.get(element) ?? Infinity) <= END_THRESHOLD;
    if (wasAtEnd && !isHeld) {
      if (isDrawnToItsEnd) goToEnd(virtual, element);
      else virtual.scrollToEnd();
    }
    stood.set(element, element.scrollTop);
  }, [scroller, virtual, total, isDrawnToItsEnd, isHeld]);
}
