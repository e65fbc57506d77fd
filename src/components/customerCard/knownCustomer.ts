import { internationalNumber, telephoneIn } from '../../lib/phoneNumber';
import { EMAIL } from '../../lib/queueType';
import type { ContactRow } from '../../store/contacts/types';
import type { Conversation } from '../../store/conversations/types';
import { contactName } from '../contacts/contactName';
import { customerName, knownCustomer, pictureSeed } from '../conversations/customer';

/** What is known of a customer before, or without, all that the centre has of them. */
export interface KnownCustomer {
  name: string;
  /** Null: the centre does not know them. */
  contactId: string | null;
  /** What the picture takes its colour from, as in lists. */
  seed: string;
  /** As the exchange, or whoever typed it, writes it; null where there is none. */
  number: string | null;
  /** The same number with its country, where the channel says that; null where it does not. */
  international: string | null;
  email: string | null;
}

const REACHABLE = /^\+?\d{8,15}$/;

/** What a conversation says of its customer. */
export function knownByConversation(conversation: Conversation): KnownCustomer {
  const { fromId, queueType } = conversation;
  const written = telephoneIn(fromId, queueType);
  const number = written !== null && REACHABLE.test(written) ? written : null;
  return {
    name: customerName(conversation),
    contactId: knownCustomer(conversation),
    seed: pictureSeed(conversation),
    number,
    international: number === null ? null : internationalNumber(number, queueType),
    email: queueType === EMAIL && fromId.includes('@') ? fromId : null,
  };
}

/** What the list of contacts says of one. */
export function knownByContact(contact: ContactRow): KnownCustomer {
  const { email, id, number } = contact;
  return { name: contactName(contact), contactId: id, seed: id, number, international: null, email };
}
