import {
  esperaSchema,
  filaAgenteSchema,
  filaSchema,
  filaStatusSchema,
  itemEsperaSchema,
  templateSchema,
} from '../../../src/services/realtime/contract';
import { autocompleteSchema } from '../../../src/services/api/contract';
import type { ThingDoc } from '../types';

const waiting = {
  id: 4712,
  uniqueid: '1772456400.15',
  numero: '5511912345678',
  fromID: '5511912345678@c.us',
  fromName: 'João Reis',
  desde: '2026-03-02T10:12:00-03:00',
};

const status = {
  nome: 'SAC',
  agentes: [{ nome: 'Ana Souza', ramal: '1001', status: 10, StatusNome: 'Pausa', pausa_motivo: 'Almoço' }],
  espera: 3,
};

const QUEUE_TYPE = '1 voice, 2 web chat, 3, 5, 6 and 7 messaging, 4 e-mail, 8 another chat.';

/** Something that waits, of the examples. */
export const exampleWaiting = waiting;

/** The status of a queue, of the examples. */
export const exampleQueueStatus = status;

/** The totals of the examples. */
export const exampleTotals = { chat: 1, whatsapp: 3, email: 0, voz: 2 };

/** A queue of the agent, of the examples. */
export const exampleMembership = { fila: 'SAC', queue_type: 3, value: true, pausa: false, motivo: null };

/** A template of the examples. */
export const exampleTemplate = { id: 8, name: 'Boas-vindas', text: 'Olá, {{nome}}!', fields: ['nome'] };

/** Queues, what waits in them and what an agent may say there. */
export const queueThings = {
  Fila: {
    schema: filaSchema,
    description: 'A queue of the centre.',
    required: ['name'],
    fields: {
      queue_type: QUEUE_TYPE,
      obrigaClassificar: 'A conversation has to be classified before it is closed.',
      instance: 'Instances through which a new conversation of messaging may go out.',
      emailConfig: '`email` is the queue’s own address.',
      ligacoes: 'Not read here: what waits comes with QueueStatus and getAtendimentos.',
    },
    example: {
      name: 'SAC',
      queue_type: 3,
      obrigaClassificar: true,
      instance: ['loja'],
      emailConfig: { email: 'sac@example.com' },
      ligacoes: [waiting],
    },
  },
  FilaAgente: {
    schema: filaAgenteSchema,
    description: 'One queue of the agent; a queue may also be its name alone in the answer to a sign-in.',
    required: ['fila'],
    fields: { queue_type: QUEUE_TYPE, value: 'Joined.', pausa: 'Paused.', motivo: 'Reason of the pause.' },
    example: exampleMembership,
  },
  FilaStatus: {
    schema: filaStatusSchema,
    description: 'Who works in a queue. An agent is known by extension or name.',
    required: ['nome'],
    fields: { 'agentes.StatusNome': 'The status in words.' },
    extensions: {
      'agentes.nome': 'Without it agents appear by their extension.',
      espera: 'How many wait. Without it, and without totals, the badges count the waiting items.',
    },
    example: status,
  },
  ItemEspera: {
    schema: itemEsperaSchema,
    description: 'Something that waits in a queue: a conversation has an `id`, a call a `uniqueid`.',
    needsOneOf: ['id', 'uniqueid', 'numero', 'fromID'],
    fields: { desde: 'Without it no waiting time is shown; `dataIni` is read in its place.' },
    extension: 'Without waiting items the badges show totals, and their lists are empty.',
    example: waiting,
  },
  Espera: {
    schema: esperaSchema,
    description: 'How many wait, by channel: the four badges.',
    extension: 'Without them the badges count the waiting items that the server names.',
    example: exampleTotals,
  },
  Template: {
    schema: templateSchema,
    description: 'A text with which a conversation of a queue may begin.',
    required: ['id'],
    fields: { fields: 'Names of the places `{{name}}`; without them they are those that stand in the text.' },
    example: exampleTemplate,
  },
  Autocomplete: {
    schema: autocompleteSchema,
    description: 'A canned reply; one without a name goes by how it begins.',
    required: ['texto'],
    example: { nome: 'Horário', texto: 'Atendemos de segunda a sexta, das 8 às 18 h.' },
  },
} satisfies Record<string, ThingDoc>;
