/** What people write between the digits of a number. */
const BETWEEN = /[\s().\-/]/g;

const NUMBER = /^\+?[0-9*#]+$/;

/** The number as it is dialled: digits, `*`, `#` and a leading `+`; null when it is none. */
export function dialable(text: string): string | null {
  const number = text.replace(BETWEEN, '');
  return NUMBER.test(number) ? number : null;
}
