import { serverEventSchemas } from '../../src/services/realtime/contract';
import type { ServerEventName } from '../../src/services/realtime/contract';
import { decodeEvent } from '../../src/services/realtime/decode';
import type { DomainEvent } from '../../src/services/realtime/domainEvent';
import { CLIENT_MSG_ID, ESPERA, REQ_ID, wireConversation, wireMessage, wirePush } from './wire';

type Row = [name: ServerEventName, fields: Record<string, unknown>, event: unknown];

const uploadId = CLIENT_MSG_ID;
const ligacao = {
  callid: 'c1',
  uniqueid: 'u1',
  numero: '1133334444',
  nome: 'Bruno',
  sentido: 'Entrante',
  fila: 'Voz',
  dataini: '2026-03-02T10:00:00-03:00',
  atendida: false,
  ramal: '2001',
};
const at = '2026-03-02T10:00:09-03:00';

const table: Row[] = [
  [
    'newMessage',
    { tipo: 'nova', idAtendimento: 42, message: wireMessage() },
    {
      type: 'messageReceived',
      payload: { message: expect.objectContaining({ id: '501', conversationId: '42' }), conversation: null },
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
      type: 'messageChanged',
      payload: {
        message: expect.objectContaining({ status: 'seen' }),
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
      type: 'sendSettled',
      payload: {
        conversationId: '42',
        clientMsgId: CLIENT_MSG_ID,
        message: expect.objectContaining({ id: '501' }),
        failure: null,
      },
    },
  ],
  [
    'sendSuccess',
    { idAtendimento: 42, errorMsg: 'Número inválido', codigo: 'VALIDACAO' },
    {
      type: 'sendSettled',
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
      type: 'sendSettled',
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
      type: 'waitingReported',
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
    { type: 'activeSetReported', payload: { conversations: [expect.objectContaining({ id: '42' })] } },
  ],
  ['getMeusAtendimentos', {}, { type: 'activeSetReported', payload: { conversations: null } }],
  [
    'AddAtendimento',
    { atendimento: wireConversation(), motivo: 'transferencia', de: { agente: 'Leo' } },
    {
      type: 'conversationAssigned',
      payload: { conversation: expect.objectContaining({ id: '42' }), reason: 'transfer' },
    },
  ],
  [
    'RemoveAtendimento',
    { idAtendimento: 42, motivo: 'transferido', para: { agente: 'Leo', queue: 'SAC' } },
    { type: 'conversationRemoved', payload: { conversationId: '42', reason: 'transferred', to: 'Leo' } },
  ],
  [
    'RemoveAtendimento',
    { idAtendimento: 42, motivo: 'encerrado' },
    { type: 'conversationRemoved', payload: { conversationId: '42', reason: 'finished', to: null } },
  ],
  [
    'deleteAtendimento',
    { idAtendimento: 8, queue: 'SAC', motivo: 'atendido' },
    { type: 'waitingLeft', payload: { conversationId: '8', queue: 'SAC' } },
  ],
  [
    'Tocando',
    { ligacao },
    {
      type: 'callRang',
      payload: {
        call: {
          uniqueId: 'u1',
          number: '1133334444',
          name: 'Bruno',
          queue: 'Voz',
          incoming: true,
          startedAt: ligacao.dataini,
          answeredAt: null,
        },
      },
    },
  ],
  [
    'Atendeu',
    { uniqueid: 'u1', ramal: '2001', dataAtendimento: at },
    { type: 'callAnswered', payload: { uniqueId: 'u1', at } },
  ],
  [
    'Hangup',
    { uniqueid: 'u1', ramal: '2001', causa: 16, atendida: true, datafim: at, atendimento: 77 },
    { type: 'callHungUp', payload: { uniqueId: 'u1', cause: 16, at, conversationId: '77' } },
  ],
  [
    'deslogarAgente',
    { motivo: 'outro_login', msg: 'Outro login', exceto: CLIENT_MSG_ID },
    {
      type: 'loggedOutByServer',
      payload: { reason: 'otherLogin', message: 'Outro login', exceptClientId: CLIENT_MSG_ID },
    },
  ],
  [
    'errorMsg',
    { msg: 'Fila cheia', codigo: 'SEM_FILA', idAtendimento: 42 },
    {
      type: 'serverErrorReported',
      payload: { message: 'Fila cheia', code: 'SEM_FILA', conversationId: '42' },
    },
  ],
  [
    'uploadStatus',
    { uploadId, idAtendimento: 42, progress: 40, estado: 'enviando' },
    {
      type: 'uploadReported',
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
      type: 'queueStatusReported',
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
      },
    },
  ],
  [
    'digitando',
    { idAtendimento: 42, quem: 'cliente', estado: 'gravando' },
    { type: 'typingReported', payload: { conversationId: '42', who: 'customer', state: 'recording' } },
  ],
];

function eventOf(name: string, fields: Record<string, unknown>): DomainEvent {
  const decoded = decodeEvent(name, wirePush(fields));
  if (decoded.kind !== 'fact') throw new Error(`${name} became ${JSON.stringify(decoded)}`);
  return decoded.event;
}

describe('events of the contract', () => {
  test.each(table)('%s (%#) becomes its domain event', (name, fields, event) => {
    expect(eventOf(name, fields)).toEqual(event);
  });

  test('every event of the contract is in the table', () => {
    expect([...new Set(table.map(([name]) => name))].sort()).toEqual(Object.keys(serverEventSchemas).sort());
  });

  test.each([
    ['fila', 'queue'],
    ['transferencia', 'transfer'],
    ['novo', 'new'],
    ['retorno', 'return'],
    ['ligacao', 'call'],
  ])('assignment %s is %s', (motivo, reason) => {
    const event = eventOf('AddAtendimento', { atendimento: wireConversation(), motivo });
    expect(event).toMatchObject({ payload: { reason } });
  });

  test.each([
    ['encerrado', 'finished'],
    ['transferido', 'transferred'],
    ['assumido', 'taken'],
    ['expirado', 'expired'],
    ['ligacao', 'call'],
  ])('removal %s is %s', (motivo, reason) => {
    expect(eventOf('RemoveAtendimento', { idAtendimento: 1, motivo })).toMatchObject({ payload: { reason } });
  });

  test.each([
    ['outro_login', 'otherLogin'],
    ['supervisor', 'supervisor'],
    ['inatividade', 'inactivity'],
    ['sessao', 'session'],
  ])('logout %s is %s', (motivo, reason) => {
    expect(eventOf('deslogarAgente', { motivo })).toMatchObject({ payload: { reason } });
  });

  test.each([
    ['enviando', 'sending'],
    ['concluido', 'done'],
    ['erro', 'failed'],
    ['cancelado', 'cancelled'],
  ])('upload %s is %s', (estado, state) => {
    const fields = { uploadId, idAtendimento: 1, progress: 100, estado };
    expect(eventOf('uploadStatus', fields)).toMatchObject({ payload: { state } });
  });

  test('a transfer to a queue names the queue', () => {
    const fields = { idAtendimento: 1, motivo: 'transferido', para: { queue: 'Vendas' } };
    expect(eventOf('RemoveAtendimento', fields)).toMatchObject({ payload: { to: 'Vendas' } });
  });

  test('who types is an agent when it is not the customer', () => {
    const fields = { idAtendimento: 1, quem: 'Leo Paz', estado: 'digitando' };
    expect(eventOf('digitando', fields)).toMatchObject({ payload: { who: 'Leo Paz', state: 'typing' } });
  });
});

describe('the mark of the stream', () => {
  test('goes along in domain words, with the request that caused it', () => {
    expect(decodeEvent('getMeusAtendimentos', wirePush({ reqId: REQ_ID }))).toMatchObject({
      kind: 'fact',
      agent: 'Ana Lima',
      push: { eventId: 'e-7', epoch: 'p-1', seq: 7, serverAt: '2026-03-02T10:00:05-03:00', reqId: REQ_ID },
    });
  });

  test('has no request where none caused it', () => {
    const decoded = decodeEvent('getMeusAtendimentos', wirePush());
    expect(decoded.kind === 'fact' && Object.keys(decoded.push)).toEqual([
      'eventId',
      'epoch',
      'seq',
      'serverAt',
    ]);
  });
});
