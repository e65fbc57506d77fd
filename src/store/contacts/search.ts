import { folded } from './fold';
import type { ContactPages } from './pages';
import type { ContactRow } from './types';

/** What is typed between the digits of a number or a document. */
const BETWEEN_DIGITS = /[\s().+/-]/g;

const texts = new WeakMap<ContactRow, string>();

function digitsOf(text: string | null): string {
  const digits = text?.replace(BETWEEN_DIGITS, '') ?? '';
  return digits === text ? '' : digits;
}

function textOf(contact: ContactRow): string {
  const known = texts.get(contact);
  if (known !== undefined) return known;
  const { id, name, number, email, document } = contact;
  const words = [id, name, number, email, document, digitsOf(number), digitsOf(document)];
  const text = folded(words.join('\n'));
  texts.set(contact, text);
  return text;
}

type Page = ContactPages[number];

const onPage = new WeakMap<Page, readonly string[]>();

function textsOn(page: Page): readonly string[] {
  const known = onPage.get(page);
  if (known !== undefined) return known;
  const found = page.map(([, contact]) => textOf(contact));
  onPage.set(page, found);
  return found;
}

/** Reads contacts for the search ahead of it, so that no keystroke waits for 50,000 of them. */
export function indexAhead(contacts: readonly ContactRow[]): void {
  contacts.forEach(textOf);
}

/**
 * What to look for, from what was typed: its words without accents and case, each of which has to be found; a number or
 * document with signs between its digits is one word. None: everything matches.
 */
export function searchWords(typed: string): readonly string[] {
  const text = folded(typed);
  const digits = text.replace(BETWEEN_DIGITS, '');
  if (/^\d+$/.test(digits)) return [digits];
  return text === '' ? [] : [...new Set(text.split(/\s+/u))];
}

/** The places of a page at which id, name, number, e-mail or document contain every word (spec 1 §2). */
export function matchingOn(page: Page, words: readonly string[]): Page {
  const found = textsOn(page);
  return page.filter((_, index) => words.every((word) => found[index]?.includes(word) === true));
}
