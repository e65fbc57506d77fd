import type { Alignment, BlockType, Direction, InlineStyle, PlainStyle } from '../../../../lib/richContent';
import { contrast, channelsOf } from '../colours';
import { BASE } from '../formats';

/** One link of the HTML; what stands in it is one link again. */
export interface Link {
  href: string;
}

/** An item of a list; what first stands in it is the item, the rest stands below. */
export interface Item {
  isUsed: boolean;
}

/** What holds for the text at some place of the HTML. */
export interface Context {
  styles: ReadonlySet<PlainStyle>;
  colour: string | null;
  background: string | null;
  /** px. */
  size: number | null;
  font: string | null;
  link: Link | null;
  type: BlockType;
  /** How deep in lists, 0 for the outermost; -1 outside of them. */
  depth: number;
  item: Item | null;
  align: Alignment | null;
  direction: Direction | null;
  indent: number;
  quote: number;
  /** Spaces are joined, kept with the breaks, or kept and each line is a block. */
  spaces: 'joined' | 'kept' | 'code';
  /** In a row of a table, which is one line. */
  isRow: boolean;
  /** The console wrote it: it is read to the letter. */
  isOwn: boolean;
}

/** Where HTML begins. */
export const FIRST_CONTEXT: Context = {
  styles: new Set(),
  colour: null,
  background: null,
  size: null,
  font: null,
  link: null,
  type: 'unstyled',
  depth: -1,
  item: null,
  align: null,
  direction: null,
  indent: 0,
  quote: 0,
  spaces: 'joined',
  isRow: false,
  isOwn: false,
};

const WHITE = '#ffffff';

/** Black or nearly so, which is the default colour. */
function isInk(colour: string): boolean {
  const channels = channelsOf(colour);
  return contrast(colour, WHITE) > 9 && Math.max(...channels) - Math.min(...channels) <= 24;
}

/** The colour of the text, without what is said of all text and what would not be seen on white. */
function inkOf({ colour, background, link, isOwn }: Context): string | null {
  if (colour === null || isOwn) return colour;
  const isUnseen = background === null && contrast(colour, WHITE) < 1.6;
  return isInk(colour) || isUnseen || link !== null ? null : colour;
}

function paperOf({ background, isOwn }: Context): string | null {
  const isWhite = background !== null && Math.min(...channelsOf(background)) >= 240;
  return isWhite && !isOwn ? null : background;
}

/** Somebody else's text has the size that text has there, which here is ours. */
function sizeOf({ size, isOwn }: Context): number | null {
  const isUsual = size === BASE.size || (!isOwn && size !== null && size >= 13 && size <= 16);
  return isUsual ? null : size;
}

/** The styles of the text at this place. */
export function stylesOf(context: Context): InlineStyle[] {
  const { styles, font, link, isOwn } = context;
  const colour = inkOf(context);
  const background = paperOf(context);
  const size = sizeOf(context);
  const plain = [...styles].filter((style) => isOwn || link === null || style !== 'UNDERLINE');
  return [
    ...plain,
    ...(colour === null ? [] : [`COLOR:${colour}` as const]),
    ...(background === null ? [] : [`BACKGROUND:${background}` as const]),
    ...(size === null ? [] : [`SIZE:${size}` as const]),
    ...(font === null || font === BASE.font ? [] : [`FONT:${font}` as const]),
  ];
}
