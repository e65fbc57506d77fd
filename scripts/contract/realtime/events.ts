import * as v from 'valibot';
import { serverEventSchemas, templateSchema } from '../../../src/services/realtime/contract';
import { exampleCall } from '../entities/calls';
import { exampleConversation, exampleMessage, exampleSummary } from '../entities/conversations';
import { exampleQueueStatus, exampleTemplate, exampleTotals, exampleWaiting } from '../entities/queues';
import type { ThingDoc } from '../types';

const push = {
  eventId: '01928f6e-aaaa-7000-8000-000000000009',
  epoca: 'e7',
  seq: 1208,
  ts: '2026-03-02T10:15:31-03:00',
  agente: 'Ana Souza',
  agenteId: 12,
  reqId: '01928f6e-7c1a-7b3e-9a55-0c6f1f2b7d11',
};

const pushFields = {
  agente:
    'Whom the event is for, by full name, sign-in name, extension or id; without it, the agent of the socket.',
};

const REREAD = 'the console reads again after each connection and compares every few minutes.';

const CODE = 'Why it failed. Without it the console goes by the text alone.';

const pushExtensions = {
  eventId: 'Without it an event is known again by its number and what it says.',
  epoca: 'Changes when the numbers of the stream start anew. Counts together with `seq`.',
  seq: `Grows by one with each event of the agent. Counts together with \`epoca\`. Without the two nothing missed is noticed: ${REREAD}`,
  ts: 'Without it the moment of arrival counts.',
  agenteId: 'Without it agents of the same name cannot be told apart.',
  reqId: 'Set when a request caused the event. Without it an error belongs to no request.',
};

type EventName = keyof typeof serverEventSchemas | 'getTemplates';

type Words = Omit<ThingDoc, 'schema' | 'example'> & { payload: object };

function event(schema: v.GenericSchema, { extensions, fields, payload, ...words }: Words): ThingDoc {
  return {
    ...words,
    schema,
    fields: { ...pushFields, ...fields },
    extensions: { ...pushExtensions, ...extensions },
    example: { ...push, ...payload },
  };
}

const call = { uniqueid: '1772456280.14', callid: 'a84b4c76e66710@example.com', ramal: '1001' };
const callExtensions = { linkedid: 'Not read.', ramal: 'Not read.' };

/** Templates as an event, of a server that acknowledges nothing. */
export const templatesEventSchema = v.looseObject({
  queue: v.optional(v.string()),
  templates: v.array(templateSchema),
});

