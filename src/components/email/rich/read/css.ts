import { partsOf, withoutComments } from '../../cssText';
import { SIZE_LIMITS } from '../formats';
import { styleOf } from './parse';

/** The declarations of an element's style by property, in lower case; the last one of a property counts. */
export type Css = ReadonlyMap<string, string>;

const NONE: Css = new Map();

/** The declarations of an element. */
export function cssOf(element: Element): Css {
  const style = styleOf(element);
  if (style === '') return NONE;
  const css = new Map<string, string>();
  for (const declaration of partsOf(withoutComments(style), ';')) {
    const colon = declaration.indexOf(':');
    if (colon < 1) continue;
    const value = declaration.slice(colon + 1).replace(/!\s*important/iu, '');
    css.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return css;
}

/** px of each unit that does not depend on others. */
const UNITS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  rem: 16,
};

const LENGTH = /^(-?[\d.]+)\s*(px|pt|pc|in|cm|mm|rem|em|%)?$/u;

/** A length in px; null when it is none. */
export function lengthOf(text: string | undefined, em: number): number | null {
  const [, number = '', unit = 'px'] = LENGTH.exec(text?.trim() ?? '') ?? [];
  const amount = Number.parseFloat(number);
  if (!Number.isFinite(amount)) return null;
  if (unit === 'em') return amount * em;
  return unit === '%' ? (amount * em) / 100 : amount * (UNITS[unit] ?? 1);
}

const WORDS: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
};

/** Sizes of the element `font`, 1–7. */
const OLD_SIZES: readonly number[] = [10, 13, 16, 18, 24, 32, 48];

function bounded(px: number): number {
  return Math.round(Math.min(SIZE_LIMITS.max, Math.max(SIZE_LIMITS.min, px)));
}

/** The size of text in px; null when nothing is said about it. */
export function sizeOf(text: string | undefined, em: number): number | null {
  if (text === undefined) return null;
  const px = WORDS[text] ?? lengthOf(text, em);
  return px === null || px <= 0 ? null : bounded(px);
}

/** The size that the element `font` gives, px. */
export function oldSizeOf(text: string | null): number | null {
  if (text === null || !/^[1-7]$/u.test(text)) return null;
  return OLD_SIZES[Number(text) - 1] ?? null;
}

/** One side of a box's margin in px: of its own declaration, else of that for all sides. */
export function marginOf(css: Css, side: 'top' | 'right' | 'bottom' | 'left', em: number): number | null {
  const own = lengthOf(css.get(`margin-${side}`), em);
  if (own !== null) return own;
  const all = css.get('margin')?.split(/\s+/u) ?? [];
  const [top, right = top, bottom = top, left = right] = all;
  return lengthOf({ top, right, bottom, left }[side], em);
}
