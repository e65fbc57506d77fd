import type { Conversation } from '../../store/conversations/types';
import type { Message } from '../../store/messages/types';
import { toConversation } from '../decode/conversation';
import { idText } from '../decode/id';
import { toMessage } from '../decode/message';
import type { Http } from '../http/http';
import { atendimentoSchema, messageSchema } from '../realtime/contract';
import { ServiceError } from '../serviceError';
import { BY_ID, readList } from './list';

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
  /** Every conversation of a contact, whoever serves or served it, in the server's order; read-only rows. */
  ofCustomer(customerId: string): Promise<Conversation[]>;
  /** Every conversation with an address (`number@suffix`), the newest first: for who is no contact. */
  ofAddress(fromId: string): Promise<Conversation[]>;
}

const CHATS = '/api/v2/chats';
const NEWEST_FIRST = 'id DESC';
const WITHOUT_MESSAGES = { FullMsg: 0, order: BY_ID };

/** Conversations over HTTP. */
export function createConversationApi(http: Http): ConversationApi {
  return {
    async active(agent) {
      const query = { ...WITHOUT_MESSAGES, agentes: [agent], status: ['Entrou'] };
      const { items, seq } = await readList(http, CHATS, atendimentoSchema, query);
      return { conversations: items.map(toConversation), seq };
    },
    async one(id) {
      try {
        const { items } = await readList(http, CHATS, atendimentoSchema, { ...WITHOUT_MESSAGES, id });
        // An old server may not know the filter and answer with more.
        const found = items.find((item) => idText(item.id) === id);
        return found === undefined ? null : toConversation(found);
      } catch (error) {
        if (error instanceof ServiceError && error.code === 'NAO_ENCONTRADO') return null;
        throw error;
      }
    },
    async messages(conversationId) {
      const path = `/api/v2/chat/${encodeURIComponent(conversationId)}/mensagens`;
      const { items } = await readList(http, path, messageSchema, { order: BY_ID });
      return items.map(toMessage);
    },
    async ofCustomer(customerId) {
      const path = `/api/v2/atendimentos/${encodeURIComponent(customerId)}`;
      const { items } = await readList(http, path, atendimentoSchema);
      return items.map(toConversation);
    },
    async ofAddress(fromId) {
      const path = `/api/v2/chat/${encodeURIComponent(fromId)}/protocolosByFromID`;
      const { items } = await readList(http, path, atendimentoSchema, { order: NEWEST_FIRST });
      return items.map(toConversation);
    },
  };
}
