import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Borders above and below the text, in px. */
const BORDERS = 2;

/** Browsers that grow inputs by themselves need no help. */
function growsByItself(): boolean {
  return 'fieldSizing' in document.documentElement.style;
}

function fit(field: HTMLElement): void {
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + BORDERS}px`;
}

/** Keeps an input as high as its text, within what its style allows. */
export function useGrowing(input: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (input.current !== null && !growsByItself()) fit(input.current);
  }, [input, text]);
}
