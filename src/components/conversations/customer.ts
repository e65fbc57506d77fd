import { nameOf, numberOf } from '../../lib/caller';
import { readableAddress, readableName } from '../../lib/phoneNumber';
import { VOICE } from '../../lib/queueType';
import { isBlank } from '../../lib/text';
import type { Conversation } from '../../store/conversations/types';

/** The customer id of somebody whom the centre does not know (spec 1 §9). */
const UNKNOWN_CUSTOMER = '9999999';

/** The customer id of a conversation; null where the centre does not know the customer, or does not say. */
export function knownCustomer({ customerId }: Pick<Conversation, 'customerId'>): string | null {
  return customerId === UNKNOWN_CUSTOMER || customerId === '' ? null : customerId;
}

/** Name and address, '' for each that says nothing: what stands for a caller who is not named does not name them. */
function namesOf({ fromId, fromName, queueType }: Conversation): [name: string, address: string] {
  const [name, address] =
    queueType === VOICE
      ? [nameOf({ name: fromName, number: fromId }) ?? '', numberOf({ number: fromId }) ?? '']
      : [fromName, fromId];
  return [
    isBlank(name) ? '' : readableName(name, queueType),
    isBlank(address) ? '' : readableAddress(address, queueType),
  ];
}

/**
 * Who the customer is to the agent: the name, or the address of somebody unknown (spec 1 §2); the protocol number where
 * the server says neither.
 */
export function customerName(conversation: Conversation): string {
  const { customerId, id } = conversation;
  const [name, address] = namesOf(conversation);
  const known = customerId === UNKNOWN_CUSTOMER ? [address, name] : [name, address];
  return known.find((words) => words !== '') ?? protocolOf(id);
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

/** What the picture of a customer takes its colour from: the customer, or the address of somebody unknown. */
export function pictureSeed(conversation: Conversation): string {
  return knownCustomer(conversation) ?? conversation.fromId;
}

/** A protocol number as agents write it. */
export function protocolOf(id: string): string {
  return `#${id}`;
}
