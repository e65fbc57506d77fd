import { isBlank } from './text';

/** Who is at the other end of a call, as it was told. */
interface Told {
  name?: string | null;
  number: string;
}

/** What exchanges write where a caller is not named (RFC 3323 §4.1.1.3, and what they made of it). */
const NOBODY =
  /^(?:anonymous|an[oô]nimo|unknown|unavailable|private|restricted|withheld|asterisk|undefined|null|\(?none\)?)$/i;

/** A number by which somebody is known; null where the caller withholds it, or none came. */
export function numberOf({ number }: Told): string | null {
  const [user = ''] = number.replace(/^sips?:/i, '').split('@');
  return user.trim() === '' || NOBODY.test(user.trim()) ? null : number;
}

/** A name that names somebody; null where there is none. */
export function nameOf({ name = null }: Told): string | null {
  const known = name?.trim() ?? '';
  return isBlank(known) || NOBODY.test(known.replace(/@.*$/, '')) ? null : name;
}

/** Who it is: the name, or else the number; null: nobody knows. */
export function callerOf(told: Told): string | null {
  return nameOf(told) ?? numberOf(told);
}

/** The number that leads to somebody who called; null: there is nobody to call back. */
export function callBackNumber(told: Told): string | null {
  const number = numberOf(told);
  return number !== null && /\d/.test(number) ? number : null;
}
