import { useEffect, type RefObject } from 'react';
import { mark, unmark } from './marks';

/** Keeps the term marked in the timeline as its rows come and go. */
export function useHighlights(
  scroller: RefObject<HTMLElement | null>,
  term: string,
  current: number | null,
): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => mark(element, term, current));
    };
    mark(element, term, current);
    const observer = new MutationObserver(again);
    const attributeFilter = ['data-index'];
    observer.observe(element, { childList: true, subtree: true, characterData: true, attributeFilter });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      unmark(element);
    };
  }, [scroller, term, current]);
}
