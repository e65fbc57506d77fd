import * as v from 'valibot';
import type { AgentStatus } from '../../store/agent/types';
import type { Conversation, NewConversation, TransferTarget } from '../../store/conversations/types';
import type { Message } from '../../store/messages/types';
import type { OutboxItem } from '../../store/outbox/types';
import type { Template } from '../../store/phrases/types';
import type { QueueMembership, QueueStatus, WaitingItem, WaitingTotals } from '../../store/queues/types';
import { toConversation } from '../decode/conversation';
import { idText } from '../decode/id';
import { toMessage } from '../decode/message';
import { toMembership, toQueueStatus, toWaitingItems, toWaitingTotals } from '../decode/queue';
import { toPauseReason } from '../decode/user';
import { mapAck } from './ackResult';
import type { AckResult } from './ackResult';
import type { ActionData, RealtimeClient, Sender } from './client';
import { JOIN_REASONS, LEAVE_REASONS } from './encode';
import { encodeMessage, encodeNewConversation, encodeReply, encodeTemplate } from './encode';

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
  /** Of the agent's own queues, or of those named. */
  queueStatus(who: Sender, reqId: string, queues?: string[]): Promise<AckResult<QueueReport>>;
  /** The texts with which conversations of a queue may begin. */
  templates(who: Sender, reqId: string, queue: string): Promise<AckResult<Template[]>>;
  /** A text, an answer to a message, or a template. The ids and the order are the item's own. */
  sendMessage(who: Sender, item: OutboxItem): Promise<AckResult<Message>>;
  /** Deletes a message of the agent, at the customer's too. */
  deleteMessage(who: Sender, reqId: string, message: Message): Promise<AckResult<{ updatedAt: string }>>;
  /** Has the server send a message again that its provider failed on; `clientMsgId` is the one it was made with. */
  retryMessage(
    who: Sender,
    reqId: string,
    message: Message,
    clientMsgId: string,
  ): Promise<AckResult<Message>>;
  endConversation(who: Sender, reqId: string, conversation: Conversation): Promise<AckResult<null>>;
  /** Gives a conversation to a queue of its type, or to an agent of one. */
  transferConversation(
    who: Sender,
    reqId: string,
    conversationId: string,
    to: TransferTarget,
  ): Promise<AckResult<null>>;
  /** Begins a conversation; `existing`: the agent has it open already. */
  createConversation(
    who: Sender,
    reqId: string,
    form: NewConversation,
  ): Promise<AckResult<{ conversation: Conversation; existing: boolean }>>;
  /** The agent saw everything up to this message. */
  markRead(
    who: Sender,
    reqId: string,
    conversationId: string,
    untilMessageId: string,
  ): Promise<AckResult<null>>;
  /** The agent types; may be lost. */
  tellTyping(who: Sender, conversationId: string): Promise<void>;
  /** The customer of a conversation goes by this name. */
  renameCustomer(who: Sender, reqId: string, conversationId: string, name: string): Promise<AckResult<null>>;
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
export function createCommands({
  request,
  volatile,
}: Pick<RealtimeClient, 'request' | 'volatile'>): RealtimeCommands {
  /** By the action for what it is. */
  function send(item: OutboxItem, who: Sender): Promise<AckResult<ActionData<'ClientChatMessage'>>> {
    const { reqId, quoted, template } = item;
    if (template !== null) return request('sendTemplate', encodeTemplate(item, template), reqId, who);
    if (quoted !== null) return request('replyMessage', encodeReply(item, quoted), reqId, who);
    return request('ClientChatMessage', encodeMessage(item), reqId, who);
  }

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
    async queueStatus(who, reqId, queues) {
      const fields = queues === undefined ? {} : { filas: queues };
      return mapAck(await request('QueueStatus', fields, reqId, who), toQueueReport);
    },
    async templates(who, reqId, queue) {
      return mapAck(await request('getTemplates', { queue }, reqId, who), (templates) =>
        templates.map(({ id, name, text, fields }) => ({ id: idText(id), name, text, fields })),
      );
    },
    async sendMessage(who, item) {
      return mapAck(await send(item, who), ({ message }) => toMessage(message));
    },
    async deleteMessage(who, reqId, { id, providerId, clientMsgId, conversationId }) {
      const msg = { id, messageID: providerId, ...(clientMsgId === null ? {} : { clientMsgId }) };
      // Two readings of the spec: both numbers go along (contract §4).
      const fields = { msg, protocolo: conversationId, idAtendimento: conversationId };
      const answer = await request('deleteMessage', fields, reqId, who);
      return mapAck(answer, ({ atualizadoEm }) => ({ updatedAt: atualizadoEm }));
    },
    async retryMessage(who, reqId, { id, conversationId }, clientMsgId) {
      const fields = { clientMsgId, idAtendimento: conversationId, id };
      return mapAck(await request('retryMessage', fields, reqId, who), ({ message }) => toMessage(message));
    },
    async endConversation(who, reqId, conversation) {
      const fields = {
        idAtendimento: conversation.id,
        queue: conversation.queue,
        queueTypeID: conversation.queueType,
      };
      return mapAck(await request('EncerrarAtendimento', fields, reqId, who), nothing);
    },
    async transferConversation(who, reqId, conversationId, to) {
      const { queue } = to;
      if (to.kind === 'queue') {
        const fields = { idAtendimento: conversationId, tipo: to.kind, queue };
        return mapAck(await request('TransfereAtendimentoParaFila', fields, reqId, who), nothing);
      }
      const fields = { idAtendimento: conversationId, tipo: to.kind, queue, agente: to.agent, de: who.name };
      return mapAck(await request('TransferenciaAtendimento', fields, reqId, who), nothing);
    },
    async createConversation(who, reqId, form) {
      const answer = await request('addAtendimento', encodeNewConversation(form, who), reqId, who);
      return mapAck(answer, ({ atendimento, existente }) => ({
        conversation: toConversation(atendimento),
        existing: existente ?? false,
      }));
    },
    async renameCustomer(who, reqId, conversationId, name) {
      const fields = { idAtendimento: conversationId, fromName: name };
      return mapAck(await request('atualizaAtendimento', fields, reqId, who), nothing);
    },
    async tellTyping(who, conversationId) {
      volatile('digitando', { idAtendimento: conversationId, estado: 'digitando' }, who);
    },
    async markRead(who, reqId, conversationId, untilMessageId) {
      const fields = { idAtendimento: conversationId, ateId: untilMessageId };
      return mapAck(await request('leuAtendimento', fields, reqId, who), nothing);
    },
  };
}
