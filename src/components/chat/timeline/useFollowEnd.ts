import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { END_THRESHOLD } from './useStickyEnd';

type Rows = Virtualizer<HTMLDivElement, Element>;

/** Where a timeline stood when it was drawn last or scrolled since, in px. */
const stood = new WeakMap<Element, number>();

/** Where a timeline was put last, in px. */
const written = new WeakMap<Element, number>();

/** Timelines that were to be put beyond their end, where the library goes once there is room. */
const beyond = new WeakSet<Element>();

/** Notes where a timeline was just put; `target`, px, is where it was to be. */
export function noteWritten(element: Element, target: number): void {
  const offset = element.scrollTop;
  written.set(element, offset);
  if (offset < target - 1) beyond.add(element);
  else beyond.delete(element);
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
  noteWritten(element, virtual.scrollOffset);
}

/**
 * Has the library forget where it has to go: rows that grow and shrink at once leave it a place beyond the end, and it
 * would go there, whatever the agent reads, as soon as a row is unfolded.
 */
function forgetBeyond(virtual: Rows, element: HTMLElement, isAtEnd: boolean): void {
  if (!beyond.delete(element)) return;
  // The library counts as if it were there already.
  virtual.scrollOffset = element.scrollTop;
  if (isAtEnd) virtual.scrollToEnd();
  else virtual.scrollToOffset(element.scrollTop);
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
    if (element === null || was === null || (total === was && !beyond.has(element))) return;
    // What came before the others was made up for already: where it stood says whether that was the end, as at first.
    const wasAtEnd = was - element.clientHeight - (stood.get(element) ?? Infinity) <= END_THRESHOLD;
    const follows = wasAtEnd && !isHeld;
    forgetBeyond(virtual, element, follows);
    if (follows) {
      if (isDrawnToItsEnd) goToEnd(virtual, element);
      else virtual.scrollToEnd();
    }
    stood.set(element, element.scrollTop);
  });
}
