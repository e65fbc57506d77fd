import type { ServerEventName } from '../contract';
import * as calls from './calls';
import * as conversations from './conversations';
import * as queues from './queues';
import type { EventReader } from './reader';
import * as session from './session';

/** Every event of contract §5 by its name on the wire, and answers that a server without acks gives as events. */
export const eventReaders: Record<ServerEventName | 'getTemplates', EventReader> = {
  newMessage: conversations.newMessage,
  sendSuccess: conversations.sendSuccess,
  getAtendimentos: queues.getAtendimentos,
  getMeusAtendimentos: conversations.getMeusAtendimentos,
  AddAtendimento: conversations.AddAtendimento,
  RemoveAtendimento: conversations.RemoveAtendimento,
  deleteAtendimento: conversations.deleteAtendimento,
  Tocando: calls.Tocando,
  Atendeu: calls.Atendeu,
  Hangup: calls.Hangup,
  deslogarAgente: session.deslogarAgente,
  errorMsg: session.errorMsg,
  uploadStatus: session.uploadStatus,
  QueueStatus: queues.QueueStatus,
  getTemplates: queues.getTemplates,
  digitando: conversations.digitando,
};
