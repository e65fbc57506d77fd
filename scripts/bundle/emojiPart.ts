import * as v from 'valibot';
import { isFlag, type EmojiRow } from '../../src/components/chat/composer/emoji/emojiRows';

/** The group of what emoji are put together from: skin tones, hair; nothing that anybody would send. */
const COMPONENTS = 2;

const rowSchema = v.object({
  emoji: v.string(),
  group: v.optional(v.number()),
  label: v.string(),
  subgroup: v.optional(v.number()),
  tags: v.optional(v.array(v.string()), []),
  skins: v.optional(
    v.array(v.object({ emoji: v.string(), tone: v.union([v.number(), v.array(v.number())]) })),
    [],
  ),
  version: v.number(),
});

/** How many tones of skin there are. */
const TONES = 5;

/** An emoji in each tone, the lightest first; of several people only those who have the same. */
function tonesOf(skins: readonly { emoji: string; tone: number | readonly number[] }[]): string[] {
  const same = skins.filter(({ tone }) => typeof tone === 'number');
  return same.length === TONES ? same.map(({ emoji }) => emoji) : [];
}

/** The emoji of one language as the data package has them, with no more than the picker needs. */
export function compactEmoji(json: string): EmojiRow[] {
  const rows: unknown = JSON.parse(json);
  return v.parse(v.array(rowSchema), rows).flatMap(({ group, subgroup, skins, ...row }) => {
    if (group === undefined || group === COMPONENTS) return [];
    const tones = tonesOf(skins);
    return [
      {
        ...row,
        group,
        ...(subgroup !== undefined && isFlag(subgroup) ? { subgroup } : {}),
        ...(tones.length > 0 ? { tones } : {}),
      },
    ];
  });
}
