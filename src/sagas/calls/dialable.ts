import { roomNumber } from '../../lib/rooms';

/** What people write between the digits of a number. */
const BETWEEN = /[\s().\-/]/g;

const NUMBER = /^\+?[0-9*#]+$/;

/** The number as it is dialled: digits, `*`, `#` and a leading `+`; null when it is none. */
export function dialable(text: string): string | null {
  const number = text.replace(BETWEEN, '');
  return NUMBER.test(number) ? number : null;
}

/** What a number leads to, where that is a conference room. */
export function roomOf(number: string): { room: string } | null {
  const room = roomNumber(number);
  return room !== number && /^\d+$/.test(room) ? { room } : null;
}
