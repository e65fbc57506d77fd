const ASCII = /^[\0-\x7f]*$/;

/** A text without its accents: `coração` becomes `coracao`. */
export function stripAccents(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A text as it is searched and compared: without accents and case. */
export function searchKey(text: string): string {
  return stripAccents(text).toLowerCase();
}

/** Whether a text shows nothing: it has spaces alone, or characters that are drawn as none (U+3164, U+200B). */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Whether what was typed stands anywhere in a text, whatever its accents, case and outer spaces. */
export function matches(text: string, typed: string): boolean {
  return searchKey(text).includes(searchKey(typed.trim()));
}

/** No more than so many units of a text, no character halved. */
export function atMost(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** Each unit is a character to a reader, none of which joins another one. */
const SINGLE = /^[\x20-\u02ff]*$/;

/** The first characters of a text as a reader counts them; by code points where the browser (Firefox before 125) knows no better. */
function firstLetters(text: string, count: number): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text).slice(0, count);
  const letters: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text)) if (letters.push(segment) === count) break;
  return letters;
}

/** A text of at most so many characters as a reader counts them, the last one an ellipsis where something was cut. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // Rows of lists ask at each render, and to part a text takes a hundred times as long.
  if (SINGLE.test(text.slice(0, most + 1))) return `${text.slice(0, most - 1).trimEnd()}…`;
  const letters = firstLetters(text, most + 1);
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
