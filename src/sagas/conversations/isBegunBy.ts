import type { Conversation, NewConversation } from '../../store/conversations/types';

/** What two ways of writing one number have in common: country and area may be left out. */
const LAST_DIGITS = 8;

function digitsOf(text: string): string {
  return (text.split('@')[0] ?? '').replace(/\D/g, '').replace(/^0+/, '');
}

function lastDigits(text: string): string {
  return digitsOf(text).slice(-LAST_DIGITS);
}

/** Country and area, with and without the 9 that many addresses of mobile numbers in Brazil leave out. */
function headsOf(text: string): string[] {
  const head = digitsOf(text).slice(0, -LAST_DIGITS);
  return [head, head.replace(/9$/, '')];
}

/** Whether two numbers with the same last digits are one, for all that their countries and areas say. */
export function mayBeSameNumber(a: string, b: string): boolean {
  const others = headsOf(b);
  return headsOf(a).some((head) => others.some((other) => head.endsWith(other) || other.endsWith(head)));
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