/** Every event of a server. What is not read at all is not missed either. */
export const eventDocs: Readonly<Record<EventName, ThingDoc>> = {
  newMessage: event(serverEventSchemas.newMessage, {
    description:
      'A message came (`tipo` `nova`) or changed (`atualizada`). The message may be the payload itself.',
    required: ['message'],
    extensions: { atendimento: 'Without it the unread messages are counted by the console.' },
    payload: { tipo: 'nova', idAtendimento: 4711, message: exampleMessage, atendimento: exampleSummary },
  }),
  sendSuccess: event(serverEventSchemas.sendSuccess, {
    description: 'A message of the agent was stored, or failed where there is an `errorMsg`.',
    needsOneOf: ['idAtendimento', 'message'],
    extensions: {
      clientMsgId: 'Without it the message is found by reading the conversation’s messages.',
      codigo: CODE,
    },
    payload: { idAtendimento: 4711, clientMsgId: exampleMessage.clientMsgId, message: exampleMessage },
  }),
  getAtendimentos: event(serverEventSchemas.getAtendimentos, {
    description:
      'What waits in the agent’s queues: by queue in `waiting`, else the conversations of `dados`.',
    fields: { completo: 'False: these are added to what is known.' },
    payload: {
      completo: true,
      filas: ['SAC'],
      dados: [{ ...exampleConversation, ultimoAgente: null }],
      espera: exampleTotals,
      waiting: { SAC: [exampleWaiting] },
    },
  }),
  getMeusAtendimentos: event(serverEventSchemas.getMeusAtendimentos, {
    description: 'The agent’s own open conversations; without `dados`, only a signal to read them again.',
    payload: { dados: [exampleConversation] },
  }),
  AddAtendimento: event(serverEventSchemas.AddAtendimento, {
    description: 'A conversation became the agent’s. It may be the payload itself.',
    required: ['atendimento'],
    payload: { atendimento: exampleConversation, motivo: 'transferencia', de: { agente: 'Bruno Dias' } },
  }),
  RemoveAtendimento: event(serverEventSchemas.RemoveAtendimento, {
    description: 'A conversation left the agent; another `motivo` is shown as it is.',
    required: ['idAtendimento'],
    fields: { para: 'Who has it now.' },
    extensions: { linkedid: 'Not read.' },
    payload: { idAtendimento: 4711, motivo: 'transferido', para: { queue: 'Vendas' } },
  }),
  deleteAtendimento: event(serverEventSchemas.deleteAtendimento, {
    description: 'A conversation left the waiting list of a queue; without `queue`, of whichever holds it.',
    required: ['idAtendimento'],
    payload: { idAtendimento: 4712, queue: 'SAC', motivo: 'atendido' },
  }),
  Tocando: event(serverEventSchemas.Tocando, {
    description: 'A call rings. The call may be the payload itself.',
    required: ['ligacao'],
    extensions: { expiraEm: 'Not read.' },
    payload: { ligacao: exampleCall },
  }),
  Atendeu: event(serverEventSchemas.Atendeu, {
    description: 'A call was answered.',
    required: ['uniqueid'],
    fields: { atendimento: 'Conversation of the call, or its id.' },
    extensions: callExtensions,
    payload: { ...call, dataAtendimento: '2026-03-02T10:15:38-03:00', atendimento: exampleConversation },
  }),
  Hangup: event(serverEventSchemas.Hangup, {
    description: 'A call is over.',
    required: ['uniqueid'],
    fields: { causa: 'Cause of Q.850; without it, 16.', atendimento: 'Conversation of the call.' },
    extensions: { ...callExtensions, causaTexto: 'Not read.' },
    payload: { ...call, causa: 16, atendida: true, datafim: '2026-03-02T10:19:02-03:00', atendimento: 4713 },
  }),
  deslogarAgente: event(serverEventSchemas.deslogarAgente, {
    description: 'The server ends the session; another `motivo` is shown as it is.',
    fields: { msg: 'Shown at the sign-in.' },
    extensions: { exceto: 'The `clientId` that stays. Without it every browser of the agent is signed out.' },
    payload: { motivo: 'outro_login', msg: 'Você entrou em outro computador.' },
  }),
  errorMsg: event(serverEventSchemas.errorMsg, {
    description: 'An error, shown for five seconds. It may be the text alone.',
    extensions: {
      codigo: CODE,
      idAtendimento: 'Conversation it is about. Without it, none.',
      action: 'Not read.',
    },
    payload: { msg: 'Provedor indisponível', codigo: 'INDISPONIVEL', idAtendimento: 4711 },
  }),
  uploadStatus: event(serverEventSchemas.uploadStatus, {
    description: 'How far an upload came.',
    required: ['uploadId'],
    fields: { progress: 'From 0 to 100.' },
    payload: {
      uploadId: '01928f6e-9a00-7c00-8a00-0c6f1f2b7d12',
      idAtendimento: 4711,
      progress: 60,
      estado: 'enviando',
    },
  }),
  QueueStatus: event(serverEventSchemas.QueueStatus, {
    description: 'Who works in the queues, after each change.',
    required: ['filas'],
    extension: 'Without it the console asks by the action QueueStatus.',
    payload: { filas: [exampleQueueStatus], espera: exampleTotals },
  }),
  digitando: event(serverEventSchemas.digitando, {
    description: 'Somebody types.',
    required: ['idAtendimento'],
    fields: { quem: '`cliente`, or the full name of an agent.' },
    extension: 'Without it the agent does not see that the customer types.',
    payload: { idAtendimento: 4711, quem: 'cliente', estado: 'digitando' },
  }),
  getTemplates: {
    schema: templatesEventSchema,
    description:
      'Templates that were asked for, from a server that acknowledges nothing. They may be a bare list.',
    required: ['templates'],
    extension: 'Not needed where the action getTemplates is answered.',
    example: { queue: 'SAC', templates: [exampleTemplate] },
  },
};
