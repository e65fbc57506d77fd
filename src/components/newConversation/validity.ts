import { cleanNumber } from '../../lib/cleanNumber';

const ADDRESS =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}]+(?:(?:-+|\.)[\p{L}\p{M}\p{N}]+)*$/u;

/** Whether mail could be sent to an address, by its look: as HTML has it (§4.10.5.1.5), in any letters (RFC 6531). */
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
