import type { Conversation } from '../../store/conversations/types';
import type { Message } from '../../store/messages/types';

/** Conversations and their messages. */
export interface ConversationApi {
  /**
   * All conversations that the agent (full name) is serving, by id, and the number that the agent's event
   * stream had at that moment, where the server tells it.
   */
  active(agent: string): Promise<{ conversations: Conversation[]; seq: number | null }>;
  /** One conversation whoever serves it, or null when there is none. */
  one(id: string): Promise<Conversation | null>;
  /** All messages of a conversation, oldest first. */
  messages(conversationId: string): Promise<Message[]>;
}
