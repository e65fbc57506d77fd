/** Borders above and below the text, in px. */
const BORDERS = 2;

/** Browsers that grow inputs by themselves need no help. */
function growsByItself(): boolean {
  return 'fieldSizing' in document.documentElement.style;
}

/** Makes an input as high as its text, within what its style allows. */
export function grow(field: HTMLTextAreaElement): void {
  if (growsByItself()) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + BORDERS}px`;
}
