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
