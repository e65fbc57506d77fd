import type { Language } from '../../src/store/config/types';

/** Windows of agents' screens: large, of a laptop, classic, half of a large one, upright, zoomed to 200 %. */
export const SIZES = {
  '1440x900': { width: 1440, height: 900 },
  '1920x1080': { width: 1920, height: 1080 },
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

/** The size in which every screen is seen in every language. */
export const USUAL = '1440x900' satisfies Size;

/** The language in which every screen is seen in every size. */
export const FULL: Language = 'pt_BR';

/** How large pictures of the layout are, of the page's size: in small windows words are wrapped and hidden, and are read. */
const LAYOUT_SCALES = {
  '1920x1080': 0.42,
  '1280x1024': 0.45,
  '1000x700': 0.5,
  '820x1180': 0.5,
  '720x450': 0.65,
} as const satisfies Record<Exclude<Size, typeof USUAL>, number>;

/** As low as words stay legible at, for all of them have to fit into the repository. */
const QUALITY = { whole: 17, words: 20, layout: 31 };

/** How large pictures are in which words are read, of the page's size; one of each screen is as large as it. */
const WORDS_SCALE = 0.72;

/** One picture of a screen. */
export interface Shot {
  size: Size;
  scheme: Scheme;
  /** Of the page's size. */
  scale: number;
  /** 1 to 100. */
  quality: number;
}

const WHOLE: Shot = { size: USUAL, scheme: 'light', scale: 1, quality: QUALITY.whole };

function wordsIn(scheme: Scheme): Shot {
  return { size: USUAL, scheme, scale: WORDS_SCALE, quality: QUALITY.words };
}

/**
 * Every picture of a screen in a language, those of the usual window first. Words are the same in the light and in the
 * dark, colours in every language, and the layout in both: in one language there are pictures of all three.
 */
export function shotsIn(language: Language): Shot[] {
  if (language !== FULL) return [wordsIn('light')];
  const sizes = Object.keys(LAYOUT_SCALES) as (keyof typeof LAYOUT_SCALES)[];
  const layouts = sizes.map((size): Shot => ({
    size,
    scheme: 'light',
    scale: LAYOUT_SCALES[size],
    quality: QUALITY.layout,
  }));
  return [WHOLE, wordsIn('dark'), ...layouts];
}

/** What the README shows, in the language that it is written in, as large as it is. */
export const LARGE: Readonly<Record<string, Scheme>> = {
  chat: 'light',
  mail: 'light',
  call: 'dark',
  'history-conversations': 'light',
  replay: 'light',
};

/** How well they are kept, 1 to 100. */
export const LARGE_QUALITY = 72;

/** The language of the README's pictures. */
export const LARGE_LANGUAGE: Language = 'eng_US';
