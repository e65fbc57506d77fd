import { isOwnWriting, type AgentNames } from '../../../lib/agentNames';
import type { Message } from '../../../store/messages/types';
import { useText } from '../../intl';

/** Who said a message, as its reader knows them: `me` are the agent's own names. */
export function useSender(
  { direction, agent }: Pick<Message, 'direction' | 'agent'>,
  customer: string,
  me: AgentNames | null,
): string {
  const t = useText();
  if (direction === 'customer') return customer;
  if (direction === 'system') return t('chat.system');
  return agent === null || isOwnWriting(agent, me) ? t('chat.you') : agent;
}
