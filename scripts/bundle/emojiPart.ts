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
  version: v.number(),
});

/** The emoji of one language as the data package has them, with no more than the picker needs. */
export function compactEmoji(json: string): EmojiRow[] {
  const rows: unknown = JSON.parse(json);
  return v.parse(v.array(rowSchema), rows).flatMap(({ group, subgroup, ...row }) => {
    if (group === undefined || group === COMPONENTS) return [];
    return [subgroup !== undefined && isFlag(subgroup) ? { ...row, group, subgroup } : { ...row, group }];
  });
}
