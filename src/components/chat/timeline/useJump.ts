import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { Rows } from './placement';

/** A row far away is drawn some frames after the scroll; later than this it is not waited for. */
const FRAMES = 30;

function focusRow(scroller: HTMLElement | null, index: number, frames: number): void {
  const bubble = scroller?.querySelector<HTMLElement>(`[data-index="${index}"] article`);
  if (bubble !== null && bubble !== undefined) bubble.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusRow(scroller, index, frames - 1));
}

/**
 * Scrolls to a message of the open conversation by its id and puts the focus on it; the same function as long
 * as the timeline lives.
 */
export function useJump(
  scroller: RefObject<HTMLElement | null>,
  rows: Rows,
  virtual: Virtualizer<HTMLDivElement, Element>,
  reveal: (index: number) => void,
): (messageId: string) => void {
  const known = useRef({ reveal, rows });
  useEffect(() => {
    known.current = { reveal, rows };
  });
  return useCallback(
    (messageId) => {
      const { earlier, messages } = known.current.rows;
      const at = messages.findIndex(({ id }) => id === messageId);
      if (at < 0) return;
      const index = earlier.length + at;
      known.current.reveal(index);
      virtual.scrollToIndex(index, { align: 'center' });
      requestAnimationFrame(() => focusRow(scroller.current, index, FRAMES));
    },
    [scroller, virtual],
  );
}
