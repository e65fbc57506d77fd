/** What people write between the digits of a number or a document. */
const BETWEEN_DIGITS = /[\s\u2010-\u2015().[\]{}/-]/g;

const SIGNED = new RegExp(`\\d+(?:${BETWEEN_DIGITS.source}+\\d+)+`, 'g');

const NUMBER = /^\+?[\d*#]+$/;

/** A number or a document without the spaces, dashes, brackets, dots and strokes in it. */
export function withoutSigns(text: string): string {
  return text.replace(BETWEEN_DIGITS, '');
}

/** The numbers in a text with signs between their digits, without these: `247` of `Loja 24/7`. */
export function signedNumbersIn(text: string): string[] {
  return text.match(SIGNED)?.map(withoutSigns) ?? [];
}

/**
 * A number without the spaces, dashes, brackets, dots and strokes that people write between its digits; a leading
 * + stays. Anything else (an address, a name) comes back as it was, but for the space around it.
 */
export function cleanNumber(text: string): string {
  const digits = withoutSigns(text.replace(/^\s*tel:/i, ''));
  return NUMBER.test(digits) ? digits : text.trim();
}

/** The digits of a number, however it is written; null where anything else is in the text. */
export function digitsIn(text: string): string | null {
  return /^\+?(\d+)$/.exec(cleanNumber(text))?.[1] ?? null;
}
