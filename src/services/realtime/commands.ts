import type { Conversation, NewConversation, TransferTarget } from '../../store/conversations/types';
import type { Message } from '../../store/messages/types';
import type { OutboxItem } from '../../store/outbox/types';
import type { Template } from '../../store/cannedReplies/types';
import type { WireReports } from '../wireReports';
import type { AckResult } from './ackResult';
import * as answers from './answers';
import type { AgentAnswer, DataReader, QueueReport } from './answers';
import type { ActionFields, ActionName, RealtimeClient, Sender } from './client';
import {
  JOIN_REASONS,
  LEAVE_REASONS,
  encodeMessage,
  encodeNewConversation,
  encodeReply,
  encodeTemplate,
} from './encode';

export type { AgentAnswer, QueueReport } from './answers';
export type { Sender } from './client';

/** Q.850: the agent hung up. */
const NORMAL_CLEARING = 16 as const;

/**
 * Commands to the server over the socket, in domain words (contract §4). `who` asks; `reqId` is made
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
  deleteMessage(
    who: Sender,
    reqId: string,
    message: Message,
  ): Promise<AckResult<{ updatedAt: string | null }>>;
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
  /** Hangs a call up for everybody in it, by the centre's own id; one that it does not know is over. */
  hangUp(who: Sender, reqId: string, uniqueId: string): Promise<AckResult<null>>;
  /** Has the centre call a number for the agent's desk telephone, which rings first; its id of the call, where it says one. */
  dial(
    who: Sender,
    reqId: string,
    order: { number: string; queue: string; context: string },
  ): Promise<AckResult<{ uniqueId: string | null }>>;
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
  sendTyping(who: Sender, conversationId: string): Promise<void>;
  /** The customer of a conversation goes by this name. */
  renameCustomer(who: Sender, reqId: string, conversationId: string, name: string): Promise<AckResult<null>>;
}

/** The commands over a socket; what is odd about their answers goes to `report`. */
export function createCommands(
  { request, volatile }: Pick<RealtimeClient, 'request' | 'volatile'>,
  report: WireReports['report'],
): RealtimeCommands {
  async function ask<A extends ActionName, T>(
    action: A,
    fields: ActionFields<A>,
    reqId: string,
    who: Sender,
    read: DataReader<T>,
  ): Promise<AckResult<T>> {
    return answers.readData(await request(action, fields, reqId, who), read, report);
  }

  /** By the action for what it is. */
  function send(item: OutboxItem, who: Sender): Promise<AckResult<Message>> {
    const { reqId, quoted, target, template } = item;
    const read = answers.storedMessage(target.conversationId);
    if (template !== null) return ask('sendTemplate', encodeTemplate(item, template), reqId, who, read);
    if (quoted !== null) return ask('replyMessage', encodeReply(item, quoted), reqId, who, read);
    return ask('ClientChatMessage', encodeMessage(item), reqId, who, read);
  }

  return {
    joinQueues(who, reqId, queues, reason) {
      const fields = { filas: queues, motivo: JOIN_REASONS[reason] };
      return ask('QueueAdd', fields, reqId, who, answers.agentAnswer);
    },
    leaveQueues(who, reqId, queues, reason) {
      const fields = { filas: queues, motivo: LEAVE_REASONS[reason] };
      return ask('QueueRemove', fields, reqId, who, answers.agentAnswer);
    },
    pause(who, reqId, reason, automatic) {
      const fields = { motivo: reason, status: 10 as const, ...(automatic ? { automatico: true } : {}) };
      return ask('QueuePause', fields, reqId, who, answers.agentAnswer);
    },
    unpause: (who, reqId) => ask('QueueUnpause', {}, reqId, who, answers.agentAnswer),
    queueStatus(who, reqId, queues) {
      const fields = queues === undefined ? {} : { filas: queues };
      return ask('QueueStatus', fields, reqId, who, answers.queueReport);
    },
    templates: (who, reqId, queue) => ask('getTemplates', { queue }, reqId, who, answers.templateList(queue)),
    sendMessage: (who, item) => send(item, who),
    deleteMessage(who, reqId, { id, providerId, clientMsgId, conversationId }) {
      const msg = { id, messageID: providerId, ...(clientMsgId === null ? {} : { clientMsgId }) };
      // Two readings of the spec: both numbers go along (contract §4).
      const fields = { msg, protocolo: conversationId, idAtendimento: conversationId };
      return ask('deleteMessage', fields, reqId, who, answers.deletedMessage);
    },
    retryMessage(who, reqId, { id, conversationId }, clientMsgId) {
      const fields = { clientMsgId, idAtendimento: conversationId, id };
      return ask('retryMessage', fields, reqId, who, answers.storedMessage(conversationId));
    },
    endConversation(who, reqId, { id, queue, queueType }) {
      const fields = { idAtendimento: id, queue, queueTypeID: queueType };
      return ask('EncerrarAtendimento', fields, reqId, who, answers.nothing);
    },
    transferConversation(who, reqId, conversationId, to) {
      const { queue } = to;
      if (to.kind === 'queue') {
        const fields = { idAtendimento: conversationId, tipo: to.kind, queue };
        return ask('TransfereAtendimentoParaFila', fields, reqId, who, answers.nothing);
      }
      const fields = { idAtendimento: conversationId, tipo: to.kind, queue, agente: to.agent, de: who.name };
      return ask('TransferenciaAtendimento', fields, reqId, who, answers.nothing);
    },
    hangUp(who, reqId, uniqueId) {
      const fields = { uniqueid: uniqueId, ramal: who.extension, causa: NORMAL_CLEARING };
      return ask('Desliga', fields, reqId, who, answers.nothing);
    },
    dial(who, reqId, { number: numero, queue, context: contexto }) {
      const fields = { ramal: who.extension ?? '', contexto, fullname: who.name, numero, queue };
      return ask('dial', fields, reqId, who, answers.placedCall);
    },
    createConversation: (who, reqId, form) =>
      ask('addAtendimento', encodeNewConversation(form, who), reqId, who, answers.begunConversation),
    renameCustomer(who, reqId, conversationId, name) {
      const fields = { idAtendimento: conversationId, fromName: name };
      return ask('atualizaAtendimento', fields, reqId, who, answers.nothing);
    },
    async sendTyping(who, conversationId) {
      volatile('digitando', { idAtendimento: conversationId, estado: 'digitando' }, who);
    },
    markRead(who, reqId, conversationId, untilMessageId) {
      const fields = { idAtendimento: conversationId, ateId: untilMessageId };
      return ask('leuAtendimento', fields, reqId, who, answers.nothing);
    },
  };
}
