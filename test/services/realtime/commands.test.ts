import * as v from 'valibot';
import { createCommands, type RealtimeCommands } from '../../../src/services/realtime/commands';
import { actionSchemas, type ActionName } from '../../../src/services/realtime/contract';
import { conversationEntity } from '../../../src/services/decode/conversation';
import type { OutboxItem } from '../../../src/store/outbox/types';
import { readAs } from '../support/reading';
import { ana, openLine, type Line } from '../support/testLine';
import { CLIENT_MSG_ID, ESPERA, REQ_ID, wireConversation, wireMessage } from '../support/wire';

let line: Line;
let commands: RealtimeCommands;

beforeEach(async () => {
  line = await openLine();
  commands = createCommands(line.client, () => undefined);
  await line.connected();
});

afterEach(() => line.close());

const item: OutboxItem = {
  clientMsgId: CLIENT_MSG_ID,
  reqId: REQ_ID,
  target: { conversationId: '42', fromId: '55@c.us', queue: 'SAC', queueType: 3 },
  text: 'Bom dia\ntudo bem?',
  file: null,
  mail: null,
  quoted: null,
  template: null,
  createdAt: 5,
  queuedAt: 5,
  order: 77,
  state: 'sending',
  attempts: 1,
  failure: null,
};
const conversation = readAs(conversationEntity, wireConversation());
const filas = [{ fila: 'SAC', queue_type: 3, value: true, pausa: true, motivo: 'Café' }];
const memberships = [{ queue: 'SAC', type: 3, joined: true, paused: true, pauseReason: 'Café' }];
const onBreak = { memberships, status: 10, pauseReason: 'Café' };

interface Row {
  name: string;
  action: ActionName;
  run: () => Promise<unknown>;
  fields: Record<string, unknown>;
  dados: unknown;
  data: unknown;
}

const table: Row[] = [
  {
    name: 'join on entry',
    action: 'QueueAdd',
    run: () => commands.joinQueues(ana, REQ_ID, ['SAC', 'Vendas'], 'entry'),
    fields: { filas: ['SAC', 'Vendas'], motivo: 'entrada' },
    dados: { filas, status: 10 },
    data: onBreak,
  },
  {
    name: 'join after a reconnection',
    action: 'QueueAdd',
    run: () => commands.joinQueues(ana, REQ_ID, ['SAC'], 'reconnection'),
    fields: { filas: ['SAC'], motivo: 'reconexao' },
    dados: { filas: [], status: 1 },
    data: { memberships: [], status: 1, pauseReason: null },
  },
  {
    name: 'leave when closing',
    action: 'QueueRemove',
    run: () => commands.leaveQueues(ana, REQ_ID, ['SAC'], 'closing'),
    fields: { filas: ['SAC'], motivo: 'fechar' },
    dados: { filas: [], status: 5 },
    data: { memberships: [], status: 5, pauseReason: null },
  },
  {
    name: 'pause',
    action: 'QueuePause',
    run: () => commands.pause(ana, REQ_ID, 'Almoço', false),
    fields: { motivo: 'Almoço', status: 10 },
    dados: { filas, status: 10, motivoPausa: 'Almoço' },
    data: { ...onBreak, pauseReason: 'Almoço' },
  },
  {
    name: 'pause by itself',
    action: 'QueuePause',
    run: () => commands.pause(ana, REQ_ID, 'Classificando', true),
    fields: { motivo: 'Classificando', status: 10, automatico: true },
    dados: { filas: [], status: 10, motivoPausa: {} },
    data: { memberships: [], status: 10, pauseReason: null },
  },
  {
    name: 'unpause',
    action: 'QueueUnpause',
    run: () => commands.unpause(ana, REQ_ID),
    fields: {},
    dados: { filas: [], status: 1 },
    data: { memberships: [], status: 1, pauseReason: null },
  },
  {
    name: 'queue status',
    action: 'QueueStatus',
    run: () => commands.queueStatus(ana, REQ_ID),
    fields: {},
    dados: { filas: [{ nome: 'SAC', agentes: [] }], espera: ESPERA },
    data: {
      statuses: [{ queue: 'SAC', agents: [], waiting: null }],
      totals: { chat: 1, whatsapp: 2, email: 0, voice: 3 },
      waiting: null,
    },
  },
  {
    name: 'end',
    action: 'EncerrarAtendimento',
    run: () => commands.endConversation(ana, REQ_ID, conversation),
    fields: { idAtendimento: '42', queue: 'SAC', queueTypeID: 3 },
    dados: { idAtendimento: 42, status: 'Encerrado', dataFim: '2026-03-02T10:00:00-03:00' },
    data: null,
  },
  {
    name: 'queue status of other queues',
    action: 'QueueStatus',
    run: () => commands.queueStatus(ana, REQ_ID, ['Vendas']),
    fields: { filas: ['Vendas'] },
    dados: { filas: null, espera: ESPERA, waiting: {} },
    data: { statuses: [], totals: { chat: 1, whatsapp: 2, email: 0, voice: 3 }, waiting: {} },
  },
  {
    name: 'transfer to a queue',
    action: 'TransfereAtendimentoParaFila',
    run: () => commands.transferConversation(ana, REQ_ID, '42', { kind: 'queue', queue: 'Vendas' }),
    fields: { idAtendimento: '42', tipo: 'queue', queue: 'Vendas' },
    dados: { idAtendimento: 42, queue: 'Vendas' },
    data: null,
  },
  {
    name: 'transfer to an agent',
    action: 'TransferenciaAtendimento',
    run: () =>
      commands.transferConversation(ana, REQ_ID, '42', { kind: 'agent', queue: 'SAC', agent: 'Bia Reis' }),
    // The receiver takes the place of the sender in the envelope (contract §4).
    fields: { idAtendimento: '42', tipo: 'agent', queue: 'SAC', agente: 'Bia Reis', de: 'Ana Lima' },
    dados: { idAtendimento: 42, queue: 'SAC', ultimoAgente: 'Bia Reis' },
    data: null,
  },
  {
    name: 'hang up a call',
    action: 'Desliga',
    run: () => commands.hangUp(ana, REQ_ID, '17.1'),
    fields: { uniqueid: '17.1', ramal: '2001', causa: 16 },
    dados: { uniqueid: '17.1' },
    data: null,
  },
  {
    name: 'new e-mail',
    action: 'addAtendimento',
    run: () =>
      commands.createConversation(ana, REQ_ID, {
        kind: 'email',
        name: 'Rui',
        address: 'rui@exemplo.com',
        subject: 'Boleto',
        queue: 'E-mail',
      }),
    fields: { tipo: 'email', nome: 'Rui', email: 'rui@exemplo.com', assunto: 'Boleto', queue: 'E-mail' },
    dados: { atendimento: wireConversation() },
    data: { conversation, existing: false },
  },
  {
    name: 'new WhatsApp',
    action: 'addAtendimento',
    run: () =>
      commands.createConversation(ana, REQ_ID, {
        kind: 'whatsapp',
        name: 'Rui',
        address: '+5511999990000',
        queue: 'SAC',
        instance: 'sac-1',
      }),
    fields: { tipo: 'whatsapp', nome: 'Rui', numero: '+5511999990000', queue: 'SAC', instancia: 'sac-1' },
    dados: { atendimento: wireConversation(), existente: true },
    data: { conversation, existing: true },
  },
  {
    name: 'mark read',
    action: 'leuAtendimento',
    run: () => commands.markRead(ana, REQ_ID, '42', '501'),
    fields: { idAtendimento: '42', ateId: '501' },
    dados: { count: 0 },
    data: null,
  },
];

