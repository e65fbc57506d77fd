import { elementScroll, measureElement, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { EMAIL } from '../../../lib/queueType';
import type { Message } from '../../../store/messages/types';
import { entryAt, keyAt, rowCount, type Rows } from './placement';
import { noteWritten, observeScroller, useFollowEnd } from './useFollowEnd';
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
  const element = virtual.scrollElement;
  const target = offset + (options.adjustments ?? 0);
  const canScroll = virtual.getTotalSize() > (virtual.scrollRect?.height ?? 0);
  if (canScroll) elementScroll(offset, options, virtual);
  if (element !== null && options.behavior !== 'smooth') noteWritten(element, target);
  if (canScroll) return;
  // The library counts the write as done after this returns.
  queueMicrotask(() => {
    virtual.scrollOffset = 0;
  });
}

/** What a row of one line measures, the first of a sender or one that follows, and what each line more adds, in px. */
const oneLine = { first: 44, next: 34 };
const LINE = 20;

/** How many characters a line is taken to hold, and how many surely fit in one. */
const LINE_LENGTH = 68;
const SHORT_LENGTH = 40;

/** What rows measured when they were last drawn, in px: a conversation that is opened again is drawn in one go. */
const heights = new WeakMap<Message, number>();

/** Whether a message stands with the one before it, as far as can be told without calendars. */
function placeOf(rows: Rows, index: number, { direction }: Message): keyof typeof oneLine {
  const before = entryAt(rows, index - 1);
  return before?.kind === 'message' && before.message.direction === direction ? 'next' : 'first';
}

/** What a row is taken to measure before it is drawn, in px. */
function estimateAt(rows: Rows, index: number): number {
  const entry = entryAt(rows, index);
  if (entry?.kind !== 'message') return oneLine.first;
  const known = heights.get(entry.message);
  if (known !== undefined) return known;
  const { text, queueType } = entry.message;
  const lines = queueType === EMAIL ? 1 : Math.ceil(text.length / LINE_LENGTH);
  return oneLine[placeOf(rows, index, entry.message)] + Math.max(0, lines - 1) * LINE;
}

/**
 * Text size and density are the agent's choice: the height of a row of one line is learnt from the last one drawn.
 */
function learn(row: Element, { attachments, queueType, quoted, text }: Message, height: number): void {
  const isShort = text.length > 0 && text.length <= SHORT_LENGTH && !text.includes('\n');
  const isText = isShort && attachments.length === 0 && quoted === null && queueType !== EMAIL;
  const [bubble, ...marks] = row.children;
  if (!isText || bubble === undefined || marks.length > 0) return;
  oneLine[bubble.classList.contains('timeline__same') ? 'next' : 'first'] = height;
}

function remember(rows: Rows, index: number, row: Element, height: number): void {
  const entry = entryAt(rows, index);
  if (entry?.kind !== 'message' || height === 0) return;
  heights.set(entry.message, height);
  learn(row, entry.message, height);
}

/** The pane that a timeline last stood in: the next one begins with as many rows as it has room for. */
let pane = { width: 0, height: 0 };

/** Rows that are drawn beyond those in view. */
const OVERSCAN = 4;

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
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimateAt(rows, index),
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance);
      remember(rows, instance.indexFromElement(element), element, height);
      return height;
    },
    getItemKey: useCallback((index: number) => keyAt(rows, index), [rows]),
    initialRect: pane,
    initialOffset: () => {
      let height = roomAbove + ROOM_BELOW;
      for (let index = 0; index < count; index += 1) height += estimateAt(rows, index);
      return Math.max(0, height - pane.height);
    },
    anchorTo: isHeld ? 'start' : 'end',
    observeElementOffset: observeScroller,
    scrollEndThreshold: END_THRESHOLD,
    paddingStart: roomAbove,
    paddingEnd: ROOM_BELOW,
    overscan: OVERSCAN,
    scrollToFn: scrollIfItCan,
  });
  useFollowEnd(scroller, virtual, isHeld);
  useLayoutEffect(() => {
    if (virtual.scrollRect !== null) pane = virtual.scrollRect;
  });
  return virtual;
}
