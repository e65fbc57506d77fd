import { UNSAID, type QueueType } from '../../lib/queueType';
import { createTypeFill } from '../queueType';
import type { Message } from './types';

const fillType = createTypeFill<Message>();

/** Messages of a conversation: those that do not say their queue type have the conversation's (contract §0). */
export function withConversationType(messages: readonly Message[], queueType: QueueType): readonly Message[] {
  if (queueType === UNSAID || messages.every((one) => one.queueType !== UNSAID)) return messages;
  return messages.map((message) => fillType(message, queueType));
}
