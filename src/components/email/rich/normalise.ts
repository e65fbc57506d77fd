import type {
  BlockData,
  EntityRange,
  InlineStyle,
  RichBlock,
  RichContent,
  RichEntity,
  StyleRange,
} from '../../../lib/richContent';
import { checkedEntity } from './checkedEntity';
import { naturalDirection } from './direction';
import { BASE, isInlineStyle, MAX_DEPTH, MAX_STEPS } from './formats';
import { segmentsOf } from './segments';

/** Styles that repeat the default: left out. */
const SAID: readonly string[] = [`SIZE:${BASE.size}`, `FONT:${BASE.font}`];

/** Of styles with a value the last one of each kind: a text has one colour. */
function oneOfEach(styles: readonly InlineStyle[]): InlineStyle[] {
  return [...new Map(styles.map((style) => [style.split(':')[0], style])).values()];
}

function stylesOf(block: RichBlock): StyleRange[] {
  const found = new Map<string, StyleRange[]>();
  let offset = 0;
  for (const { text, styles } of segmentsOf(block)) {
    for (const style of oneOfEach(styles)) {
      if (!isInlineStyle(style) || SAID.includes(style)) continue;
      if (style === 'CODE' && block.type === 'code-block') continue;
      const ranges = found.get(style) ?? [];
      const last = ranges.at(-1);
      if (last !== undefined && last.offset + last.length === offset) last.length += text.length;
      else ranges.push({ offset, length: text.length, style });
      found.set(style, ranges);
    }
    offset += text.length;
  }
  const byPlace = (one: StyleRange, other: StyleRange) =>
    one.offset - other.offset || (one.style < other.style ? -1 : 1);
  return [...found.values()].flat().sort(byPlace);
}

function steps(count: number | undefined, max: number): number {
  return Math.min(Math.max(0, Math.round(count ?? 0)), max);
}

/** The data of a block without what is so anyway. */
function dataOf({ data, text, type }: RichBlock): BlockData {
  const isList = type.endsWith('list-item');
  const natural = naturalDirection(text);
  const direction = data.direction ?? natural;
  const start = direction === 'rtl' ? 'right' : 'left';
  const indent = isList ? 0 : steps(data.indent, MAX_STEPS);
  const quote = steps(data.quote, MAX_STEPS);
  return {
    ...(data.align === undefined || data.align === start ? {} : { align: data.align }),
    ...(direction === natural ? {} : { direction }),
    ...(indent === 0 ? {} : { indent }),
    ...(quote === 0 ? {} : { quote }),
  };
}

/** Each piece that an entity covers gets an entity of its own, counted as they stand. */
function entitiesOf(block: RichBlock, from: RichContent, into: RichEntity[]): EntityRange[] {
  return [...block.entityRanges]
    .sort((one, other) => one.offset - other.offset)
    .flatMap(({ key, offset, length }) => {
      const entity = checkedEntity(from.entityMap[String(key)]);
      if (entity === null || length <= 0 || (block.type === 'atomic') === (entity.type === 'LINK')) return [];
      into.push(entity);
      return [{ key: into.length - 1, offset, length }];
    });
}

/**
 * The one way to write a content down: ranges in order and joined, an entity for each place, no words about what is so
 * anyway, and no address that a mail may not have. Two contents that look the same are the same then, but for the keys of their blocks.
 */
export function normalise(content: RichContent): RichContent {
  const entities: RichEntity[] = [];
  const blocks = content.blocks.flatMap((block): RichBlock[] => {
    const entityRanges = entitiesOf(block, content, entities);
    if (block.type === 'atomic' && entityRanges.length === 0) return [];
    const depth = block.type.endsWith('list-item') ? steps(block.depth, MAX_DEPTH) : 0;
    const inlineStyleRanges = block.type === 'atomic' ? [] : stylesOf(block);
    return [{ ...block, depth, inlineStyleRanges, entityRanges, data: dataOf(block) }];
  });
  return { blocks, entityMap: Object.fromEntries(entities.entries()) };
}
