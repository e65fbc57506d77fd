import { digitsIn, signedNumbersIn, withoutSigns } from '../../lib/cleanNumber';
import { searchKey } from '../../lib/text';
import type { ContactPages } from './pages';
import type { ContactRow } from './types';

const texts = new WeakMap<ContactRow, string>();

function digitsOf(text: string | null): string {
  const digits = withoutSigns(text ?? '');
  return digits === text ? '' : digits;
}

function textOf(contact: ContactRow): string {
  const known = texts.get(contact);
  if (known !== undefined) return known;
  const { id, name, number, email, document } = contact;
  const words = [id, name, number, email, document, digitsOf(number), digitsOf(document)];
  // A number that is typed loses its signs: a name such as "Loja 24/7" is found without them as well.
  const signed = [id, name, email ?? ''].flatMap(signedNumbersIn);
  const text = searchKey([...words, ...signed].join('\n'));
  texts.set(contact, text);
  return text;
}

type Page = ContactPages[number];

/** What some words find on a page: the ids of the contacts, and beside each the text in which it is looked for. */
interface Found {
  words: readonly string[];
  ids: readonly string[];
  texts: readonly string[];
}

const idsOn = new WeakMap<Page, readonly string[]>();

const textsOn = new WeakMap<Page, readonly string[]>();

const foundOn = new WeakMap<Page, Found>();

function remembered<T>(memory: WeakMap<Page, T>, page: Page, find: () => T): T {
  const known = memory.get(page);
  if (known !== undefined) return known;
  const found = find();
  memory.set(page, found);
  return found;
}

function idsOf(page: Page): readonly string[] {
  return remembered(idsOn, page, () => page.map(([, { id }]) => id));
}

/** Without words everything is found. */
function everythingOn(page: Page): Found {
  const texts = remembered(textsOn, page, () => page.map(([, contact]) => textOf(contact)));
  return { words: [], ids: idsOf(page), texts };
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
  const text = searchKey(typed.trim());
  const digits = digitsIn(text);
  if (digits !== null) return [digits];
  return text === '' ? [] : [...new Set(text.split(/\s+/u))];
}

/** Whether what contains all of these words contains all of the earlier ones too. */
function narrows(words: readonly string[], earlier: readonly string[]): boolean {
  return earlier.every((old) => words.some((word) => word.includes(old)));
}

function among(all: Found, words: readonly string[]): Found {
  const ids: string[] = [];
  const texts: string[] = [];
  // Plain loops: this is done 50,000 times.
  all.ids.forEach((id, index) => {
    const text = all.texts[index] ?? '';
    for (const word of words) if (!text.includes(word)) return;
    ids.push(id);
    texts.push(text);
  });
  return ids.length === all.ids.length ? { ...all, words } : { words, ids, texts };
}

/**
 * The ids of a page's contacts of which id, name, number, e-mail or document contain every word (spec 1 §2). A search
 * that goes on from the last one looks at what that found alone, and a page that did not change is not looked at again.
 */
export function matchingOn(page: Page, words: readonly string[]): readonly string[] {
  if (words.length === 0) return idsOf(page);
  const before = foundOn.get(page);
  const goesOn = before !== undefined && narrows(words, before.words);
  if (goesOn && narrows(before.words, words)) return before.ids;
  const found = among(goesOn ? before : everythingOn(page), words);
  foundOn.set(page, found);
  return found.ids;
}

/** All that is on these pages and contains every word. */
export function matching(pages: ContactPages, words: readonly string[]): readonly string[] {
  return ([] as string[]).concat(...pages.map((page) => matchingOn(page, words)));
}
