import type { LogoutReason } from '../../store/auth/types';
import type { ReportedCall } from '../../store/calls/types';
import type { Conversation, ConversationPatch, RemovalReason } from '../../store/conversations/types';
import type { Failure } from '../../lib/failure';
import type { Message } from '../../store/messages/types';
import type { Template } from '../../store/cannedReplies/types';
import type { QueueStatus, WaitingItem, WaitingTotals } from '../../store/queues/types';

/** Why a conversation became the agent's; `other`: a reason that this console does not know. */
export type AssignmentReason = 'queue' | 'transfer' | 'new' | 'return' | 'call' | 'other';

interface MessageReport {
  message: Message;
  conversation: ConversationPatch | null;
}

/** The payload of every domain event by its type: name and payload of the fact that it becomes. */
export interface DomainEventMap {
  'messages/received': MessageReport;
  'messages/changed': MessageReport;
  'messages/sendSettled': {
    conversationId: string;
    clientMsgId: string | null;
    message: Message | null;
    failure: Failure | null;
  };
  'queues/waitingReported': {
    /** True: this is all that waits; false: add to what is known. */
    complete: boolean;
    /** Null: the server does not count them. */
    totals: WaitingTotals | null;
    /** By queue name. */
    items: Record<string, WaitingItem[]>;
    /** The items are some of their queues, not all of them. */
    isByRow?: boolean;
  };
  /** Null: only a signal that the set changed. */
  'conversations/activeSetReported': { conversations: Conversation[] | null };
  'conversations/assigned': { conversation: Conversation; reason: AssignmentReason };
  /** `to` is the agent or queue that has it now. */
  'conversations/removed': {
    conversationId: string;
    reason: RemovalReason;
    to: string | null;
    /** Of reason `other`: the server's own word for it. */
    reasonText?: string;
  };
  /** `queue` is null where the server does not say which it left. */
  'queues/waitingLeft': { conversationId: string; queue: string | null };
  'calls/rangAtServer': { call: ReportedCall };
  'calls/answeredAtServer': { uniqueId: string; at: string | null; conversationId: string | null };
  /** `cause` is Q.850's. */
  'calls/hungUpAtServer': {
    uniqueId: string;
    cause: number;
    at: string | null;
    conversationId: string | null;
  };
  'auth/loggedOutByServer': {
    reason: LogoutReason;
    message: string | null;
    /** Of reason `other`: the server's own word for it. */
    reasonText?: string;
    exceptClientId: string | null;
  };
  'connection/serverErrorReported': {
    message: string;
    code: string | null;
    conversationId: string | null;
    reqId?: string;
  };
  'outbox/uploadReported': {
    uploadId: string;
    conversationId: string;
    /** 0 to 100. */
    percent: number;
    /** `other`: a state that this console does not know. */
    state: 'sending' | 'done' | 'failed' | 'cancelled' | 'other';
    /** Why it failed, where the server says. */
    errorText?: string;
  };
  /** `totals` is null where the server does not count what waits. */
  'queues/statusReported': { statuses: QueueStatus[]; totals: WaitingTotals | null; isPart?: true };
  /** Templates, by an event because the server acknowledges nothing; `queue` is null where it does not say whose. */
  'cannedReplies/templatesReported': { queue: string | null; items: Template[] };
  'conversations/typingReported': {
    conversationId: string;
    /** 'customer' or an agent's full name. */
    who: string;
    state: 'typing' | 'recording' | 'stopped';
  };
}

/** A server event (contract §5) in the words of the domain. */
export type DomainEvent<Type extends keyof DomainEventMap = keyof DomainEventMap> = {
  [T in Type]: { type: T; payload: DomainEventMap[T] };
}[Type];
