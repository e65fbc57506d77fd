import type { QueueType } from '../queues/types';

/** `active` is the wire's 'Entrou', `finished` its 'Encerrado'; any other value is shown as it came. */
export type ConversationStatus = 'active' | 'finished' | 'other';

/** A conversation (atendimento) with one customer in one queue (spec 1 §3). */
export interface Conversation {
  /** The protocol number. */
  id: string;
  customerId: string;
  /** The customer's address, `number@suffix`. */
  fromId: string;
  fromName: string;
  subject: string | null;
  status: ConversationStatus;
  /** The status as the server wrote it. */
  statusText: string;
  queue: string;
  queueType: QueueType;
  lastAgent: string | null;
  startedAt: string;
  endedAt: string | null;
  lastMessage: string | null;
  lastMessageAt: string | null;
  /** Unread messages, the server's absolute number. */
  unread: number;
  messageCount: number;
  /** A row of history: read-only. */
  readOnly: boolean;
  linkedId: string | null;
  direction: 'incoming' | 'outgoing' | null;
  extraData: Record<string, string>;
  updatedAt: string | null;
}

/** Why a conversation left the agent's list. */
export type RemovalReason = 'finished' | 'transferred' | 'taken' | 'expired' | 'call';

/** The fields of a conversation that came along with a message; absent ones stay as they are. */
export type ConversationPatch = Partial<Omit<Conversation, 'id'>> & { id: string };
