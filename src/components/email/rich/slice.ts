import type { RichBlock, RichContent } from '../../../lib/richContent';

/** A place in a content: in a block, before one of its UTF-16 units. */
export interface Place {
  key: string;
  offset: number;
}

function cut<T extends { offset: number; length: number }>(
  ranges: readonly T[],
  from: number,
  to: number,
): T[] {
  return ranges.flatMap((range) => {
    const start = Math.max(from, range.offset);
    const end = Math.min(to, range.offset + range.length);
    return end > start ? [{ ...range, offset: start - from, length: end - start }] : [];
  });
}

function part(block: RichBlock, from: number, to: number): RichBlock {
  return {
    ...block,
    text: block.text.slice(from, to),
    inlineStyleRanges: cut(block.inlineStyleRanges, from, to),
    entityRanges: cut(block.entityRanges, from, to),
  };
}

/** What stands between two places of a content. */
export function sliceOf({ blocks, entityMap }: RichContent, start: Place, end: Place): RichContent {
  const first = blocks.findIndex(({ key }) => key === start.key);
  const last = blocks.findIndex(({ key }) => key === end.key);
  const kept = blocks.slice(first, last + 1).map((block) => {
    const from = block.key === start.key ? start.offset : 0;
    return part(block, from, block.key === end.key ? end.offset : block.text.length);
  });
  return { blocks: kept, entityMap };
}
