import type {
  BlockData,
  BlockType,
  InlineStyle,
  RichBlock,
  RichContent,
  RichEntity,
} from '../../../../lib/richContent';
import { videoAddress } from '../address';
import { VIDEO_SIGN } from '../blockHtml';
import { normalise } from '../normalise';
import { stylesOf, type Context, type Link } from './context';

interface Piece {
  text: string;
  styles: readonly InlineStyle[];
  link: Link | null;
}

/** A block that is being read. */
interface Open {
  type: BlockType;
  depth: number;
  data: BlockData;
  isOwn: boolean;
  pieces: Piece[];
  /** What it ends in: a space that may be left out, a break, or neither. */
  end: 'space' | 'break' | 'text';
}

/** Takes text as it is read and makes blocks of it. */
export interface Blocks {
  /** Text, whose spaces are treated as its place says. */
  add(text: string, context: Context): void;
  /** What stands between two cells of a row. */
  tab(context: Context): void;
  /** A break within a block. */
  break(context: Context): void;
  /** A picture or video, a block of its own. */
  put(entity: RichEntity, context: Context): void;
  /** A block begins here, even when nothing comes to stand in it. */
  begin(context: Context): void;
  /** Takes back the block that is open, if nothing stands in it. */
  forgetEmpty(): void;
  /** The block ends here, if one is open. */
  end(): void;
  /** Whether a block is open. */
  isOpen(): boolean;
  /** What was read. */
  content(): RichContent;
}

function dataOf({ align, direction, indent, quote }: Context): BlockData {
  return {
    ...(align === null ? {} : { align }),
    ...(direction === null ? {} : { direction }),
    indent,
    quote,
  };
}

/** What an item's first block is, and where those stand that come after it in the same item. */
function boxOf(context: Context): Pick<RichBlock, 'type' | 'depth' | 'data'> {
  const { item, depth, type } = context;
  const data = dataOf(context);
  if (item === null || !type.endsWith('list-item')) return { type, depth: 0, data };
  if (item.isUsed) return { type: 'unstyled', depth: 0, data: { ...data, indent: depth + 1 } };
  item.isUsed = true;
  return { type, depth, data };
}

/** Without the space or break that nobody sees at a block's end. */
function trimmed({ pieces, end, isOwn, type }: Open): Piece[] {
  const kept = [...pieces];
  const last = kept.at(-1);
  if (last !== undefined && end !== 'text') kept[kept.length - 1] = { ...last, text: last.text.slice(0, -1) };
  if (isOwn || type === 'code-block') return kept;
  const isEmpty = kept.every(({ text }) => text.trim() === '');
  return isEmpty ? [] : kept.map((piece) => ({ ...piece, text: piece.text.replaceAll('\u00a0', ' ') }));
}

