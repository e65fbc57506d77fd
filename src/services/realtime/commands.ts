import * as v from 'valibot';
import type { AgentStatus } from '../../store/agent/types';
import type { Conversation } from '../../store/conversations/types';
import type { Message } from '../../store/messages/types';
import type { OutboxItem } from '../../store/outbox/types';
import type { QueueMembership, QueueStatus, WaitingItem, WaitingTotals } from '../../store/queues/types';
import { toMessage } from '../decode/message';
import { toMembership, toQueueStatus, toWaitingItems, toWaitingTotals } from '../decode/queue';
import { toPauseReason } from '../decode/user';
import { mapAck } from './ackResult';
import type { AckResult } from './ackResult';
import type { ActionData, RealtimeClient, Sender } from './client';
import { JOIN_REASONS, LEAVE_REASONS, encodeMessage } from './encode';

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

const saidReasonSchema = v.fallback(v.nullish(v.string()), null);

function toAgentAnswer(wire: ActionData<'QueueAdd'>): AgentAnswer {
  const said = v.parse(saidReasonSchema, wire['motivoPausa']);
  return {
    memberships: wire.filas.map(toMembership),
    status: wire.status,
    pauseReason: toPauseReason(wire.status, said, wire.filas),
  };
}

function toQueueReport({ filas, espera, waiting }: ActionData<'QueueStatus'>): QueueReport {
  return {
    statuses: filas.map(toQueueStatus),
    totals: toWaitingTotals(espera),
    waiting: toWaitingItems(waiting ?? {}),
  };
}

const nothing = (): null => null;

/** The commands over a socket. */
export function createCommands({ request }: Pick<RealtimeClient, 'request'>): RealtimeCommands {
  return {
    async joinQueues(who, reqId, queues, reason) {
      const fields = { filas: queues, motivo: JOIN_REASONS[reason] };
      return mapAck(await request('QueueAdd', fields, reqId, who), toAgentAnswer);
    },
    async leaveQueues(who, reqId, queues, reason) {
      const fields = { filas: queues, motivo: LEAVE_REASONS[reason] };
      return mapAck(await request('QueueRemove', fields, reqId, who), toAgentAnswer);
    },
    async pause(who, reqId, reason, automatic) {
      const fields = { motivo: reason, status: 10 as const, ...(automatic ? { automatico: true } : {}) };
      return mapAck(await request('QueuePause', fields, reqId, who), toAgentAnswer);
    },
    async unpause(who, reqId) {
      return mapAck(await request('QueueUnpause', {}, reqId, who), toAgentAnswer);
    },
    async queueStatus(who, reqId) {
      return mapAck(await request('QueueStatus', {}, reqId, who), toQueueReport);
    },
    async sendMessage(who, item) {
      const answer = await request('ClientChatMessage', encodeMessage(item), item.reqId, who);
      return mapAck(answer, ({ message }) => toMessage(message));
    },
    async endConversation(who, reqId, conversation) {
      const fields = {
        idAtendimento: conversation.id,
        queue: conversation.queue,
        queueTypeID: conversation.queueType,
      };
      return mapAck(await request('EncerrarAtendimento', fields, reqId, who), nothing);
    },
    async markRead(who, reqId, conversationId, untilMessageId) {
      const fields = { idAtendimento: conversationId, ateId: untilMessageId };
      return mapAck(await request('leuAtendimento', fields, reqId, who), nothing);
    },
  };
}
