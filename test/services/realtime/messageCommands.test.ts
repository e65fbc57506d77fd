import * as v from 'valibot';
import { messageIn } from '../../../src/services/decode/message';
import { createCommands, type RealtimeCommands } from '../../../src/services/realtime/commands';
import { actionSchemas, type ActionName } from '../../../src/services/realtime/contract';
import { sampleOutboxItem, sampleQuote } from '../../support/samples';
import { readAs } from '../support/reading';
import { ana, openLine, type Line } from '../support/testLine';
import { CLIENT_MSG_ID, REQ_ID, wireMessage } from '../support/wire';

let line: Line;
let commands: RealtimeCommands;

beforeEach(async () => {
  line = await openLine();
  commands = createCommands(line.client, () => undefined);
  await line.connected();
});

afterEach(() => line.close());

const wire = wireMessage({ messageID: 'w1', clientMsgId: CLIENT_MSG_ID });
const message = readAs(messageIn(null), wire);
const { conversationId } = message;

const item = sampleOutboxItem({ clientMsgId: CLIENT_MSG_ID, reqId: REQ_ID, order: 77 });
const file = { kind: 'image', mimeType: 'image/png', path: '/a.png', providerId: null };
const template = { id: '4', fields: [{ name: 'nome', value: 'Maria' }] };

interface Row {
  name: string;
  action: ActionName;
  run: () => Promise<unknown>;
  /** Among others. */
  fields: Record<string, unknown>;
  dados: unknown;
  data: unknown;
}

const table: Row[] = [
  {
    name: 'a deletion',
    action: 'deleteMessage',
    run: () => commands.deleteMessage(ana, REQ_ID, message),
    fields: {
      msg: { id: message.id, messageID: 'w1', clientMsgId: CLIENT_MSG_ID },
      protocolo: conversationId,
      idAtendimento: conversationId,
    },
    dados: { id: 7, status: 'deleted', atualizadoEm: '2026-03-10T12:00:00-03:00' },
    data: { updatedAt: '2026-03-10T12:00:00-03:00' },
  },
  {
    name: 'another try of the provider',
    action: 'retryMessage',
    run: () => commands.retryMessage(ana, REQ_ID, message, CLIENT_MSG_ID),
    fields: { clientMsgId: CLIENT_MSG_ID, idAtendimento: conversationId, id: message.id },
    dados: { message: wire },
    data: message,
  },
  {
    name: 'an answer to a text',
    action: 'replyMessage',
    run: () => commands.sendMessage(ana, { ...item, quoted: sampleQuote() }),
    fields: {
      clientMsgId: CLIENT_MSG_ID,
      idAtendimento: '1001',
      texto: item.text,
      ordem: 77,
      quotedMsg: { id: '1', messageID: 'p1', type: 'text', body: 'Bom dia' },
    },
    dados: { message: wire },
    data: message,
  },
  {
    name: 'an answer to a file',
    action: 'replyMessage',
    run: () => commands.sendMessage(ana, { ...item, quoted: sampleQuote(file) }),
    fields: {
      quotedMsg: {
        id: '1',
        messageID: null,
        type: 'image',
        caption: 'Bom dia',
        mimeType: 'image/png',
        caminho: '/a.png',
      },
    },
    dados: { message: wire },
    data: message,
  },
  {
    name: 'a template, filled in',
    action: 'sendTemplate',
    run: () => commands.sendMessage(ana, { ...item, text: 'Olá Maria', template }),
    fields: {
      clientMsgId: CLIENT_MSG_ID,
      idAtendimento: '1001',
      queue: 'SAC',
      templateId: '4',
      message: 'Olá Maria',
      fields: [{ nome: 'nome', valor: 'Maria' }],
    },
    dados: { message: wire },
    data: message,
  },
  {
    name: 'a read of templates',
    action: 'getTemplates',
    run: () => commands.templates(ana, REQ_ID, 'SAC'),
    fields: { queue: 'SAC' },
    dados: [{ id: 7, name: 'aviso', text: 'Olá {{nome}}', fields: ['nome'] }],
    data: [{ id: '7', name: 'aviso', text: 'Olá {{nome}}', fields: ['nome'] }],
  },
];

test('a read of templates tells the list of its queue on screen, clean or not', async () => {
  const told: unknown[] = [];
  commands = createCommands(line.client, (...report) => told.push(report));
  line.server.answer(() => ({ ok: true, reqId: REQ_ID, dados: [{ name: 'sem id' }], seq: 3 }));
  await commands.templates(ana, REQ_ID, 'SAC');
  const list = { list: 'templates', of: 'SAC', part: null };
  expect(told).toMatchObject([['getTemplates', { leftOut: 1 }, list]]);
});

test.each(table)('$name is $action', async ({ action, run, fields, dados, data }) => {
  line.server.answer(() => ({ ok: true, reqId: REQ_ID, dados, seq: 3 }));
  await expect(run()).resolves.toEqual({ kind: 'ok', data, seq: 3, repeated: false });
  const [got] = line.server.got;
  expect(got?.payload).toMatchObject({ action, reqId: REQ_ID, agente: 'Ana Lima', ...fields });
  expect(v.is(actionSchemas[action], got?.payload)).toBe(true);
});
