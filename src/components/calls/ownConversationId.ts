import { VOICE } from '../../lib/queueType';
import type { Call } from '../../store/calls/types';
import type { Conversation } from '../../store/conversations/types';

/**
 * The conversation of the call itself among a customer's conversations, which is none of the earlier ones; null: none.
 */
export function ownConversationId(
  conversations: readonly Conversation[],
  { conversationId, uniqueId }: Pick<Call, 'conversationId' | 'uniqueId'>,
): string | null {
  if (conversationId !== null) return conversationId;
  const linked = uniqueId === null ? undefined : conversations.find(({ linkedId }) => linkedId === uniqueId);
  // The centre says which it is some time after the answer: until then it is the one of voice that is not over.
  const open = conversations.find(({ queueType, status }) => queueType === VOICE && status !== 'finished');
  return (linked ?? open)?.id ?? null;
}
