import { withoutSigns } from './cleanNumber';
import { EMAIL, markOf, VOICE, type QueueType } from './queueType';

const NUMBER = /^\+?\d+$/;

/** From here on the digits name a country: no national number is so long. */
const COUNTRY_FROM = 12;

/** The number before the @ of an address; null where a name stands there, as in that of an e-mail. */
export function numberIn(address: string): string | null {
  const [name = ''] = address.split('@');
  return NUMBER.test(name) ? name : null;
}

/** Addresses of WhatsApp without a number: of a group, and of somebody who hides theirs. */
const UNNUMBERED = /@(?:lid|g\.us)$/i;

/** The telephone number in an address; null where there is none, also of networks whose ids look like one. */
export function telephoneIn(address: string, queueType: QueueType): string | null {
  const mark = markOf(queueType, address);
  const isId = mark === 'instagram' || mark === 'telegram' || UNNUMBERED.test(address);
  return isId || queueType === EMAIL ? null : numberIn(address);
}

/** What is dialled before the code of an area or country, and the + in its place. */
const PREFIX = /^\+?0*(?=\d{8})/;

/** Shorter ones are extensions, which others may end with. */
const SUBSCRIBER = /^\d{8,}$/;

/** Whether two numbers are one subscriber's, each with or without the codes of area and country. */
export function isSameNumber(one: string, other: string): boolean {
  if (one === other) return true;
  const [a = '', b = ''] = [one, other].map((number) => withoutSigns(number).replace(PREFIX, ''));
  return SUBSCRIBER.test(a) && SUBSCRIBER.test(b) && (a.endsWith(b) || b.endsWith(a));
}

/**
 * A number of an address with the + of its country, so that no server takes it for one of its own. Messaging addresses
 * begin with the country; a caller's number does only where it is long enough.
 */
export function internationalNumber(number: string, queueType: QueueType): string {
  const isWhole = !/^\+|^0/.test(number) && (queueType !== VOICE || number.length >= COUNTRY_FROM);
  return isWhole ? `+${number}` : number;
}

/** Countries whose numbers are written in groups of their own. */
const NATIONAL: readonly (readonly [digits: RegExp, written: string])[] = [
  [/^55(\d{2})(\d{4,5})(\d{4})$/, '+55 $1 $2-$3'],
  [/^56(\d)(\d{4})(\d{4})$/, '+56 $1 $2 $3'],
  [/^1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2-$3'],
];

/** Codes of countries (E.164) of one or two digits; all others have three. */
const COUNTRY = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** A number that begins with its country, and is no longer than numbers are. */
const WHOLE = /^\+?(\d{9,15})$/;

/** A whole number as people write it, `+55 11 98765-0012`; anything else as it came. */
export function readableNumber(number: string): string {
  const digits = WHOLE.exec(number)?.[1];
  if (digits === undefined) return number;
  const known = NATIONAL.find(([pattern]) => pattern.test(digits));
  if (known !== undefined) return digits.replace(...known);
  const country = COUNTRY.exec(digits)?.[0] ?? digits.slice(0, 3);
  const groups = digits.slice(country.length).replace(/\d{3}(?=\d{2})/g, '$& ');
  return `+${country} ${groups}`;
}

/** A number that somebody typed, in groups where it surely begins with its country; else as it was typed. */
export function readableTypedNumber(number: string): string {
  if (!NUMBER.test(number)) return number;
  const whole = internationalNumber(number, VOICE);
  return whole.startsWith('+') ? readableNumber(whole) : number;
}

/** An address of a messaging network: what stands before its suffix is a number, or the network's own name of somebody. */
const MESSAGING = /^([^@]+)@(?:s\.whatsapp\.net|c\.us|g\.us|lid|telegram|tg|instagram|ig|chat|voz|externo)$/i;

/** An address as a reader knows it: a number in groups, a name of a network without its suffix; an e-mail as it came. */
export function readableAddress(address: string, queueType: QueueType): string {
  const name = MESSAGING.exec(address)?.[1] ?? address;
  if (!NUMBER.test(name) || telephoneIn(address, queueType) === null) return name;
  const whole = internationalNumber(name, queueType);
  return whole.startsWith('+') ? readableNumber(whole) : whole;
}

/** A name as a reader knows it: servers put the raw address where they know none. */
export function readableName(name: string, queueType: QueueType): string {
  const said = name.trim();
  return MESSAGING.test(said) || /^\+?\d{11,15}$/.test(said) ? readableAddress(said, queueType) : name;
}
