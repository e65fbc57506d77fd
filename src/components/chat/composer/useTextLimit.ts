import { selectTextLimit } from '../../../store/connection/selectors';
import { selectConversation } from '../../../store/conversations/selectors';
import { useAppSelector } from '../../../store/hooks';

/** How much longer a text is than the server takes, and what it takes; null while it fits, or where it told nothing. */
export function useTextLimit(conversationId: string, text: string): { over: number; limit: number } | null {
  const limit = useAppSelector((state) => {
    const queueType = selectConversation(state, conversationId)?.queueType;
    return queueType === undefined ? null : selectTextLimit(state, queueType);
  });
  // As it goes out.
  const { length } = text.trim();
  return limit === null || length <= limit ? null : { over: length - limit, limit };
}
