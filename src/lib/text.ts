const ASCII = /^[\0-\x7f]*$/;

/** A text without its accents: `coração` becomes `coracao`. */
export function stripAccents(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A text as it is searched and compared: without accents and case. */
export function searchKey(text: string): string {
  return stripAccents(text).toLowerCase();
}

/** Whether what was typed stands anywhere in a text, whatever its accents, case and outer spaces. */
export function matches(text: string, typed: string): boolean {
  return searchKey(text).includes(searchKey(typed.trim()));
}

/** The characters of a text as a reader counts them; by code points where the browser (Firefox before 125) knows no better. */
function lettersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** A text of at most so many characters as a reader counts them, the last one an ellipsis where something was cut. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const letters = lettersOf(text);
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
