import { ContentBlock, ContentState, EditorState, type EditorChangeType } from 'draft-js';
import type { BlockData } from '../../../../lib/richContent';
import { blockDataOf } from '../convert';

/** Something that an agent does to what they write. */
export type Edit = (state: EditorState) => EditorState;

/** The block in which the selection begins. */
export function firstBlock(state: EditorState): ContentBlock {
  return state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());
}

/** The blocks that are selected, at least in part; one at whose very beginning a selection ends is not. */
export function selectedBlocks(state: EditorState): ContentBlock[] {
  const selection = state.getSelection();
  const blocks = state.getCurrentContent().getBlocksAsArray();
  const from = blocks.findIndex((block) => block.getKey() === selection.getStartKey());
  const to = blocks.findIndex((block) => block.getKey() === selection.getEndKey());
  const isOut = to > from && selection.getEndOffset() === 0;
  return blocks.slice(from, isOut ? to : to + 1);
}

/** What a block has beside its text. */
export function dataOf(block: ContentBlock): BlockData {
  return blockDataOf(block.getData().toJS());
}

/** What can be changed of a block. */
export interface BlockChange {
  type?: string;
  depth?: number;
  data?: BlockData;
}

/** A content with these blocks changed. */
export function withBlocks(
  content: ContentState,
  blocks: readonly ContentBlock[],
  change: (block: ContentBlock) => BlockChange | null,
): ContentState {
  let map = content.getBlockMap();
  for (const block of blocks) {
    const { data, ...more } = change(block) ?? {};
    const changed = block.merge({
      ...more,
      ...(data === undefined ? {} : { data: block.getData().clear().merge(data) }),
    });
    if (changed instanceof ContentBlock) map = map.set(block.getKey(), changed);
  }
  const next = content.merge({ blockMap: map });
  return next instanceof ContentState ? next : content;
}

/** Changes the selected blocks; what is selected stays so. */
export function changeBlocks(
  state: EditorState,
  kind: EditorChangeType,
  change: (block: ContentBlock) => BlockChange | null,
): EditorState {
  const selection = state.getSelection();
  const changed = withBlocks(state.getCurrentContent(), selectedBlocks(state), change);
  // The library puts the caret where the content says.
  const content = changed.merge({ selectionBefore: selection, selectionAfter: selection });
  return content instanceof ContentState ? EditorState.push(state, content, kind) : state;
}
