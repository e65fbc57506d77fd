import { selectTextLimit } from '../../../store/connection/selectors';
import { selectConversation } from '../../../store/conversations/selectors';
import { useAppSelector } from '../../../store/hooks';

/** How many characters the server takes in a message of this conversation; null where it told nothing. */
export function useTextLimit(conversationId: string): number | null {
  return useAppSelector((state) => {
    const queueType = selectConversation(state, conversationId)?.queueType;
    return queueType === undefined ? null : selectTextLimit(state, queueType);
  });
}
