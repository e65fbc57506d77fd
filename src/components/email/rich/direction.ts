import type { Direction } from '../../../lib/richContent';

/** Hebrew, Arabic and what is written like them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

const LETTER = /\p{L}/u;

/** Which way a text runs of itself: as its first letter does. */
export function naturalDirection(text: string): Direction {
  const first = LETTER.exec(text)?.[0] ?? '';
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}
