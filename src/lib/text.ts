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
