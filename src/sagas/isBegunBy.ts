import type { Conversation, NewConversation } from '../store/conversations/types';

/** What two ways of writing one number have in common: country and area may be left out. */
const LAST_DIGITS = 8;

function lastDigits(text: string): string {
  return (text.split('@')[0] ?? '').replace(/\D/g, '').slice(-LAST_DIGITS);
}

/** Whether a conversation is the one that this form asks for, as far as it can be seen. */
export function isBegunBy(form: NewConversation, { fromId, queue, subject }: Conversation): boolean {
  // A server that does not say the queue leaves the rest to tell (contract §0).
  if (queue !== '' && queue !== form.queue) return false;
  if (form.kind === 'email') {
    return fromId.toLowerCase() === form.address.toLowerCase() && subject === form.subject;
  }
  return lastDigits(fromId) === lastDigits(form.address);
}
