import { exampleMembership, exampleQueueStatus, exampleTotals, exampleWaiting } from '../entities/queues';
import type { ActionDoc } from '../types';

const changed: ActionDoc['answer'] = {
  description: 'The agent’s queues and status after the change.',
  required: ['filas'],
  extension: 'Without it the switches follow what the agent chose, and getMeusAtendimentos.',
  example: { filas: [exampleMembership], status: 1 },
};

const queues = { filas: 'Names of queues.' };
const allQueues = { filas: 'Names of queues; without them, all of the agent’s.' };
const why = { motivo: 'Why. A server that ignores it keeps no reason.' };

/** Queues and pauses of the agent, and the telephone. */
export const agentActions = {
  QueueStatus: {
    summary: 'Asks who works in the queues and what waits there.',
    request: { fields: allQueues, example: { filas: ['SAC'] } },
    answer: {
      description: 'Who works in each queue, and what waits there by queue name.',
      required: ['filas'],
      extension: 'Without it the event QueueStatus may tell the same.',
      example: { filas: [exampleQueueStatus], espera: exampleTotals, waiting: { SAC: [exampleWaiting] } },
    },
  },
  QueueAdd: {
    summary: 'The agent joins queues. The single switch names all of them at once.',
    request: { fields: queues, extensions: why, example: { filas: ['SAC'], motivo: 'manual' } },
    answer: changed,
    follows: ['getMeusAtendimentos'],
  },
  QueueRemove: {
    summary: 'The agent leaves queues.',
    request: { fields: queues, extensions: why, example: { filas: ['SAC'], motivo: 'logout' } },
    answer: changed,
  },
  QueuePause: {
    summary: 'The agent pauses. The last one wins.',
    request: {
      fields: { ...allQueues, motivo: 'Reason, `Classificando` when it is the console’s own.' },
      extensions: { automatico: 'No agent chose it. A server that ignores it counts it like any pause.' },
      example: { motivo: 'Almoço', status: 10, automatico: false },
    },
    answer: changed,
  },
  QueueUnpause: {
    summary: 'The agent’s pause ends.',
    request: {
      fields: allQueues,
      extensions: { motivo: 'Only a pause of this reason ends. A server that ignores it ends any.' },
      example: { filas: ['SAC'], motivo: 'Classificando' },
    },
    answer: changed,
  },
  Desliga: {
    summary:
      'Ends a call at the centre. A console whose telephone is the browser ends it by SIP instead, while it has a way to the exchange.',
    request: {
      fields: { causa: 'Cause of Q.850.' },
      extensions: { callid: 'A server that ignores it finds the call by `uniqueid`.' },
      example: { uniqueid: '1772456280.14', ramal: '1001', causa: 16 },
    },
    answer: {
      description: 'The call; one that is unknown counts as ended.',
      example: { uniqueid: '1772456280.14' },
    },
    follows: ['Hangup'],
  },
  dial: {
    summary: 'Has the centre call a number. A console whose telephone is the browser calls by SIP instead.',
    request: {
      example: {
        ramal: '1001',
        contexto: 'ramais',
        fullname: 'Ana Souza',
        numero: '5511987654321',
        queue: 'Telefone',
      },
    },
    answer: { description: 'The call.', example: { uniqueid: '1772456280.14' } },
    follows: ['Tocando'],
    extension: 'Without it calls go out by the browser’s telephone alone.',
  },
} satisfies Record<string, ActionDoc>;
