import { exampleConversation } from '../entities/conversations';
import type { ActionDoc } from '../types';

const left = 'Without it RemoveAtendimento, or the list of conversations, says that it is done.';

/** Conversations from their beginning to their end. */
export const conversationActions = {
  addAtendimento: {
    summary: 'Begins a conversation by e-mail or by messaging.',
    request: {
      fields: { numero: 'The server brings it into E.164 digits.' },
      example: {
        tipo: 'whatsapp',
        nome: 'Maria Lima',
        numero: '5511987654321',
        queue: 'SAC',
        instancia: 'loja',
        agente: 'Ana Souza',
        ramal: '1001',
      },
    },
    answer: {
      description: 'The conversation; `existente` where the agent has it open already.',
      required: ['atendimento'],
      extension: 'Without it AddAtendimento, or the list of conversations, brings it.',
      example: { atendimento: exampleConversation, existente: true },
    },
    follows: ['AddAtendimento'],
  },
  EncerrarAtendimento: {
    summary: 'Closes a conversation; closed before, it is done as well.',
    request: { example: { idAtendimento: 4711, queue: 'SAC', queueTypeID: 3 } },
    answer: {
      description: 'The conversation is closed.',
      extension: left,
      example: { idAtendimento: 4711, status: 'Encerrado', dataFim: '2026-03-02T10:30:00-03:00' },
    },
    follows: ['RemoveAtendimento'],
  },
  TransferenciaAtendimento: {
    summary: 'Gives a conversation to another agent.',
    request: {
      fields: { agente: 'Full name of the agent who gets it; takes the place of the envelope’s.' },
      extensions: {
        de: 'Full name of the agent who gives it. A server that ignores it takes the session’s own.',
      },
      example: { idAtendimento: 4711, tipo: 'agent', queue: 'SAC', agente: 'Bruno Dias', de: 'Ana Souza' },
    },
    answer: {
      description: 'The conversation is the other agent’s.',
      extension: left,
      example: { idAtendimento: 4711, queue: 'SAC', ultimoAgente: 'Bruno Dias' },
    },
    follows: ['RemoveAtendimento', 'AddAtendimento'],
  },
  TransfereAtendimentoParaFila: {
    summary: 'Gives a conversation to a queue of its type.',
    request: { example: { idAtendimento: 4711, tipo: 'queue', queue: 'Vendas' } },
    answer: {
      description: 'The conversation waits in the queue.',
      extension: left,
      example: { idAtendimento: 4711, queue: 'Vendas' },
    },
    follows: ['RemoveAtendimento'],
  },
  atualizaAtendimento: {
    summary: 'The customer of a conversation goes by another name.',
    request: { example: { idAtendimento: 4711, fromName: 'Maria Lima' } },
    answer: { description: 'The name is kept.', example: { id: 4711, fromName: 'Maria Lima' } },
    follows: ['getMeusAtendimentos'],
    extension: 'Without it the new name shows in the contact, and in conversations that begin later.',
  },
  leuAtendimento: {
    summary: 'The agent saw everything up to a message.',
    request: { fields: { ateId: 'The message.' }, example: { idAtendimento: 4711, ateId: 90114 } },
    answer: { description: 'Nothing is unread.', example: { count: 0 } },
    extension: 'Without it the server’s unread counts stay, and come back on the next reading.',
  },
} satisfies Record<string, ActionDoc>;
