import { useAppSelector } from '../../store/hooks';
import { selectIsSending } from '../../store/outbox/selectors';

/** Whether something of the agent's is still on its way into a conversation. */
export function useIsSending(conversationId: string): boolean {
  return useAppSelector((state) => selectIsSending(state, conversationId));
}
