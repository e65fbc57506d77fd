import type { ContentBlock, EditorState } from 'draft-js';
import type { Alignment, BlockData, BlockType, Direction } from '../../../../lib/richContent';
import { MAX_DEPTH, MAX_STEPS } from '../../rich/formats';
import { changeBlocks, dataOf, firstBlock, selectedBlocks, type BlockChange, type Edit } from './blocks';

/** Whether a block is an item of a list. */
export function isListItem(block: ContentBlock): boolean {
  return block.getType().endsWith('list-item');
}

function isAtomic(block: ContentBlock): boolean {
  return block.getType() === 'atomic';
}

/** Makes paragraphs of this type of what is selected; the same once more makes plain ones of them. */
export function toggleType(type: BlockType): Edit {
  return (state) => {
    const isSame = firstBlock(state).getType() === type;
    return changeBlocks(state, 'change-block-type', (block) => {
      if (isAtomic(block)) return null;
      const depth = isListItem(block) && type.endsWith('list-item') ? block.getDepth() : 0;
      return isSame ? { type: 'unstyled', depth: 0 } : { type, depth };
    });
  };
}

function withData(change: (data: BlockData, block: ContentBlock) => BlockData): Edit {
  return (state) =>
    changeBlocks(state, 'change-block-data', (block) => ({ data: change(dataOf(block), block) }));
}

/** Sets lines to a side, or (null) to where they begin. */
export function alignTo(align: Alignment | null): Edit {
  return withData(({ align: _before, ...data }) => (align === null ? data : { ...data, align }));
}

/** Lets text run this way; the same once more lets it run as its letters do. */
export function runTo(direction: Direction): Edit {
  return (state) => {
    const isSame = dataOf(firstBlock(state)).direction === direction;
    return withData(({ direction: _before, ...data }) => (isSame ? data : { ...data, direction }))(state);
  };
}

/** Puts what is selected in a quote, or takes it out of one. */
export const toggleQuote: Edit = (state) => {
  const isQuoted = (dataOf(firstBlock(state)).quote ?? 0) > 0;
  return withData(({ quote = 0, ...data }) => ({ ...data, quote: isQuoted ? 0 : Math.max(1, quote) }))(state);
};

/** How deep an item may be: one step deeper than what stands before it. */
function deepest(state: EditorState, block: ContentBlock): number {
  const before = state.getCurrentContent().getBlockBefore(block.getKey());
  return before !== undefined && isListItem(before) ? Math.min(MAX_DEPTH, before.getDepth() + 1) : 0;
}

function moved(state: EditorState, block: ContentBlock, by: 1 | -1): BlockChange | null {
  if (isListItem(block)) {
    const depth = Math.max(0, Math.min(deepest(state, block), block.getDepth() + by));
    // Deeper only where there is something to be below of; back always.
    return by > 0 && depth <= block.getDepth() ? null : { depth };
  }
  const { indent = 0, ...data } = dataOf(block);
  return { data: { ...data, indent: Math.min(MAX_STEPS, Math.max(0, indent + by)) } };
}

/** Moves what is selected a step away from the edge, or back; lists get deeper. */
export function indentBy(by: 1 | -1): Edit {
  return (state) =>
    changeBlocks(state, isListItem(firstBlock(state)) ? 'adjust-depth' : 'change-block-data', (block) =>
      moved(state, block, by),
    );
}

/** Whether Tab (or Shift+Tab) would move items of a list; else it leads out of the editor. */
export function movesItem(state: EditorState, by: 1 | -1): boolean {
  return selectedBlocks(state).some((block) => {
    const depth = isListItem(block) ? moved(state, block, by)?.depth : undefined;
    return depth !== undefined && depth !== block.getDepth();
  });
}

/** What a block loses first when it is left empty, or when the start of it is deleted; null when it is plain. */
export function plainer(block: ContentBlock): BlockChange | null {
  const { quote = 0, indent = 0, ...data } = dataOf(block);
  if (isListItem(block) && block.getDepth() > 0) return { depth: block.getDepth() - 1 };
  if (block.getType() !== 'unstyled' && !isAtomic(block)) return { type: 'unstyled', depth: 0 };
  if (indent > 0) return { data: { ...data, quote, indent: indent - 1 } };
  return quote > 0 ? { data: { ...data, quote: quote - 1 } } : null;
}
