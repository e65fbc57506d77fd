import { isOwnWriting, type AgentNames } from '../../../lib/agentNames';
import { isBlank } from '../../../lib/text';
import type { Message } from '../../../store/messages/types';
import { readableText } from '../message/readableText';

/** What can be done with one message. */
export type MessageAction = 'reply' | 'copy' | 'delete';

/** The queue type whose messages can be answered and deleted one by one (spec 1 §5). */
const WHATSAPP = 3;

interface Around {
  /** The conversation that is the agent's to act on. */
  canActOn: string | null;
  /** By what the agent's own messages are known. */
  me: AgentNames | null;
}

/** A customer's message is answered, one's own that went out is deleted. */
function ofWhatsApp({ agent, direction, status }: Message, me: AgentNames | null): 'reply' | 'delete' | null {
  if (direction === 'customer') return 'reply';
  const isOwn = direction === 'agent' && isOwnWriting(agent, me);
  return isOwn && status !== 'pending' ? 'delete' : null;
}

/** What can be done with a message: copied wherever it has words, answered or deleted where its network lets one. */
export function messageActions(message: Message, { canActOn, me }: Around): MessageAction[] {
  const { conversationId, direction, queueType, status } = message;
  if (status === 'deleted' || direction === 'system') return [];
  const own = queueType === WHATSAPP && canActOn === conversationId ? ofWhatsApp(message, me) : null;
  const copy = isBlank(readableText(message)) ? [] : (['copy'] as const);
  if (own === null) return [...copy];
  return own === 'reply' ? [own, ...copy] : [...copy, own];
}
