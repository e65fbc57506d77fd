import { UNSAID, type QueueType } from '../../lib/queueType';
import type { Message } from './types';

const typed = new WeakMap<Message, Message>();

function withType(message: Message, queueType: QueueType): Message {
  if (message.queueType !== UNSAID) return message;
  const known = typed.get(message);
  if (known?.queueType === queueType) return known;
  const next = { ...message, queueType };
  typed.set(message, next);
  return next;
}

/** Messages of a conversation: those that do not say their queue type have the conversation's (contract §0). */
export function ofType(messages: readonly Message[], queueType: QueueType): readonly Message[] {
  if (queueType === UNSAID || messages.every((one) => one.queueType !== UNSAID)) return messages;
  return messages.map((message) => withType(message, queueType));
}