/** The blocks of HTML, in the order that it is read. */
export function createBlocks(): Blocks {
  const blocks: RichBlock[] = [];
  const entities: RichEntity[] = [];
  let open: Open | null = null;

  function write(box: Pick<RichBlock, 'type' | 'depth' | 'data'>, pieces: readonly Piece[]): void {
    const block: RichBlock & { inlineStyleRanges: RichBlock['inlineStyleRanges'][number][] } = {
      key: `b${blocks.length}`,
      ...box,
      text: pieces.map(({ text }) => text).join(''),
      inlineStyleRanges: [],
      entityRanges: [],
    };
    const links: RichBlock['entityRanges'][number][] = [];
    let offset = 0;
    let before: Link | null = null;
    for (const { text, styles, link } of pieces) {
      for (const style of styles) block.inlineStyleRanges.push({ offset, length: text.length, style });
      const last = links.at(-1);
      if (link !== null && link === before && last !== undefined) last.length += text.length;
      else if (link !== null) {
        entities.push({ type: 'LINK', mutability: 'MUTABLE', data: { href: link.href } });
        links.push({ key: entities.length - 1, offset, length: text.length });
      }
      before = link;
      offset += text.length;
    }
    blocks.push({ ...block, entityRanges: links });
  }

  function writeAtomic(entity: RichEntity, data: BlockData): void {
    entities.push(entity);
    blocks.push({
      key: `b${blocks.length}`,
      type: 'atomic',
      text: ' ',
      depth: 0,
      data,
      inlineStyleRanges: [],
      entityRanges: [{ key: entities.length - 1, offset: 0, length: 1 }],
    });
  }

  /** The video that a paragraph is, when it is nothing but a link that says so. */
  function videoOf(type: BlockType, pieces: readonly Piece[]): RichEntity | null {
    const [first] = pieces;
    const text = pieces.map((piece) => piece.text).join('');
    const isOne = pieces.every(({ link, styles }) => link === first?.link && styles.length === 0);
    if (type !== 'unstyled' || first?.link == null || !isOne || !text.startsWith(VIDEO_SIGN)) return null;
    const href = videoAddress(first.link.href);
    const title = text.slice(VIDEO_SIGN.length);
    return href === null ? null : { type: 'VIDEO', mutability: 'IMMUTABLE', data: { href, title } };
  }

  function end(): void {
    if (open === null) return;
    const { type, depth, data } = open;
    const pieces = trimmed(open).filter(({ text }) => text !== '');
    open = null;
    const video = videoOf(type, pieces);
    if (video === null) write({ type, depth, data }, pieces);
    else writeAtomic(video, data);
  }

  function begin(context: Context): Open {
    open ??= { ...boxOf(context), isOwn: context.isOwn, pieces: [], end: 'text' };
    return open;
  }

  function append(text: string, context: Context, ending: Open['end']): void {
    const block = begin(context);
    block.pieces.push({ text, styles: stylesOf(context), link: context.link });
    block.end = ending;
  }

  /** A space before a break is as little seen as one at the end. */
  function dropSpace(): void {
    const last = open?.pieces.at(-1);
    if (open?.end === 'space' && last !== undefined) last.text = last.text.slice(0, -1);
  }

  function breakLine(context: Context): void {
    if (context.isRow) return addJoined(' ', context);
    if (context.spaces === 'code' && !context.isOwn) {
      begin(context);
      return end();
    }
    dropSpace();
    append('\n', context, context.spaces === 'code' ? 'text' : 'break');
  }

  function addJoined(text: string, context: Context): void {
    const joined = text.replace(/[ \t\n\r\f]+/gu, ' ');
    const isAtStart = open === null || open.pieces.length === 0 || open.end !== 'text';
    const added = isAtStart ? joined.replace(/^ /u, '') : joined;
    if (added !== '') append(added, context, added.endsWith(' ') ? 'space' : 'text');
  }

  function addLines(text: string, context: Context, between: () => void): void {
    text.split(/\r?\n/u).forEach((line, index) => {
      if (index > 0) between();
      if (line !== '') append(line, context, 'text');
    });
  }

  return {
    add(text, context) {
      if (context.spaces === 'joined' || context.isRow) addJoined(text, context);
      else if (context.spaces === 'kept') addLines(text, context, () => append('\n', context, 'text'));
      else
        addLines(text, context, () => {
          end();
          begin(context);
        });
    },
    tab(context) {
      dropSpace();
      append('\t', context, 'break');
    },
    break: breakLine,
    put(entity, context) {
      end();
      const { data } = boxOf({ ...context, item: null, type: 'unstyled' });
      if (context.item !== null) context.item.isUsed = true;
      writeAtomic(entity, data);
    },
    forgetEmpty() {
      if (open?.pieces.length === 0) open = null;
    },
    begin: (context) => void begin(context),
    end,
    isOpen: () => open !== null,
    content: () => normalise({ blocks, entityMap: Object.fromEntries(entities.entries()) }),
  };
}
