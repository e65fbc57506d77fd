import { internationalNumber, telephoneIn } from '../../lib/phoneNumber';
import { channelOf } from '../../lib/queueType';
import type { createOpenRequested } from '../../store/conversations/actions';
import type { OutboxItem } from '../../store/outbox/types';
import { isEmail, normalisedNumber } from '../newConversation/validity';

/** The name of whom an item was for; '' where it is not known. A mail that is handed on is not for the customer. */
function nameOf({ customer = '', mail }: OutboxItem): string {
  return mail?.kind === 'forward' ? '' : customer;
}

function addressOf({ mail, target: { fromId, queueType } }: OutboxItem): string {
  if (mail !== null) return mail.to.join(', ');
  return channelOf(queueType) === 'email' ? fromId : (fromId.split('@')[0] ?? '');
}

/** Whom an item was for, by name and address; '' where neither is known. */
export function recipientOf(item: OutboxItem): string {
  const name = nameOf(item);
  const address = addressOf(item);
  // What a visitor of a web page is called there says nothing to an agent.
  const isNamed = name !== '' && channelOf(item.target.queueType) === 'chat';
  return name === '' || address === '' || isNamed ? name || address : `${name} (${address})`;
}

/** How a conversation begins with whom an item was for; null on a channel that only customers begin. */
export function newConversationWith(
  item: OutboxItem,
): ReturnType<typeof createOpenRequested>['payload'] | null {
  const { fromId, queueType } = item.target;
  const who = { name: nameOf(item), contactId: null };
  const channel = channelOf(queueType);
  if (channel === 'email') {
    const address = [...(item.mail?.to ?? []), fromId].find(isEmail);
    return address === undefined ? null : { kind: 'email', address, ...who };
  }
  const number = channel === 'whatsapp' ? telephoneIn(fromId, queueType) : null;
  if (number === null || normalisedNumber(number) === null) return null;
  return { kind: 'whatsapp', address: internationalNumber(number, queueType), ...who };
}
