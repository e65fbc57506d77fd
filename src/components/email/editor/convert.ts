import { convertFromRaw, convertToRaw, type ContentState, type RawDraftContentState } from 'draft-js';
import type { BlockData, BlockType, RichContent, RichEntity } from '../../../lib/richContent';
import { HEADINGS, isInlineStyle } from '../rich/formats';

const TYPES: readonly string[] = [
  ...HEADINGS.map(([type]) => type),
  'unstyled',
  'unordered-list-item',
  'ordered-list-item',
  'code-block',
  'atomic',
];

function isBlockType(type: string): type is BlockType {
  return TYPES.includes(type);
}

/** The library takes styles of any name; its types know five. */
function isRaw(content: unknown): content is RawDraftContentState {
  return typeof content === 'object' && content !== null && 'blocks' in content;
}

/** A content as the editing library has it. */
export function toDraft(content: RichContent): ContentState {
  const raw: unknown = content;
  if (!isRaw(raw)) throw new TypeError('Not a content');
  return convertFromRaw(raw);
}

function recordOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

/** What an editor keeps of a block beside its text. */
export function blockDataOf(data: unknown): BlockData {
  const { align, direction, indent, quote } = recordOf(data);
  const isAlign = align === 'left' || align === 'center' || align === 'right' || align === 'justify';
  return {
    ...(isAlign ? { align } : {}),
    ...(direction === 'ltr' || direction === 'rtl' ? { direction } : {}),
    ...(typeof indent === 'number' && indent > 0 ? { indent } : {}),
    ...(typeof quote === 'number' && quote > 0 ? { quote } : {}),
  };
}

/** What an entity of the library stands for; null when it is none of ours. */
export function entityOf(type: string, all: unknown): RichEntity | null {
  const { href, src, alt, title, width } = recordOf(all);
  const link = typeof href === 'string' ? { href } : {};
  if (type === 'IMAGE' && typeof src === 'string' && typeof alt === 'string') {
    const size = typeof width === 'number' ? { width } : {};
    return { type, mutability: 'IMMUTABLE', data: { src, alt, ...size, ...link } };
  }
  if (typeof href !== 'string') return null;
  if (type === 'LINK') return { type, mutability: 'MUTABLE', data: { href } };
  return type === 'VIDEO' && typeof title === 'string'
    ? { type, mutability: 'IMMUTABLE', data: { href, title } }
    : null;
}

/** What the editing library has as a content. */
export function fromDraft(state: ContentState): RichContent {
  const raw = convertToRaw(state);
  const entities = Object.entries(raw.entityMap).flatMap(([key, { type, data }]): [string, RichEntity][] => {
    const entity = entityOf(type, data);
    return entity === null ? [] : [[key, entity]];
  });
  const blocks = raw.blocks.map(({ key, type, text, depth, inlineStyleRanges, entityRanges, data }) => ({
    key,
    type: isBlockType(type) ? type : ('unstyled' as const),
    text,
    depth,
    inlineStyleRanges: inlineStyleRanges.flatMap(({ offset, length, style: name }) => {
      const style: string = name;
      return isInlineStyle(style) ? [{ offset, length, style }] : [];
    }),
    entityRanges,
    data: blockDataOf(data),
  }));
  return { blocks, entityMap: Object.fromEntries(entities) };
}
