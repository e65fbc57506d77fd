/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { Atendimento } from '../../src/services/realtime/contract';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { connectAgent, type AgentClient } from './client';
import { chat, ends } from './requests';
import { aText } from './matchers';

const OTHER = 'Atendimento esta sendo atendido por outro agente!';

let sandbox: Sandbox;
let ana: AgentClient;
let bruno: AgentClient;
beforeEach(async () => {
  sandbox = await createSandbox({ progressSpeed: 50 });
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });
  bruno = await connectAgent(sandbox.realtimePort, { fullname: 'Bruno Lima' });
});
afterEach(async () => {
  ana.close();
  bruno.close();
  await sandbox.close();
});

async function anas(queue: string): Promise<Atendimento> {
  await ana.ok('QueueAdd', { filas: [queue] });
  const row = sandbox.control.openConversation({ queue, texto: 'Bom dia' });
  expect(row.ultimoAgente).toBe('Ana Souza');
  return row;
}

test("another agent's conversation cannot be written to, read, ended or handed over", async () => {
  const row = await anas('Chat Site');
  const other = {
    codigo: 'OUTRO_AGENTE',
    msg: OTHER,
    tentarDeNovo: false,
    atual: { ultimoAgente: 'Ana Souza' },
  };
  expect(await bruno.refused('ClientChatMessage', chat(row, 'Oi'))).toMatchObject(other);
  expect(await bruno.refused('EncerrarAtendimento', ends(row))).toMatchObject(other);
  expect(await bruno.refused('leuAtendimento', { idAtendimento: row.id, ateId: 1 })).toMatchObject(other);
  const to = { idAtendimento: row.id, tipo: 'queue' as const, queue: 'Chat Site' };
  expect(await bruno.refused('TransfereAtendimentoParaFila', to)).toMatchObject(other);
  expect(sandbox.control.messages({ idAtendimento: row.id })).toHaveLength(1);
});

test('an ended conversation takes no more messages; an unknown one is not found', async () => {
  const row = await anas('Chat Site');
  await ana.ok('EncerrarAtendimento', ends(row));
  expect(await ana.refused('ClientChatMessage', chat(row, 'Oi'))).toMatchObject({
    codigo: 'ATENDIMENTO_ENCERRADO',
    msg: 'Atendimento encerrado!',
  });
  const nowhere = await ana.refused('ClientChatMessage', { ...chat(row, 'Oi'), idAtendimento: 999_999 });
  expect(nowhere.codigo).toBe('NAO_ENCONTRADO');
});

test('a request in the name of somebody else is refused', async () => {
  const answer: unknown = await bruno.socket.emitWithAck('message', {
    action: 'QueueAdd',
    reqId: randomUUID(),
    versao: '2.0',
    agente: 'Ana Souza',
    ramal: null,
    enviadoEm: new Date().toISOString(),
    filas: ['Chat Site'],
  });
  expect(answer).toMatchObject({ ok: false, codigo: 'VALIDACAO', campos: { agente: aText } });
});

test('empty and too long texts are refused, and an overtaken one', async () => {
  const row = await anas('Instagram');
  expect((await ana.refused('ClientChatMessage', chat(row, '  '))).campos).toHaveProperty('texto');
  expect((await ana.refused('ClientChatMessage', chat(row, 'x'.repeat(1001)))).campos).toHaveProperty(
    'texto',
  );
  const early = chat(row, 'primeira');
  await ana.ok('ClientChatMessage', chat(row, 'segunda'));
  const late = await ana.refused('ClientChatMessage', early);
  expect(late).toMatchObject({ codigo: 'VALIDACAO', campos: { ordem: 'ultrapassada' }, tentarDeNovo: false });
  await ana.ok('ClientChatMessage', { ...early, ordem: 1e6 });
});

test('a conversation goes to another agent of the queue, with its new owner at once', async () => {
  const row = await anas('Chat Site');
  const fields = {
    idAtendimento: row.id,
    tipo: 'agent' as const,
    queue: 'Chat Site',
    agente: 'Bruno Lima',
  };
  expect(await ana.refused('TransferenciaAtendimento', fields)).toMatchObject({ codigo: 'SEM_FILA' });
  await bruno.ok('QueueAdd', { filas: ['Chat Site'] });
  const done = await ana.ok('TransferenciaAtendimento', fields);
  expect(done).toMatchObject({ idAtendimento: row.id, queue: 'Chat Site', ultimoAgente: 'Bruno Lima' });
  await expect(ana.event('RemoveAtendimento')).resolves.toMatchObject({
    motivo: 'transferido',
    para: { agente: 'Bruno Lima' },
  });
  await expect(bruno.event('AddAtendimento')).resolves.toMatchObject({
    motivo: 'transferencia',
    de: { agente: 'Ana Souza' },
    atendimento: { id: row.id, ultimoAgente: 'Bruno Lima' },
  });
  expect((await ana.refused('ClientChatMessage', chat(row, 'Oi'))).msg).toBe(OTHER);
  await bruno.ok('ClientChatMessage', chat(row, 'Assumi'));
  expect(sandbox.control.messages({ idAtendimento: row.id }).map((m) => m.inOut)).toEqual([1, 5, 2]);
});

