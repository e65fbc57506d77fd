import type { EventRow } from './conversationEvents';
import { CLIENT_MSG_ID, ESPERA, wireConversation } from './wire';

const uploadId = CLIENT_MSG_ID;
const ligacao = {
  callid: 'c1',
  uniqueid: 'u1',
  numero: '1133334444',
  nome: 'Bruno',
  sentido: 'Entrante',
  fila: 'Voz',
  idCliente: 9999999,
  dataini: '2026-03-02T10:00:00-03:00',
  atendida: false,
  ramal: '2001',
};
const at = '2026-03-02T10:00:09-03:00';

const rang = {
  uniqueId: 'u1',
  callId: 'c1',
  number: '1133334444',
  name: 'Bruno',
  queue: 'Voz',
  incoming: true,
  contactId: null,
  conversationId: null,
  startedAt: ligacao.dataini,
  answeredAt: null,
};

/** The events of contract §5 about calls, uploads and the agent. */
export const agentEvents: EventRow[] = [
  ['Tocando', { ligacao }, { type: 'calls/rangAtServer', payload: { call: rang } }],
  [
    'Tocando',
    {
      ligacao: { ...ligacao, callid: '', nome: undefined, sentido: 'Sainte', idCliente: 77, atendimento: 42 },
    },
    {
      type: 'calls/rangAtServer',
      payload: {
        call: {
          uniqueId: 'u1',
          callId: null,
          number: '1133334444',
          name: null,
          queue: 'Voz',
          incoming: false,
          contactId: '77',
          conversationId: '42',
          startedAt: ligacao.dataini,
          answeredAt: null,
        },
      },
    },
  ],
  [
    'Tocando',
    { ligacao: { ...ligacao, destino: '08007001000' } },
    { type: 'calls/rangAtServer', payload: { call: { ...rang, dialledNumber: '08007001000' } } },
  ],
  [
    // A server may mean the extension that rings.
    'Tocando',
    { ligacao: { ...ligacao, destino: '2001' } },
    { type: 'calls/rangAtServer', payload: { call: rang } },
  ],
  [
    // Of a call that the agent makes it is no number of the centre.
    'Tocando',
    { ligacao: { ...ligacao, sentido: 'Sainte', destino: '1133334444' } },
    { type: 'calls/rangAtServer', payload: { call: { ...rang, incoming: false } } },
  ],
  [
    'Atendeu',
    { uniqueid: 'u1', ramal: '2001', dataAtendimento: at },
    { type: 'calls/answeredAtServer', payload: { uniqueId: 'u1', at, conversationId: null } },
  ],
  [
    'Atendeu',
    { uniqueid: 'u1', ramal: '2001', dataAtendimento: at, atendimento: wireConversation({ queueTypeID: 1 }) },
    { type: 'calls/answeredAtServer', payload: { uniqueId: 'u1', at, conversationId: '42' } },
  ],
  [
    'Hangup',
    { uniqueid: 'u1', ramal: '2001', causa: 16, atendida: true, datafim: at, atendimento: 77 },
    {
      type: 'calls/hungUpAtServer',
      payload: { uniqueId: 'u1', cause: 16, at, conversationId: '77', answered: true },
    },
  ],
  [
    'deslogarAgente',
    { motivo: 'outro_login', msg: 'Outro login', exceto: CLIENT_MSG_ID },
    {
      type: 'auth/loggedOutByServer',
      payload: { reason: 'otherLogin', message: 'Outro login', exceptClientId: CLIENT_MSG_ID },
    },
  ],
  [
    'errorMsg',
    { msg: 'Fila cheia', codigo: 'SEM_FILA', idAtendimento: 42 },
    {
      type: 'connection/serverErrorReported',
      payload: { message: 'Fila cheia', code: 'SEM_FILA', conversationId: '42' },
    },
  ],
  [
    'uploadStatus',
    { uploadId, idAtendimento: 42, progress: 40, estado: 'enviando' },
    {
      type: 'outbox/uploadReported',
      payload: { uploadId, conversationId: '42', percent: 40, state: 'sending' },
    },
  ],
  [
    'QueueStatus',
    {
      filas: [
        {
          nome: 'SAC',
          agentes: [
            { nome: 'Ana Lima', ramal: '2001', status: 10, StatusNome: 'Pausa', pausa_motivo: 'Café' },
          ],
          espera: 4,
        },
      ],
      espera: ESPERA,
    },
    {
      type: 'queues/statusReported',
      payload: {
        statuses: [
          {
            queue: 'SAC',
            agents: [
              {
                name: 'Ana Lima',
                extension: '2001',
                status: 10,
                statusText: 'Pausa',
                pauseReason: 'Café',
              },
            ],
            waiting: 4,
          },
        ],
        totals: { chat: 1, whatsapp: 2, email: 0, voice: 3 },
        isPart: true,
      },
    },
  ],
  [
    'digitando',
    { idAtendimento: 42, quem: 'cliente', estado: 'gravando' },
    {
      type: 'conversations/typingReported',
      payload: { conversationId: '42', who: 'customer', state: 'recording' },
    },
  ],
];
