import type { Message } from '../../../store/messages/types';
import { useText } from '../../intl';

/** Who said a message, as its reader knows them: `me` is the agent's own full name. */
export function useSender(
  { direction, agent }: Pick<Message, 'direction' | 'agent'>,
  customer: string,
  me: string | null,
): string {
  const t = useText();
  if (direction === 'customer') return customer;
  if (direction === 'system') return t('chat.system');
  return agent === null || agent === me ? t('chat.you') : agent;
}
