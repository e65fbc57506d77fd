import { EditorState, Modifier, RichUtils, SelectionState } from 'draft-js';
import { changeBlocks, dataOf, firstBlock, withBlocks, type Edit } from './blocks';
import { plainer } from './blockEdits';

function isEmptyCaret(state: EditorState): boolean {
  return state.getSelection().isCollapsed() && firstBlock(state).getLength() === 0;
}

/** Makes the block at the caret a step plainer; null when it is plain. */
function simplify(state: EditorState): EditorState | null {
  const change = plainer(firstBlock(state));
  return change === null ? null : changeBlocks(state, 'change-block-type', () => change);
}

/** The caret behind a picture or video: nothing is written in one. */
export function besideAtomic(state: EditorState): EditorState {
  const block = firstBlock(state);
  if (block.getType() !== 'atomic') return state;
  const after = state.getCurrentContent().getBlockAfter(block.getKey());
  if (after === undefined) return state;
  return EditorState.forceSelection(state, SelectionState.createEmpty(after.getKey()));
}

/**
 * Begins a new block, which is as the one before it; a heading is followed by a paragraph. In an empty item, quote or
 * box of code it leads out of that instead.
 */
export const splitLine: Edit = (state) => {
  const block = firstBlock(state);
  if (block.getType() === 'atomic') return besideAtomic(state);
  const simpler = isEmptyCaret(state) ? simplify(state) : null;
  if (simpler !== null) return simpler;
  const selection = state.getSelection();
  const isAtEnd = selection.isCollapsed() && selection.getStartOffset() === block.getLength();
  const before = state.getCurrentContent();
  const bare = selection.isCollapsed() ? before : Modifier.removeRange(before, selection, 'forward');
  const split = Modifier.splitBlock(bare, selection.isCollapsed() ? selection : bare.getSelectionAfter());
  const below = split.getBlockForKey(split.getSelectionAfter().getStartKey());
  const isHeading = block.getType().startsWith('header-');
  const content = withBlocks(split, [below], () => ({
    data: dataOf(block),
    ...(isHeading && isAtEnd ? { type: 'unstyled' } : {}),
  }));
  return EditorState.push(state, content, 'split-block');
};

/** Begins a new line in the same block. */
export const breakLine: Edit = (state) =>
  firstBlock(state).getType() === 'atomic' ? besideAtomic(state) : RichUtils.insertSoftNewline(state);

/** What deleting backwards does at the beginning of a block; null where nothing in particular. */
export function backAtStart(state: EditorState): EditorState | null {
  const selection = state.getSelection();
  const block = firstBlock(state);
  if (!selection.isCollapsed() || selection.getStartOffset() > 0 || block.getType() === 'atomic') return null;
  const before = state.getCurrentContent().getBlockBefore(block.getKey());
  return before?.getType() === 'atomic' ? null : simplify(state);
}
