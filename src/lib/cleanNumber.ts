const BETWEEN_DIGITS = /[\s\u2010-\u2015().[\]{}/-]/g;

const NUMBER = /^\+?[\d*#]+$/;

/**
 * A number without the spaces, dashes, brackets, dots and strokes that people write between its digits; a leading
 * + stays. Anything else (an address, a name) comes back as it was, but for the space around it.
 */
export function cleanNumber(text: string): string {
  const digits = text.replace(/^\s*tel:/i, '').replace(BETWEEN_DIGITS, '');
  return NUMBER.test(digits) ? digits : text.trim();
}
