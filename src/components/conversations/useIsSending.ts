import { useAppSelector } from '../../store/hooks';
import { selectUnsentOf } from '../../store/outbox/selectors';

/** Whether something of the agent's is still on its way into a conversation. */
export function useIsSending(conversationId: string): boolean {
  return useAppSelector((state) => selectUnsentOf(state, conversationId).length > 0);
}
