import { searchKey } from '../../../../lib/text';

/** A text in three: before what was found, that, and after it. */
export type Highlight = readonly [before: string, found: string, after: string];

/** So much of a text stands before what was found in it, where more would push that out of sight. */
const LEAD = 24;

/** Where what was typed stands in a text, whatever accents and case; nothing of it is found where it does not. */
export function highlight(text: string, typed: string): Highlight {
  const key = searchKey(typed.trim());
  const letters = Array.from(text);
  // An accent less is a character less: each letter is known by where it begins in the key.
  const keys = letters.map(searchKey);
  const at = key === '' ? -1 : keys.join('').indexOf(key);
  if (at < 0) return [text, '', ''];
  let passed = 0;
  let first = letters.length;
  let end = letters.length;
  for (const [index, { length }] of keys.entries()) {
    if (first === letters.length && passed + length > at) first = index;
    if (passed >= at + key.length) {
      end = index;
      break;
    }
    passed += length;
  }
  return [letters.slice(0, first).join(''), letters.slice(first, end).join(''), letters.slice(end).join('')];
}

/** The same of a long text on one line: it begins shortly before what was found. */
export function excerpt(text: string, typed: string): Highlight {
  const [before, found, after] = highlight(text.replace(/\s+/gu, ' '), typed);
  if (found === '' || before.length <= 2 * LEAD) return [before, found, after];
  return [`…${before.slice(-LEAD).trimStart()}`, found, after];
}
