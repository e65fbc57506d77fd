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
export const USUAL: Size = '1440x900';

/** The language in which every screen is seen in every size. */
export const FULL: Language = 'pt_BR';

/** The sizes in which every screen is seen in a language, the usual one first. */
export function sizesIn(language: Language): Size[] {
  const others = (Object.keys(SIZES) as Size[]).filter((size) => size !== USUAL);
  return language === FULL ? [USUAL, ...others] : [USUAL];
}

/** Words stay legible in the usual window; of the others the layout counts, and all have to fit into the repository. */
export function printIn(size: Size): { scale: number; quality: number } {
  return size === USUAL ? { scale: 0.48, quality: 26 } : { scale: 0.3, quality: 26 };
}

/** What the README shows, in the language that it is written in, as large as it is. */
export const LARGE: Readonly<Record<string, Scheme>> = {
  chat: 'light',
  mail: 'light',
  call: 'dark',
  'history-conversations': 'light',
};

/** The language of the README's pictures. */
export const LARGE_LANGUAGE: Language = 'eng_US';
