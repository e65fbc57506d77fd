import type { InlineStyle, RichBlock } from '../../../lib/richContent';

/** A piece of a block's text that looks the same throughout. */
export interface Segment {
  text: string;
  styles: readonly InlineStyle[];
  /** The entity that it belongs to, by its key in the content. */
  entity: number | null;
}

function covers({ offset, length }: { offset: number; length: number }, at: number): boolean {
  return offset <= at && at < offset + length;
}

/** A block's text in pieces, each with all that holds for it. */
export function segmentsOf({ text, inlineStyleRanges, entityRanges }: RichBlock): Segment[] {
  if (text === '') return [];
  const edges = new Set([0, text.length]);
  for (const { offset, length } of [...inlineStyleRanges, ...entityRanges]) {
    edges.add(Math.min(Math.max(0, offset), text.length));
    edges.add(Math.min(Math.max(0, offset + length), text.length));
  }
  const sorted = [...edges].sort((one, other) => one - other);
  return sorted.slice(0, -1).map((from, index) => ({
    text: text.slice(from, sorted[index + 1]),
    styles: inlineStyleRanges.filter((range) => covers(range, from)).map(({ style }) => style),
    entity: entityRanges.find((range) => covers(range, from))?.key ?? null,
  }));
}
