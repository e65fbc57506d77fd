import { EditorState, Modifier } from 'draft-js';
import { firstBlock } from './blocks';

/** No character that people see as one is longer, in UTF-16 units. */
const LONGEST = 64;

function signsOf(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** How long the character before (or after) a place of a text is, in UTF-16 units. */
export function signLength(text: string, at: number, isBackward: boolean): number {
  if (!('Segmenter' in Intl)) return 1;
  const near = isBackward ? text.slice(Math.max(0, at - LONGEST), at) : text.slice(at, at + LONGEST);
  return (isBackward ? signsOf(near).at(-1) : signsOf(near)[0])?.length ?? 0;
}

/**
 * Deletes the whole character at the caret, which may be an emoji of many parts; null where the library does as well: it
 * deletes one code point.
 */
export function deleteGrapheme(state: EditorState, isBackward: boolean): EditorState | null {
  const selection = state.getSelection();
  if (!selection.isCollapsed()) return null;
  const offset = selection.getStartOffset();
  const length = signLength(firstBlock(state).getText(), offset, isBackward);
  if (length <= 1) return null;
  const range = selection.merge({
    anchorOffset: isBackward ? offset - length : offset,
    focusOffset: isBackward ? offset : offset + length,
  });
  const content = Modifier.removeRange(state.getCurrentContent(), range, isBackward ? 'backward' : 'forward');
  return EditorState.push(state, content, 'remove-range');
}
