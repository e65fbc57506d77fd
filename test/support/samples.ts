import type { Conversation } from '../../src/store/conversations/types';
import type { Message } from '../../src/store/messages/types';
import type { OutboxItem } from '../../src/store/outbox/types';

/** A conversation with sensible fields; a test names only those that it is about. */
export function sampleConversation(fields: Partial<Conversation> = {}): Conversation {
  return {
    id: '1001',
    customerId: '77',
    fromId: '5511988880001@s.whatsapp.net',
    fromName: 'Maria Souza',
    subject: null,
    status: 'active',
    statusText: 'Entrou',
    queue: 'SAC',
    queueType: 3,
    lastAgent: 'Ana Lima',
    startedAt: '2026-03-10T09:00:00-03:00',
    endedAt: null,
    lastMessage: null,
    lastMessageAt: null,
    unread: 0,
    messageCount: 0,
    readOnly: false,
    linkedId: null,
    direction: 'incoming',
    extraData: {},
    updatedAt: null,
    ...fields,
  };
}

/** A message of the customer's in conversation 1001. */
export function sampleMessage(fields: Partial<Message> = {}): Message {
  return {
    id: '1',
    providerId: null,
    clientMsgId: null,
    conversationId: '1001',
    text: 'Bom dia',
    plainText: null,
    direction: 'customer',
    queue: 'SAC',
    queueType: 3,
    agent: null,
    status: 'sent',
    subject: null,
    sentAt: '2026-03-10T09:01:00-03:00',
    attachments: [],
    quoted: null,
    errorText: null,
    updatedAt: null,
    ...fields,
  };
}

/** A message that the agent made in conversation 1001 and no server has. */
export function sampleOutboxItem(fields: Partial<OutboxItem> = {}): OutboxItem {
  return {
    clientMsgId: 'c1',
    reqId: 'r1',
    target: {
      conversationId: '1001',
      fromId: '5511988880001@s.whatsapp.net',
      queue: 'SAC',
      queueType: 3,
    },
    text: 'Posso ajudar?',
    createdAt: Date.parse('2026-03-10T09:02:00-03:00'),
    queuedAt: Date.parse('2026-03-10T09:02:00-03:00'),
    order: 1,
    state: 'queued',
    attempts: 0,
    failure: null,
    ...fields,
  };
}
