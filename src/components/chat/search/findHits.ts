import { searchKey } from '../../../lib/text';
import type { Message } from '../../../store/messages/types';
import { searchText } from '../message/words';
import { keyAt, type Rows } from '../timeline/placement';

/** A row of the timeline in which the words are. */
export interface Hit {
  key: string;
  index: number;
}

/** What to look for, from what was typed; '' is nothing. */
export function findTerm(typed: string): string {
  return searchKey(typed.trim().replace(/\s+/gu, ' '));
}

function holds(message: Message, term: string): boolean {
  return message.status !== 'deleted' && searchText(message).includes(term);
}

/** The messages in which the term is, the oldest first; what was deleted is not looked into. */
export function findHits(rows: Rows, term: string): Hit[] {
  if (term === '') return [];
  const { earlier, messages } = rows;
  const before = earlier.flatMap(({ key, entry }, index) =>
    entry.kind === 'message' && holds(entry.message, term) ? [{ key, index }] : [],
  );
  const own = messages.flatMap((message, at) => {
    const index = earlier.length + at;
    return holds(message, term) ? [{ key: keyAt(rows, index), index }] : [];
  });
  return [...before, ...own];
}
