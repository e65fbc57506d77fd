import type { Conversation } from '../../store/conversations/types';

/** The customer id of somebody whom the centre does not know (spec 1 §9). */
export const UNKNOWN_CUSTOMER = '9999999';

/** Who the customer is to the agent: the name, or the address of somebody unknown (spec 1 §2). */
export function customerName({ customerId, fromId, fromName }: Conversation): string {
  return customerId === UNKNOWN_CUSTOMER || fromName.trim() === '' ? fromId : fromName;
}

/** One or two letters that stand for a name; '' for one that has no letters, as a number. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** A protocol number as agents write it. */
export function protocolOf(id: string): string {
  return `#${id}`;
}
