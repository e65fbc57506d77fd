import { createSelectorCreator, lruMemoize } from 'reselect';
import type { RootState } from '../rootReducer';
import { selectVisibleContactPages } from './listSelectors';
import type { ContactPages } from './pages';
import { matchingOn, searchWords } from './search';
import type { ContactRow } from './types';

/** Remembers the last result alone: every search would stay in memory otherwise. */
const createSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize });

/** Further matches are found by typing more. */
const MOST = 8;

/** A contact that has a number to call. */
export interface CallableContact extends ContactRow {
  number: string;
}

/** A contact that has an e-mail address to write to. */
export interface MailableContact extends ContactRow {
  email: string;
}

function isCallable(contact: ContactRow): contact is CallableContact {
  return contact.number !== null && contact.number !== '';
}

function isMailable(contact: ContactRow): contact is MailableContact {
  return contact.email !== null && contact.email !== '';
}

/** Whether some word of a name, without accents and case, begins with what was typed first. */
function beginsWith(name: string, word: string): boolean {
  return ` ${name}`.includes(` ${word}`);
}

function found<T extends ContactRow>(
  pages: ContactPages,
  words: readonly string[],
  isReached: (contact: ContactRow) => contact is T,
): readonly T[] {
  const [first = ''] = words;
  const named: T[] = [];
  const others: T[] = [];
  for (const page of pages) {
    const ids = new Set(matchingOn(page, words));
    if (ids.size === 0) continue;
    for (const [name, contact] of page) {
      if (!ids.has(contact.id) || !isReached(contact)) continue;
      const place = beginsWith(name, first) ? named : others;
      if (place.length < MOST) place.push(contact);
    }
    if (named.length === MOST) break;
  }
  return [...named, ...others].slice(0, MOST);
}

const NOBODY: readonly never[] = [];

/** The first contacts that can be called and that a text finds, by name, those before others whose name begins with it. */
export const selectCallableContacts = createSelector(
  [selectVisibleContactPages, (_state: RootState, text: string) => text],
  (pages, text): readonly CallableContact[] =>
    text === '' ? NOBODY : found(pages, searchWords(text), isCallable),
);

/** As `selectCallableContacts`, those that can be written to by e-mail. */
export const selectMailableContacts = createSelector(
  [selectVisibleContactPages, (_state: RootState, text: string) => text],
  (pages, text): readonly MailableContact[] =>
    text === '' ? NOBODY : found(pages, searchWords(text), isMailable),
);
