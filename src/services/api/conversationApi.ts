import { SERVER_CODE } from '../../lib/failure';
import type { Conversation } from '../../store/conversations/types';
import type { Message } from '../../store/messages/types';
import type { ListPart } from '../../store/wire/types';
import { conversationEntity } from '../decode/conversation';
import { messageIn } from '../decode/message';
import type { Http } from '../http/http';
import { ServiceError } from '../serviceError';
import { BY_ID, readList, wholeList, type ListRead } from './list';

/** Some of a conversation's messages, and whether there are others before them. */
export interface MessagesPart {
  messages: Message[];
  hasOlder: boolean;
}

/** Conversations and their messages. */
export interface ConversationApi {
  /**
   * All conversations that the agent (full name) is serving, by id, and the number that the agent's event
   * stream had at that moment, where the server says it.
   */
  active(agent: string): Promise<{ conversations: Conversation[]; seq: number | null }>;
  /** One conversation whoever serves it, or null when there is none. */
  one(id: string): Promise<Conversation | null>;
  /** All messages of a conversation, oldest first. */
  messages(conversationId: string): Promise<Message[]>;
  /** The `page`th `size` messages of a conversation counted from the newest; `page` from 1. */
  messagesPart(conversationId: string, size: number, page: number): Promise<MessagesPart>;
  /** The `page`th three conversations with an address (`number@suffix`), the newest first. */
  earlier(fromId: string, page: number): Promise<{ conversations: Conversation[]; hasOlder: boolean }>;
  /** Every conversation of a contact, whoever serves or served it, in the server's order; read-only rows. */
  ofCustomer(customerId: string): Promise<Conversation[]>;
  /** The same for the page of the contact. */
  ofContact(contactId: string): Promise<Conversation[]>;
  /** Every conversation with an address (`number@suffix`), the newest first: for who is no contact. */
  ofAddress(fromId: string): Promise<Conversation[]>;
}

const CHATS = '/api/v2/chats';
const NEWEST_FIRST = 'id DESC';
const BY_ID_BACKWARDS = [{ campo: 'q.id', ordem: 'DESC' }];

/** Previous protocols on a page (spec 1 §9). */
const EARLIER_AT_ONCE = 3;
const WITHOUT_MESSAGES = { FullMsg: 0, order: BY_ID };

function messagesOf(conversationId: string): string {
  return `/api/v2/chat/${encodeURIComponent(conversationId)}/mensagens`;
}

function earlierOf(fromId: string): string {
  return `/api/v2/chat/${encodeURIComponent(fromId)}/protocolosByFromID`;
}

/** Conversations over HTTP. */
export function createConversationApi(http: Http): ConversationApi {
  async function messages(conversationId: string): Promise<Message[]> {
    const path = messagesOf(conversationId);
    const shownIn = wholeList('messages', conversationId);
    const { items } = await readList(http, path, messageIn(conversationId), { order: BY_ID }, { shownIn });
    return items;
  }

  /** The most that the server puts on a page of messages, once it gave fewer than it was asked for. */
  let most = Number.POSITIVE_INFINITY;

  async function pageOf(conversationId: string, size: number, page: number): Promise<ListRead<Message>> {
    const query = { max: size, page, order: BY_ID_BACKWARDS };
    const part = `${String(size)} ${String(page)}`;
    const shownIn = { ...wholeList('messages', conversationId), part };
    return readList(http, messagesOf(conversationId), messageIn(conversationId), query, { shownIn });
  }

  /** A part in pages of the server's size, which begins where the part does or before. */
  async function partInPages(conversationId: string, size: number, page: number): Promise<MessagesPart> {
    const found: Message[] = [];
    for (let at = Math.floor(((page - 1) * size) / most) + 1; ; at += 1) {
      const { count, items, total } = await pageOf(conversationId, most, at);
      found.push(...items);
      const hasOlder = count === most && (total === null || at * most < total);
      if (!hasOlder || at * most >= page * size) return { messages: found, hasOlder };
    }
  }

  async function partOf(conversationId: string, size: number, page: number): Promise<MessagesPart> {
    if (size > most) return partInPages(conversationId, size, page);
    const { count, items, max, total } = await pageOf(conversationId, size, page);
    const isFull = max === null ? (total ?? 0) > (page - 1) * size + count : max === count;
    if (isFull && count > 0 && count < size) {
      most = count;
      return partInPages(conversationId, size, page);
    }
    // A server that knows no pages answers with all.
    return { messages: items, hasOlder: count === size && (total === null || page * size < total) };
  }

  /** The most earlier conversations that came on a page: as many as the server puts there, where it does not say. */
  let earlierAtOnce = 0;

  async function allOf(customerId: string, shownIn: ListPart): Promise<Conversation[]> {
    const path = `/api/v2/atendimentos/${encodeURIComponent(customerId)}`;
    const { items } = await readList(http, path, conversationEntity, {}, { shownIn });
    return items;
  }

  return {
    messages,
    async active(agent) {
      const query = { ...WITHOUT_MESSAGES, agentes: [agent], status: ['Entrou'] };
      const shownIn = wholeList('conversations');
      const { items, seq } = await readList(http, CHATS, conversationEntity, query, { shownIn });
      return { conversations: items, seq };
    },
    async one(id) {
      try {
        const { items } = await readList(http, CHATS, conversationEntity, { ...WITHOUT_MESSAGES, id });
        // An old server may not know the filter and answer with more.
        return items.find((item) => item.id === id) ?? null;
      } catch (error) {
        if (error instanceof ServiceError && error.code === SERVER_CODE.notFound) return null;
        throw error;
      }
    },
    async messagesPart(conversationId, size, page) {
      const { messages: items, hasOlder } = await partOf(conversationId, size, page);
      // A server that knows no order has begun with the oldest.
      const isForwards = Number(items[0]?.id) < Number(items.at(-1)?.id);
      if (hasOlder && isForwards) return { messages: await messages(conversationId), hasOlder: false };
      return { messages: items, hasOlder };
    },
    async earlier(fromId, page) {
      const query = { max: EARLIER_AT_ONCE, page, order: NEWEST_FIRST };
      const read = await readList(http, earlierOf(fromId), conversationEntity, query);
      const { count, items, max, total } = read;
      earlierAtOnce = Math.max(earlierAtOnce, count);
      if (total === null) return { conversations: items, hasOlder: count === EARLIER_AT_ONCE };
      const told = (page - 1) * (max ?? earlierAtOnce) + count;
      return { conversations: items, hasOlder: count > 0 && told < total };
    },
    ofCustomer: (customerId) => allOf(customerId, wholeList('lastServices')),
    ofContact: (contactId) => allOf(contactId, wholeList('contactHistory', contactId)),
    async ofAddress(fromId) {
      const query = { order: NEWEST_FIRST };
      // Without the address, which is a person's number: the dialog shows one customer at a time.
      const shownIn = wholeList('lastServices');
      const { items } = await readList(http, earlierOf(fromId), conversationEntity, query, { shownIn });
      return items;
    },
  };
}
