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

/**
 * Puts a text where the caret of an input stands, in the place of what is selected there, as if it had been
 * typed: the input has the focus afterwards, and can undo it. True when the input knows of it already.
 */
export function insertText(input: HTMLTextAreaElement, text: string): boolean {
  input.focus();
  if (text === '') return true;
  // Named obsolete, but nothing else keeps what the agent may undo.
  const command: unknown = Reflect.get(document, 'execCommand');
  if (typeof command === 'function' && Reflect.apply(command, document, ['insertText', false, text]) === true)
    return true;
  input.setRangeText(text, input.selectionStart, input.selectionEnd, 'end');
  return false;
}
