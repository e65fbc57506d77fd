import type { EmojiData } from 'frimousse';
import { searchKey } from '../../../../lib/text';
import type { TextId } from '../../../intl';
import { isFlag, type EmojiRow } from './emojiRows';
import type { EmojiSupport } from './emojiSupport';

/** The groups of the emoji standard, in its order, by the number that the data give them, each with one that stands for it. */
export const GROUPS: readonly { index: number; name: TextId; sign: string }[] = [
  { index: 0, name: 'emoji.smileys', sign: '😀' },
  { index: 1, name: 'emoji.people', sign: '👋' },
  { index: 3, name: 'emoji.nature', sign: '🐻' },
  { index: 4, name: 'emoji.food', sign: '🍎' },
  { index: 5, name: 'emoji.travel', sign: '🚗' },
  { index: 6, name: 'emoji.activities', sign: '⚽' },
  { index: 7, name: 'emoji.objects', sign: '💡' },
  { index: 8, name: 'emoji.symbols', sign: '❤️' },
  { index: 9, name: 'emoji.flags', sign: '🏁' },
];

/** What the grid shows: the recent ones before all, all to search in, or one group by its number. */
export type EmojiScope = 'begin' | 'found' | number;

const NO_GROUP = -1;
const RECENT_GROUP = -2;

/** Two rows of the grid. */
const RECENT_SHOWN = 18;

/** One emoji of each version, the last of its list. */
export function samplesOf(rows: readonly EmojiRow[]): Map<number, string> {
  return new Map(rows.map(({ version, emoji }) => [version, emoji]));
}

/** The emoji that this system can draw. */
export function drawnRows(
  rows: readonly EmojiRow[],
  { version: newest, flags }: EmojiSupport,
): readonly EmojiRow[] {
  return rows.filter(
    ({ subgroup, version }) => version <= newest && (flags || subgroup === undefined || !isFlag(subgroup)),
  );
}

type PickerEmoji = EmojiData['emojis'][number];

function skinsOf(tones: readonly string[] | undefined): Pick<PickerEmoji, 'skins'> {
  if (tones === undefined) return {};
  const [light, mediumLight, medium, mediumDark, dark] = tones;
  if (!light || !mediumLight || !medium || !mediumDark || !dark) return {};
  return { skins: { light, 'medium-light': mediumLight, medium, 'medium-dark': mediumDark, dark } };
}

/** The latest first, each once and in the tone that it was taken in. */
function recentOnes(rows: readonly EmojiRow[], used: readonly string[]): PickerEmoji[] {
  const known = new Map(
    rows.flatMap((row) => [row.emoji, ...(row.tones ?? [])].map((emoji) => [emoji, row] as const)),
  );
  return [...new Set(used)]
    .flatMap((emoji) => {
      const row = known.get(emoji);
      if (row === undefined) return [];
      return [{ emoji, category: RECENT_GROUP, label: row.label, version: row.version, tags: [] }];
    })
    .slice(0, RECENT_SHOWN);
}

/** What the picker works with: the emoji of a scope, with the groups' names. `used` are those taken last, the latest first. */
export function emojiDataOf(
  rows: readonly EmojiRow[],
  scope: EmojiScope,
  used: readonly string[],
  nameOf: (id: TextId) => string,
): EmojiData {
  const shown = typeof scope === 'number' ? rows.filter(({ group }) => group === scope) : rows;
  const none = '';
  return {
    locale: '',
    emojis: [
      ...(scope === 'begin' ? recentOnes(rows, used) : []),
      ...shown.map(({ emoji, group = NO_GROUP, label, tags = [], tones, version }) => ({
        emoji,
        category: group,
        label,
        version,
        tags: [...tags, searchKey([label, ...tags].join(' '))],
        ...skinsOf(tones),
      })),
    ],
    categories: [
      { index: RECENT_GROUP, label: nameOf('emoji.recent') },
      ...GROUPS.map(({ index, name }) => ({ index, label: nameOf(name) })),
    ],
    skinTones: { light: none, 'medium-light': none, medium: none, 'medium-dark': none, dark: none },
  };
}
