import type { ServerEventName } from '../../../src/services/realtime/contract';
import { CLIENT_MSG_ID, ESPERA, wireConversation, wireMessage } from './wire';

/** An event as it comes without its mark, and the domain event that it is. */
export type EventRow = [name: ServerEventName, fields: Record<string, unknown>, event: unknown];

const at = '2026-03-02T10:00:09-03:00';

function having(fields: object): unknown {
  return expect.objectContaining(fields);
}

/** The events of contract §5 about conversations and what waits. */
export const conversationEvents: EventRow[] = [
  [
    'newMessage',
    { tipo: 'nova', idAtendimento: 42, message: wireMessage() },
    {
      type: 'messages/received',
      payload: { message: having({ id: '501', conversationId: '42' }), conversation: null },
    },
  ],
  [
    'newMessage',
    {
      tipo: 'atualizada',
      idAtendimento: 42,
      message: wireMessage({ status: 'seen' }),
      atendimento: {
        id: 42,
        status: 'Entrou',
        ultimoAgente: null,
        queue: 'SAC',
        queueTypeID: 3,
        fromName: 'Bruno',
        count: 0,
        qtd_msg: 6,
        data_hora_last_msg: null,
      },
    },
    {
      type: 'messages/changed',
      payload: {
        message: having({ status: 'seen' }),
        conversation: {
          id: '42',
          status: 'active',
          statusText: 'Entrou',
          lastAgent: null,
          queue: 'SAC',
          queueType: 3,
          fromName: 'Bruno',
          unread: 0,
          messageCount: 6,
          lastMessageAt: null,
        },
      },
    },
  ],
  [
    'sendSuccess',
    { idAtendimento: '42', clientMsgId: CLIENT_MSG_ID, message: wireMessage() },
    {
      type: 'messages/sendSettled',
      payload: {
        conversationId: '42',
        clientMsgId: CLIENT_MSG_ID,
        message: having({ id: '501' }),
        failure: null,
      },
    },
  ],
  [
    'sendSuccess',
    { idAtendimento: 42, errorMsg: 'Número inválido', codigo: 'VALIDACAO' },
    {
      type: 'messages/sendSettled',
      payload: {
        conversationId: '42',
        clientMsgId: null,
        message: null,
        failure: { code: 'VALIDACAO', message: 'Número inválido' },
      },
    },
  ],
  [
    'sendSuccess',
    { idAtendimento: 42, errorMsg: 'Falhou' },
    {
      type: 'messages/sendSettled',
      payload: {
        conversationId: '42',
        clientMsgId: null,
        message: null,
        failure: { code: 'refused', message: 'Falhou' },
      },
    },
  ],
  [
    'getAtendimentos',
    {
      completo: true,
      dados: [wireConversation({ status: 'Fila' })],
      espera: ESPERA,
      waiting: {
        SAC: [{ id: 8, fromID: '55119@c.us', fromName: 'Rita', desde: at }],
        Voz: [{ uniqueid: 'u9', numero: '11988', desde: at }],
      },
    },
    {
      type: 'queues/waitingReported',
      payload: {
        complete: true,
        totals: { chat: 1, whatsapp: 2, email: 0, voice: 3 },
        items: {
          SAC: [{ id: '8', name: 'Rita', since: at }],
          Voz: [{ id: 'u9', name: '11988', since: at }],
        },
      },
    },
  ],
  [
    'getMeusAtendimentos',
    { dados: [wireConversation()] },
    { type: 'conversations/activeSetReported', payload: { conversations: [having({ id: '42' })] } },
  ],
  ['getMeusAtendimentos', {}, { type: 'conversations/activeSetReported', payload: { conversations: null } }],
  [
    'AddAtendimento',
    { atendimento: wireConversation(), motivo: 'transferencia', de: { agente: 'Leo' } },
    {
      type: 'conversations/assigned',
      payload: { conversation: having({ id: '42' }), reason: 'transfer' },
    },
  ],
  [
    'RemoveAtendimento',
    { idAtendimento: 42, motivo: 'transferido', para: { agente: 'Leo', queue: 'SAC' } },
    { type: 'conversations/removed', payload: { conversationId: '42', reason: 'transferred', to: 'Leo' } },
  ],
  [
    'RemoveAtendimento',
    { idAtendimento: 42, motivo: 'encerrado' },
    { type: 'conversations/removed', payload: { conversationId: '42', reason: 'finished', to: null } },
  ],
  [
    'deleteAtendimento',
    { idAtendimento: 8, queue: 'SAC', motivo: 'atendido' },
    { type: 'queues/waitingLeft', payload: { conversationId: '8', queue: 'SAC' } },
  ],
];
