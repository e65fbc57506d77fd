import type { ContentState } from 'draft-js';
import { useLayoutEffect, type RefObject } from 'react';

/** Room that is left between the caret and the edge, px. */
const ROOM = 12;

/** Where the caret is drawn; an empty line has no text to measure. */
function caretBox(area: HTMLElement): DOMRect | null {
  const selection = document.getSelection();
  const node = selection?.focusNode ?? null;
  if (selection === null || node === null || !area.contains(node)) return null;
  const range = document.createRange();
  range.setStart(node, selection.focusOffset);
  const box = range.getClientRects()[0];
  return box ?? (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect() ?? null;
}

/** Keeps the line that is written in view: the library counts on nothing being positioned around the text. */
export function useCaretInView(area: RefObject<HTMLElement | null>, content: ContentState): void {
  useLayoutEffect(() => {
    const element = area.current;
    const caret = element === null ? null : caretBox(element);
    if (element === null || caret === null) return;
    const view = element.getBoundingClientRect();
    const below = caret.bottom + ROOM - view.bottom;
    const above = view.top + ROOM - caret.top;
    if (below > 0) element.scrollBy(0, below);
    else if (above > 0) element.scrollBy(0, -above);
  }, [area, content]);
}