test('a transfer is refused to the same agent, an unknown one, another type of queue, and one at the limit', async () => {
  const row = await anas('Chat Site');
  const fields = { idAtendimento: row.id, tipo: 'agent' as const, queue: 'Chat Site' };
  expect((await ana.refused('TransferenciaAtendimento', { ...fields, agente: 'Ana Souza' })).codigo).toBe(
    'VALIDACAO',
  );
  expect((await ana.refused('TransferenciaAtendimento', { ...fields, agente: 'X' })).codigo).toBe(
    'NAO_ENCONTRADO',
  );
  const other = { ...fields, queue: 'Telegram', agente: 'Bruno Lima' };
  expect((await ana.refused('TransferenciaAtendimento', other)).campos).toHaveProperty('queue');
  sandbox.control.setAgent({ nome: 'bruno', max_chat_atende: 0 });
  await bruno.ok('QueueAdd', { filas: ['Chat Site'] });
  const full = await ana.refused('TransferenciaAtendimento', { ...fields, agente: 'Bruno Lima' });
  expect(full.codigo).toBe('LIMITE_ATENDIMENTOS');
});

test('a conversation given back to a queue goes to somebody else, not straight back', async () => {
  const row = await anas('Chat Site');
  const fields = { idAtendimento: row.id, tipo: 'queue' as const, queue: 'Chat Site' };
  await ana.ok('TransfereAtendimentoParaFila', fields);
  await ana.event('RemoveAtendimento', (push) => push.para?.queue === 'Chat Site');
  expect(sandbox.control.conversations({ status: 'Fila' }).map((one) => one.id)).toEqual([row.id]);
  await bruno.ok('QueueAdd', { filas: ['Chat Site'] });
  await bruno.event('AddAtendimento', (push) => push.atendimento.id === row.id);
});

test('a message is deleted only in type 3, only when sent, and leaves no words behind', async () => {
  const row = await anas('WhatsApp Vendas');
  sandbox.control.setProgressSpeed({ speed: 0 });
  const { message } = await ana.ok('ClientChatMessage', chat(row, 'segredo'));
  const fields = { msg: { id: message.id, messageID: null }, protocolo: row.id };
  expect((await ana.refused('deleteMessage', fields)).codigo).toBe('VALIDACAO');
  sandbox.control.setProgressSpeed({ speed: 50 });
  await ana.event('newMessage', (push) => push.message.status === 'sended');
  expect(await ana.ok('deleteMessage', fields)).toMatchObject({ id: message.id, status: 'deleted' });
  await ana.event('newMessage', (push) => push.tipo === 'atualizada' && push.message.status === 'deleted');
  expect(await ana.ok('deleteMessage', fields)).toMatchObject({ status: 'deleted' });
  expect(JSON.stringify(sandbox.control.messages({ idAtendimento: row.id }))).not.toContain('segredo');

  const [theirs] = sandbox.control.messages({ idAtendimento: row.id });
  const refused = await ana.refused('deleteMessage', {
    msg: { id: theirs?.id ?? 0, messageID: null },
    protocolo: row.id,
  });
  expect(refused.codigo).toBe('VALIDACAO');
});

test('a reply quotes a message of the same conversation', async () => {
  const row = await anas('WhatsApp Vendas');
  const [question] = sandbox.control.messages({ idAtendimento: row.id });
  const quotedMsg = { id: question?.id ?? 0, messageID: null, body: 'Bom dia', type: 'text' };
  const { message } = await ana.ok('replyMessage', { ...chat(row, 'Bom dia!'), quotedMsg });
  expect(message.quotedMsg).toMatchObject({ id: question?.id, body: 'Bom dia', type: 'text' });
  const foreign = await ana.refused('replyMessage', {
    ...chat(row, 'Oi'),
    quotedMsg: { ...quotedMsg, id: 1 },
  });
  expect(foreign.campos).toHaveProperty('quotedMsg');
});
