import type { LogoutReason } from '../../store/auth/types';
import type { ReportedCall } from '../../store/calls/types';
import type { Conversation, ConversationPatch, RemovalReason } from '../../store/conversations/types';
import type { Failure } from '../../store/failure';
import type { Message } from '../../store/messages/types';
import type { QueueStatus, WaitingItem, WaitingTotals } from '../../store/queues/types';

/** Why a conversation became the agent's; `other`: a reason that this console does not know. */
export type AssignmentReason = 'queue' | 'transfer' | 'new' | 'return' | 'call' | 'other';

interface MessageReport {
  message: Message;
  conversation: ConversationPatch | null;
}

/** The payload of every domain event by its type: that of the fact it becomes. */
export interface DomainEventMap {
  messageReceived: MessageReport;
  messageChanged: MessageReport;
  sendSettled: {
    conversationId: string;
    clientMsgId: string | null;
    message: Message | null;
    failure: Failure | null;
  };
  waitingReported: {
    /** True: this is all that waits; false: add to what is known. */
    complete: boolean;
    totals: WaitingTotals;
    /** By queue name. */
    items: Record<string, WaitingItem[]>;
  };
  /** Null: only a signal that the set changed. */
  activeSetReported: { conversations: Conversation[] | null };
  conversationAssigned: { conversation: Conversation; reason: AssignmentReason };
  /** `to` is the agent or queue that has it now. */
  conversationRemoved: {
    conversationId: string;
    reason: RemovalReason;
    to: string | null;
    /** Of reason `other`: the server's own word for it. */
    reasonText?: string;
  };
  waitingLeft: { conversationId: string; queue: string };
  callRang: { call: ReportedCall };
  callAnswered: { uniqueId: string; at: string | null; conversationId: string | null };
  /** `cause` is Q.850's. */
  callHungUp: { uniqueId: string; cause: number; at: string | null; conversationId: string | null };
  loggedOutByServer: {
    reason: LogoutReason;
    message: string | null;
    /** Of reason `other`: the server's own word for it. */
    reasonText?: string;
    exceptClientId: string | null;
  };
  serverErrorReported: { message: string; code: string | null; conversationId: string | null };
  uploadReported: {
    uploadId: string;
    conversationId: string;
    /** 0 to 100. */
    percent: number;
    /** `other`: a state that this console does not know. */
    state: 'sending' | 'done' | 'failed' | 'cancelled' | 'other';
  };
  queueStatusReported: { statuses: QueueStatus[]; totals: WaitingTotals };
  typingReported: {
    conversationId: string;
    /** 'customer' or an agent's full name. */
    who: string;
    state: 'typing' | 'recording' | 'stopped';
  };
}

/** A server event (contract §5) in the words of the domain. */
export type DomainEvent = {
  [T in keyof DomainEventMap]: { type: T; payload: DomainEventMap[T] };
}[keyof DomainEventMap];
