import type { AgentStatus } from '../../store/agent/types';
import type { Conversation } from '../../store/conversations/types';
import type { Message } from '../../store/messages/types';
import type { OutboxItem } from '../../store/outbox/types';
import type { QueueMembership, QueueStatus, WaitingItem, WaitingTotals } from '../../store/queues/types';
import type { AckResult } from './ackResult';
import type { Sender } from './client';

export type { Sender } from './client';

/** The agent's queues and status after a change. */
export interface AgentAnswer {
  memberships: QueueMembership[];
  status: AgentStatus;
  pauseReason: string | null;
}

/** Who works in the queues, and what waits in them by queue name. */
export interface QueueReport {
  statuses: QueueStatus[];
  totals: WaitingTotals;
  waiting: Record<string, WaitingItem[]>;
}

/**
 * What the server may be told over the socket, in domain words (contract §4). `who` asks; `reqId` is made
 * once, when the agent acts, and reused on every retry.
 */
export interface RealtimeCommands {
  joinQueues(
    who: Sender,
    reqId: string,
    queues: string[],
    reason: 'manual' | 'entry' | 'reconnection',
  ): Promise<AckResult<AgentAnswer>>;
  leaveQueues(
    who: Sender,
    reqId: string,
    queues: string[],
    reason: 'manual' | 'closing' | 'logout',
  ): Promise<AckResult<AgentAnswer>>;
  /** In all queues; `automatic` when no agent chose it. */
  pause(who: Sender, reqId: string, reason: string, automatic: boolean): Promise<AckResult<AgentAnswer>>;
  unpause(who: Sender, reqId: string): Promise<AckResult<AgentAnswer>>;
  queueStatus(who: Sender, reqId: string): Promise<AckResult<QueueReport>>;
  /** The ids and the order are the item's own. */
  sendMessage(who: Sender, item: OutboxItem): Promise<AckResult<Message>>;
  endConversation(who: Sender, reqId: string, conversation: Conversation): Promise<AckResult<null>>;
  /** The agent saw everything up to this message. */
  markRead(
    who: Sender,
    reqId: string,
    conversationId: string,
    untilMessageId: string,
  ): Promise<AckResult<null>>;
}