const envelope = { reqId: REQ_ID, versao: '2.0', agente: 'Ana Lima', ramal: '2001' };

describe('commands', () => {
  test.each(table)('$name is $action', async ({ action, run, fields, dados, data }) => {
    line.server.answer(() => ({ ok: true, reqId: REQ_ID, dados, seq: 3 }));
    await expect(run()).resolves.toEqual({ kind: 'ok', data, seq: 3, repeated: false });
    const [got] = line.server.got;
    expect(got?.name).toBe('message');
    expect(got?.payload).toEqual({
      action,
      ...envelope,
      ...fields,
      enviadoEm: '2026-03-02T13:00:00.000Z',
    });
    expect(v.is(actionSchemas[action], got?.payload)).toBe(true);
  });

  test('a message takes its ids and its order from the item', async () => {
    const message = wireMessage({ inOut: 2, clientMsgId: CLIENT_MSG_ID });
    line.server.answer(() => ({ ok: true, reqId: REQ_ID, dados: { message }, repetido: true }));
    await expect(commands.sendMessage(ana, item)).resolves.toMatchObject({
      kind: 'ok',
      data: { id: '501', clientMsgId: CLIENT_MSG_ID, direction: 'agent', status: 'sent' },
      repeated: true,
    });
    const sent = line.server.got[0]?.payload;
    expect(sent).toMatchObject({
      ...envelope,
      action: 'ClientChatMessage',
      clientMsgId: CLIENT_MSG_ID,
      idAtendimento: '42',
      fromID: '55@c.us',
      queue: 'SAC',
      queueTypeID: 3,
      texto: 'Bom dia\ntudo bem?',
      ordem: 77,
    });
    expect(v.is(actionSchemas.ClientChatMessage, sent)).toBe(true);
  });

  test('a refusal and a silence pass through', async () => {
    line.server.answer(() => ({ ok: false, codigo: 'OUTRO_AGENTE', msg: 'De outro', tentarDeNovo: false }));
    await expect(commands.sendMessage(ana, item)).resolves.toEqual({
      kind: 'refused',
      failure: { code: 'OUTRO_AGENTE', message: 'De outro' },
      retryable: false,
      retryAfterMs: null,
    });
    line.server.answer(() => undefined);
    await expect(commands.unpause(ana, REQ_ID)).resolves.toEqual({ kind: 'timeout' });
    line.client.disconnect();
    await expect(commands.unpause(ana, REQ_ID)).resolves.toEqual({ kind: 'disconnected' });
  });
});
