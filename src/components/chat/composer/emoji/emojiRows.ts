import type { Emoji } from 'emojibase';
import type { Language } from '../../../../store/config/types';

/** What is known of an emoji in one language; the build leaves out all else (see scripts/bundle/emojiPart). */
export interface EmojiRow extends Pick<Emoji, 'emoji' | 'group' | 'label' | 'subgroup' | 'tags' | 'version'> {
  /** The same in each tone of skin, the lightest first. */
  tones?: readonly string[];
}

/** The flags of countries and of regions, which some systems draw as letters. */
export function isFlag(subgroup: number): boolean {
  return subgroup === 98 || subgroup === 99;
}

type Load = () => Promise<{ default: EmojiRow[] }>;

const ROWS: Record<Language, Load> = {
  pt_BR: () => import(/* webpackChunkName: "emoji-pt_BR" */ 'emojibase-data/pt/data.json'),
  es_cl: () => import(/* webpackChunkName: "emoji-es_cl" */ 'emojibase-data/es/data.json'),
  eng_US: () => import(/* webpackChunkName: "emoji-eng_US" */ 'emojibase-data/en/data.json'),
};

/** The emoji as one language calls them; rejects when they cannot be fetched. */
export async function loadEmojiRows(language: Language): Promise<EmojiRow[]> {
  return (await ROWS[language]()).default;
}
