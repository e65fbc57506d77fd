import type { BlockType, InlineStyle, PlainStyle } from '../../../lib/richContent';

/** The family and size (px) that a mail's text has of itself: styles that say so are left out. */
export const BASE = { font: 'arial', size: 14 } as const;

/** Families that mail programs have everywhere, by the name that styles carry, with what stands in for them. */
export const FONTS: Readonly<Record<string, { name: string; stack: string }>> = {
  arial: { name: 'Arial', stack: 'Arial, Helvetica, sans-serif' },
  'courier new': { name: 'Courier New', stack: "'Courier New', Courier, monospace" },
  georgia: { name: 'Georgia', stack: 'Georgia, serif' },
  tahoma: { name: 'Tahoma', stack: 'Tahoma, Geneva, sans-serif' },
  'times new roman': { name: 'Times New Roman', stack: "'Times New Roman', Times, serif" },
  'trebuchet ms': { name: 'Trebuchet MS', stack: "'Trebuchet MS', Helvetica, sans-serif" },
  verdana: { name: 'Verdana', stack: 'Verdana, Geneva, sans-serif' },
};

/** Sizes that an agent chooses from, px. */
export const SIZES: readonly number[] = [10, 12, 14, 16, 18, 24, 32, 48];

/** Sizes that a text may have, px: smaller and larger ones are made these. */
export const SIZE_LIMITS = { min: 8, max: 72 } as const;

/** Lists are nested no deeper, counted from 0. */
export const MAX_DEPTH = 4;

/** Blocks stand in no more quotes and no farther from the edge than this many. */
export const MAX_STEPS = 8;

/** How far from the edge one step is, px. */
export const STEP = 40;

/** The elements of plain styles, outermost first. */
export const STYLE_TAGS: readonly (readonly [PlainStyle, string])[] = [
  ['BOLD', 'strong'],
  ['ITALIC', 'em'],
  ['UNDERLINE', 'u'],
  ['STRIKETHROUGH', 's'],
  ['SUBSCRIPT', 'sub'],
  ['SUPERSCRIPT', 'sup'],
  ['CODE', 'code'],
];

/** The headings, with their elements. */
export const HEADINGS: readonly (readonly [BlockType, string])[] = [
  ['header-one', 'h1'],
  ['header-two', 'h2'],
  ['header-three', 'h3'],
  ['header-four', 'h4'],
  ['header-five', 'h5'],
  ['header-six', 'h6'],
];

/** Kinds of styles with a value. */
export type ValueKind = 'COLOR' | 'BACKGROUND' | 'SIZE' | 'FONT';

/** The value of a style of this kind, as it stands in its name; null when it is of another kind. */
export function valueOf(style: string, kind: ValueKind): string | null {
  return style.startsWith(`${kind}:`) ? style.slice(kind.length + 1) : null;
}

const KNOWN: readonly string[] = STYLE_TAGS.map(([style]) => style);

/** Whether a style is one that the editor knows, with a value that it may have. */
export function isInlineStyle(style: string): style is InlineStyle {
  if (KNOWN.includes(style)) return true;
  const size = valueOf(style, 'SIZE');
  if (size !== null)
    return /^\d{1,2}$/u.test(size) && Number(size) >= SIZE_LIMITS.min && Number(size) <= SIZE_LIMITS.max;
  const font = valueOf(style, 'FONT');
  if (font !== null) return Object.hasOwn(FONTS, font);
  return /^(?:COLOR|BACKGROUND):#[\da-f]{6}$/u.test(style);
}
