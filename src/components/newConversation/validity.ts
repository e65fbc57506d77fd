import { cleanNumber } from '../../lib/cleanNumber';

const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i;

/** Whether mail could be sent to an address, by its look. */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text);
}

const NUMBER = /^\+?\d{8,15}$/;

/**
 * A telephone number as the server takes it: digits alone, after a + where one was written; null for what is none.
 * The server puts the country before a number that came without (contract §4).
 */
export function normalisedNumber(text: string): string | null {
  const number = cleanNumber(text);
  return NUMBER.test(number) ? number : null;
}
