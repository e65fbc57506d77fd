import type { Call } from '../../store/calls/types';
import type { Conversation } from '../../store/conversations/types';

/** The service that a call has itself among a customer's conversations, which is none of the earlier ones; null: none. */
export function ownServiceId(
  conversations: readonly Conversation[],
  { conversationId, uniqueId }: Pick<Call, 'conversationId' | 'uniqueId'>,
): string | null {
  if (conversationId !== null) return conversationId;
  if (uniqueId === null) return null;
  return conversations.find(({ linkedId }) => linkedId === uniqueId)?.id ?? null;
}
