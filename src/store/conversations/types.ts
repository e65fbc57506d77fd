import type { QueueType } from '../../lib/queueType';
import type { AgentStatus } from '../agent/types';
import type { Classified } from '../classification/types';

/** `active` is the wire's 'Entrou', `finished` its 'Encerrado'; any other value is shown as it came. */
export type ConversationStatus = 'active' | 'finished' | 'other';

/** A conversation (atendimento) with one customer in one queue (spec 1 §3). */
export interface Conversation {
  /** The protocol number. */
  id: string;
  customerId: string;
  /** The customer's address, `number@suffix`; '' where the server does not say, as in the name, queue and customer. */
  fromId: string;
  fromName: string;
  subject: string | null;
  status: ConversationStatus;
  /** The status as the server wrote it. */
  statusText: string;
  queue: string;
  queueType: QueueType;
  lastAgent: string | null;
  /** Null: the server did not say. */
  startedAt: string | null;
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
  /** The queue that it was in before, where the server says it. */
  queueFrom?: string | null;
  /** The agent who gave it away to this one; said once, when it comes. */
  transferredBy?: string | null;
  /** How it is classified, as the server says with it. */
  classified?: Classified | null;
  /** Of one by mail, where the server tells them: whom it is with. */
  addresses?: readonly string[];
}

/** Why a conversation left the agent's list; `other`: a reason that this console does not know. */
export type RemovalReason = 'finished' | 'transferred' | 'taken' | 'expired' | 'call' | 'other';

/** The fields of a conversation that came along with a message; absent ones stay as they are. */
export type ConversationPatch = Partial<Omit<Conversation, 'id'>> & { id: string };

/** Whereto a conversation is given away: a queue, or an agent of a queue (spec 1 §3). */
export type TransferTarget =
  | { kind: 'queue'; queue: string }
  | { kind: 'agent'; queue: string; agent: string };

/** An agent who may be given a conversation. */
export interface TransferAgent {
  /** The full name, by which the server knows whom to give it to. */
  name: string;
  extension: string | null;
  status: AgentStatus;
  /** The server's own word for the status, where it says one. */
  statusText?: string;
  pauseReason: string | null;
}

/** Where a conversation is that is not the agent's (contract §1, `atual`). */
export interface HeldElsewhere {
  conversationId: string;
  queue: string | null;
  /** Null: nobody serves it, it waits. */
  agent: string | null;
}

/** What the agent filled in to begin a conversation (spec 1 §3, Forms). */
export type NewConversation =
  | { kind: 'email'; name: string; address: string; subject: string; queue: string }
  /** `address` is the number; `instance` is '' where the queue has none to choose. */
  | { kind: 'whatsapp'; name: string; address: string; queue: string; instance: string };

/** Whose earlier conversations are looked at. */
export interface CustomerHistoryOf {
  /** Null: a caller whose contact nobody named. */
  customerId: string | null;
  /** The address, `number@suffix`; of a call, the number. */
  fromId: string;
  /** How the agent knows them. */
  name: string;
  /** The conversation from which they are looked at, which is not among them. */
  exceptId: string | null;
}
