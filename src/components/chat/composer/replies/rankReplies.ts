import { searchKey } from '../../../../lib/text';
import type { CannedReply } from '../../../../store/cannedReplies/types';

/** A reply beside what it is found by. */
export interface KeyedReply {
  reply: CannedReply;
  name: string;
  text: string;
}

/** Replies ready to be searched with each key that is typed. */
export function keyed(replies: readonly CannedReply[]): readonly KeyedReply[] {
  return replies.map((reply) => ({ reply, name: searchKey(reply.name), text: searchKey(reply.text) }));
}

/** How well a reply fits, the best 0: its name begins so, one of its words does, the name holds it, the text does. */
function fit({ name, text }: KeyedReply, typed: string): number | null {
  if (name.startsWith(typed)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed))) return 1;
  if (name.includes(typed)) return 2;
  return text.includes(typed) ? 3 : null;
}

/**
 * The replies that what was typed stands in, from its first letter on: those that fit best first, among these the ones
 * that the agent used last, then as the queue has them.
 * @param recent names, the latest first
 */
export function foundReplies(
  replies: readonly KeyedReply[],
  typed: string,
  recent: readonly string[],
): readonly CannedReply[] {
  const key = searchKey(typed.trim());
  const ages = new Map(recent.map((name, age) => [name, age]));
  return replies
    .flatMap((keys) => {
      const rank = key === '' ? 0 : fit(keys, key);
      return rank === null ? [] : [{ ...keys, rank, age: ages.get(keys.reply.name) ?? recent.length }];
    })
    .sort((one, other) => one.rank - other.rank || one.age - other.age)
    .map(({ reply }) => reply);
}
