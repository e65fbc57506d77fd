import type { Language } from '../../src/store/config/types';

/** Windows of agents' screens: large, of a laptop, classic, half of a large one, upright, zoomed to 200 %. */
export const SIZES = {
  '1920x1080': { width: 1920, height: 1080 },
  '1440x900': { width: 1440, height: 900 },
  '1280x1024': { width: 1280, height: 1024 },
  '1000x700': { width: 1000, height: 700 },
  '820x1180': { width: 820, height: 1180 },
  '720x450': { width: 720, height: 450 },
} as const;

/** One of them. */
export type Size = keyof typeof SIZES;

export const SCHEMES = ['light', 'dark'] as const;

/** Light or dark. */
export type Scheme = (typeof SCHEMES)[number];

/** How one picture of a screen is taken. */
export interface Shot {
  scheme: Scheme;
  size: Size;
}

/** The size in which every screen is seen in every language. */
export const USUAL: Size = '1440x900';

/** The language in which every screen is seen in every size. */
export const FULL: Language = 'pt_BR';

function sizesIn(language: Language): Size[] {
  return (Object.keys(SIZES) as Size[]).filter((size) => language === FULL || size === USUAL);
}

/** The pictures that are taken of each screen in a language. */
export function shotsIn(language: Language): Shot[] {
  return sizesIn(language).flatMap((size) => SCHEMES.map((scheme) => ({ scheme, size })));
}
