import type { EmojiData } from 'frimousse';
import { searchKey } from '../../../../lib/text';
import type { TextId } from '../../../intl';
import { isFlag, type EmojiRow } from './emojiRows';
import type { EmojiSupport } from './emojiSupport';

/** The groups of the emoji standard, in its order, by the number that the data give them. */
export const GROUPS: readonly { index: number; name: TextId }[] = [
  { index: 0, name: 'emoji.smileys' },
  { index: 1, name: 'emoji.people' },
  { index: 3, name: 'emoji.nature' },
  { index: 4, name: 'emoji.food' },
  { index: 5, name: 'emoji.travel' },
  { index: 6, name: 'emoji.activities' },
  { index: 7, name: 'emoji.objects' },
  { index: 8, name: 'emoji.symbols' },
  { index: 9, name: 'emoji.flags' },
];

const NO_GROUP = -1;

/** One emoji of each version, the last of its list. */
export function samplesOf(rows: readonly EmojiRow[]): Map<number, string> {
  return new Map(rows.map(({ version, emoji }) => [version, emoji]));
}

/** What the picker works with: the emoji that this system can draw, with the groups' names. */
export function emojiDataOf(
  rows: readonly EmojiRow[],
  { version: newest, flags }: EmojiSupport,
  nameOf: (id: TextId) => string,
): EmojiData {
  const drawn = rows.filter(
    ({ subgroup, version }) => version <= newest && (flags || subgroup === undefined || !isFlag(subgroup)),
  );
  const none = '';
  return {
    locale: '',
    emojis: drawn.map(({ emoji, group = NO_GROUP, label, tags = [], version }) => ({
      emoji,
      category: group,
      label,
      version,
      tags: [...tags, searchKey([label, ...tags].join(' '))],
    })),
    categories: GROUPS.map(({ index, name }) => ({ index, label: nameOf(name) })),
    skinTones: { light: none, 'medium-light': none, medium: none, 'medium-dark': none, dark: none },
  };
}
