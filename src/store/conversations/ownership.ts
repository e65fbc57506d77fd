import { isAgentNamed, type AgentNames } from '../../lib/agentNames';
import type { Conversation } from './types';

/** Whether a conversation names nobody who serves it: while it is active it is then whose list it is in. */
export function isUnnamed({ lastAgent }: Pick<Conversation, 'lastAgent'>): boolean {
  return lastAgent === null || lastAgent.trim() === '';
}

/** Whether an active conversation is this agent's: by any of their names, or named for nobody (contract §0). */
export function isServedBy(conversation: Conversation, agent: AgentNames | null): boolean {
  if (conversation.status !== 'active') return false;
  return isUnnamed(conversation) || isAgentNamed(conversation.lastAgent, agent);
}

/** The agent's own open conversations of a list, whatever else the server left in it (contract §0). */
export function ownOpen(conversations: readonly Conversation[], agent: AgentNames | null): Conversation[] {
  return conversations.filter((one) => !one.readOnly && isServedBy(one, agent));
}
