import { VOICE, type QueueType } from './queueType';

const NUMBER = /^\+?\d+$/;

/** From here on the digits name a country: no national number is so long. */
const COUNTRY_FROM = 12;

/** The number before the @ of an address; null where a name stands there, as in that of an e-mail. */
export function numberIn(address: string): string | null {
  const [name = ''] = address.split('@');
  return NUMBER.test(name) ? name : null;
}

/**
 * A number of an address with the + of its country, so that no server takes it for one of its own. Messaging addresses
 * begin with the country; a caller's number does only where it is long enough.
 */
export function internationalNumber(number: string, queueType: QueueType): string {
  const isWhole = !/^\+|^0/.test(number) && (queueType !== VOICE || number.length >= COUNTRY_FROM);
  return isWhole ? `+${number}` : number;
}
