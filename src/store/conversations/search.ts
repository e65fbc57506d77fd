import { digitsIn } from '../../lib/cleanNumber';
import { readableAddress } from '../../lib/phoneNumber';
import { searchKey } from '../../lib/text';
import type { Conversation } from './types';

const searchable = new WeakMap<Conversation, string>();

function searchableOf(conversation: Conversation): string {
  const known = searchable.get(conversation);
  if (known !== undefined) return known;
  // The sign stands before the number as in its row, so that it may be typed or left out.
  const { fromId, fromName, id, queueType } = conversation;
  const text = searchKey([`#${id}`, fromName, fromId, readableAddress(fromId, queueType)].join('\n'));
  searchable.set(conversation, text);
  return text;
}

/** What to look for, from what was typed: without accents, case and outer spaces; '' is everything. */
export function searchTerm(typed: string): string {
  return searchKey(typed.trim());
}

/** Tells whether the id, the customer's name or address contains the term, or the digits of a number (spec 1 §2). */
export function finderOf(term: string): (conversation: Conversation) => boolean {
  const digits = digitsIn(term);
  return (conversation) => {
    const text = searchableOf(conversation);
    return text.includes(term) || (digits !== null && text.includes(digits));
  };
}
