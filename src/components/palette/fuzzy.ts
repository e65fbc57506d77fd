/** How well one word fits: at the beginning, at the beginning of a word, within one, or its letters one by one. */
const FIT = { start: 100, word: 80, within: 60, letters: 30 };

function isWordStart(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}

/** How far apart the letters of a word lie in a text, from the beginning of one of its words; null: not in order. */
function spreadOf(word: string, text: string): number | null {
  let first = -1;
  let at = -1;
  for (const letter of word) {
    do at = text.indexOf(letter, at + 1);
    while (first === -1 && at !== -1 && !isWordStart(text, at));
    if (at === -1) return null;
    if (first === -1) first = at;
  }
  return at - first + 1 - word.length;
}

/** Where a word stands at the beginning of another, else where it stands at all; -1: nowhere. */
function placeOf(word: string, text: string): number {
  let at = text.indexOf(word);
  const anywhere = at;
  while (at !== -1 && !isWordStart(text, at)) at = text.indexOf(word, at + 1);
  return at === -1 ? anywhere : at;
}

function fitOf(word: string, text: string): number | null {
  const at = placeOf(word, text);
  if (at === 0) return FIT.start;
  if (at > 0) return isWordStart(text, at) ? FIT.word : FIT.within;
  // A number is looked for as it is.
  const spread = word.length < 2 || /\d/u.test(word) ? null : spreadOf(word, text);
  return spread === null || spread >= FIT.letters ? null : FIT.letters - spread;
}

/**
 * How well what was typed fits a text, both as `searchKey` makes them: every word of it has to be in it, in any
 * order. Null: it does not.
 */
export function fit(typed: string, text: string): number | null {
  let sum = 0;
  for (const word of typed.split(/\s+/u)) {
    const one = fitOf(word, text);
    if (one === null) return null;
    sum += one;
  }
  return sum;
}
