/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { usuarioSchema, type Atendimento } from '../../src/services/realtime/contract';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { connectAgent, until, type AgentClient } from './client';
import { call } from './http';
import { chat, ends } from './requests';
import { aNumber } from './matchers';

let sandbox: Sandbox;
let ana: AgentClient;
beforeEach(async () => {
  sandbox = await createSandbox({ progressSpeed: 20 });
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza', ramal: '1001' });
});
afterEach(async () => {
  expect(ana.invalid()).toEqual([]);
  ana.close();
  await sandbox.close();
});

async function served(queue = 'Chat Site'): Promise<Atendimento> {
  await ana.ok('QueueAdd', { filas: [queue] });
  const { id } = sandbox.control.openConversation({ queue, texto: 'Bom dia' });
  const { atendimento } = await ana.event('AddAtendimento', (push) => push.atendimento.id === id);
  return atendimento;
}

test('what a form asked comes with its conversation, and is kept with it', async () => {
  const dados = { CPF: '123', pedido: { itens: [1, 2] } };
  const { id } = sandbox.control.openConversation({ queue: 'Chat Site', texto: 'Bom dia', dados });
  await ana.ok('QueueAdd', { filas: ['Chat Site'] });
  const { atendimento } = await ana.event('AddAtendimento', (push) => push.atendimento.id === id);
  expect(atendimento.dadosAdicionais).toEqual(dados);
  const rows = sandbox.control.conversations({ status: 'Entrou' });
  expect(rows.map((row) => row.dadosAdicionais)).toEqual([dados]);
});

test('a conversation waits until an agent joins its queue, then is given to the agent', async () => {
  const waiting = sandbox.control.openConversation({ queue: 'WhatsApp Vendas', texto: 'Oi' });
  expect(waiting).toMatchObject({ status: 'Fila', ultimoAgente: null });
  const told = await ana.event('getAtendimentos', (push) => !push.completo);
  expect(told.espera).toEqual({ chat: 0, whatsapp: 1, email: 0, voz: 0 });
  expect(told.waiting?.['WhatsApp Vendas']?.map((item) => item.id)).toEqual([waiting.id]);

  const done = await ana.ok('QueueAdd', { filas: ['WhatsApp Vendas'] });
  expect(done.status).toBe(1);
  expect(done.filas.find((fila) => fila.fila === 'WhatsApp Vendas')?.value).toBe(true);
  const added = await ana.event('AddAtendimento');
  expect(added).toMatchObject({
    motivo: 'fila',
    atendimento: { id: waiting.id, status: 'Entrou', count: 1 },
  });
  await expect(ana.event('deleteAtendimento')).resolves.toMatchObject({
    idAtendimento: waiting.id,
    motivo: 'atendido',
  });
  await ana.event('getMeusAtendimentos', (push) => push.dados?.length === 1);
});

test('a message goes pending, sended, delivered, seen', async () => {
  const conversation = await served();
  const fields = chat(conversation, 'Em que posso ajudar?');
  const { message } = await ana.ok('ClientChatMessage', fields);
  expect(message).toMatchObject({
    status: 'pending',
    inOut: 2,
    agente: 'Ana Souza',
    clientMsgId: fields.clientMsgId,
  });
  await ana.event('sendSuccess', (push) => push.message?.id === message.id);
  await ana.event('newMessage', (push) => push.tipo === 'nova' && push.message.id === message.id);
  await ana.event('newMessage', (push) => push.message.status === 'seen');
  const told = ana.events
    .filter((seen) => seen.name === 'newMessage' && seen.payload['tipo'] === 'atualizada')
    .map((seen) => v.parse(v.looseObject({ status: v.string() }), seen.payload['message']).status);
  expect(told).toEqual(['sended', 'delivered', 'seen']);
  expect(sandbox.control.messages({ idAtendimento: conversation.id }).at(-1)?.status).toBe('seen');
});

test("the customer's messages count as unread until they are read", async () => {
  const conversation = await served();
  sandbox.control.customerWrites({ idAtendimento: conversation.id, texto: 'Alô?' });
  const { message, atendimento } = await ana.event('newMessage', (push) => push.message.inOut === 1);
  expect(atendimento).toMatchObject({ count: 2, qtd_msg: 2, lastMsg: 'Alô?' });
  const read = await ana.ok('leuAtendimento', { idAtendimento: conversation.id, ateId: message.id });
  expect(read.count).toBe(0);
  sandbox.control.customerWrites({ idAtendimento: conversation.id, texto: 'E então?' });
  await ana.event('newMessage', (push) => push.atendimento?.count === 1);
});

test('ending a conversation takes it away, once', async () => {
  const conversation = await served();
  const done = await ana.ok('EncerrarAtendimento', ends(conversation));
  expect(done).toMatchObject({ idAtendimento: conversation.id, status: 'Encerrado' });
  await expect(ana.event('RemoveAtendimento')).resolves.toMatchObject({ motivo: 'encerrado' });
  const again = await ana.send('EncerrarAtendimento', ends(conversation));
  expect(again).toMatchObject({ ok: true, repetido: true, dados: done });
  expect(ana.events.filter((seen) => seen.name === 'RemoveAtendimento')).toHaveLength(1);
  const byHttp = await call(sandbox, 'POST', `/api/v2/chat/encerrar/${conversation.id}`);
  expect(byHttp.body).toEqual({ dados: { id: conversation.id, status: 'Encerrado', dataFim: done.dataFim } });
});

test('where a classification is required, a conversation ends only with one', async () => {
  const conversation = await served('Chat Financeiro');
  expect((await ana.refused('EncerrarAtendimento', ends(conversation))).codigo).toBe(
    'CLASSIFICACAO_OBRIGATORIA',
  );
  const path = `/api/v2/chat/${conversation.id}/classificacao`;
  const body = { protocolo: conversation.id, classificacaoID: 1, obs: 'ok', agente: 'Ana Souza' };

  const withoutFiner = await call(sandbox, 'POST', path, { body });
  expect(withoutFiner.body).toEqual({ dados: { id: aNumber } });
  const foreign = await call(sandbox, 'POST', path, { body: { ...body, subClassificacaoID: 4 } });
  expect(foreign.status).toBe(400);

  const headers = { 'Idempotency-Key': randomUUID() };
  const full = { ...body, subClassificacaoID: 2 };
  const first = await call(sandbox, 'POST', path, { body: full, headers });
  const second = await call(sandbox, 'POST', path, { body: full, headers });
  expect(first.body).toEqual({ dados: { id: aNumber } });
  expect(second.body).toEqual(first.body);
  const given = await call(sandbox, 'GET', `/api/v2/chat/${conversation.id}/classificacoes`);
  expect(given.body).toMatchObject({
    dados: [
      { classificacao: 'Venda', subclassificacao: null },
      { classificacao: 'Venda', subclassificacao: 'Proposta enviada' },
    ],
  });

  await ana.ok('EncerrarAtendimento', ends(conversation));
});

test('an agent gets no more than max_chat_atende; the next one comes when one ends', async () => {
  const diego = await connectAgent(sandbox.realtimePort, { fullname: 'Diego Rojas' });
  await diego.ok('QueueAdd', { filas: ['Instagram'] });
  const one = sandbox.control.openConversation({ queue: 'Instagram', texto: '1', numero: '5511900000001' });
  const two = sandbox.control.openConversation({ queue: 'Instagram', texto: '2', numero: '5511900000002' });
  expect(one.ultimoAgente).toBe('Diego Rojas');
  expect(two.status).toBe('Fila');
  await diego.ok('EncerrarAtendimento', ends(one));
  await diego.event('AddAtendimento', (push) => push.atendimento.id === two.id);
  diego.close();
});

test('no conversation goes to an agent who is paused, away or offline', async () => {
  await ana.ok('QueueAdd', { filas: ['Chat Site'] });
  const paused = await ana.ok('QueuePause', { motivo: 'Almoço', status: 10 });
  expect(paused.status).toBe(10);
  const first = sandbox.control.openConversation({ queue: 'Chat Site', texto: '1', numero: '5511900000001' });
  expect(first.status).toBe('Fila');
  const back = await ana.ok('QueueUnpause', {});
  expect(back.status).toBe(1);
  await ana.event('AddAtendimento', (push) => push.atendimento.id === first.id);

  ana.close();
  await until(
    () => (sandbox.control.agent({ nome: 'ana' }).sockets === 0 ? true : undefined),
    'the socket to close',
  );
  const second = sandbox.control.openConversation({
    queue: 'Chat Site',
    texto: '2',
    numero: '5511900000002',
  });
  expect(second.status).toBe('Fila');
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });
  await ana.event('AddAtendimento', (push) => push.atendimento.id === second.id);
});

test('an automatic pause is undone only while it is the reason', async () => {
  await ana.ok('QueueAdd', { filas: ['Chat Site'] });
  await ana.ok('QueuePause', { motivo: 'Classificando', status: 10, automatico: true });
  await ana.ok('QueuePause', { motivo: 'Almoço', status: 10 });
  expect((await ana.ok('QueueUnpause', { motivo: 'Classificando' })).status).toBe(10);
  expect((await ana.ok('QueueUnpause', { motivo: 'Almoço' })).status).toBe(1);
});

test('leaving the last queue makes the agent unavailable and ends the pause', async () => {
  await ana.ok('QueueAdd', { filas: ['Chat Site', 'Telegram'] });
  await ana.ok('QueuePause', { motivo: 'Almoço', status: 10 });
  expect((await ana.ok('QueueRemove', { filas: ['Telegram'] })).status).toBe(10);
  expect((await ana.ok('QueueRemove', { filas: ['Chat Site'] })).status).toBe(5);
  const { usuario } = sandbox.control.agent({ nome: 'ana' });
  expect(v.parse(usuarioSchema, usuario)).toMatchObject({ status: 5, motivoPausa: null });
  const foreign = await ana.refused('QueueAdd', { filas: ['No such queue'] });
  expect(foreign).toMatchObject({ codigo: 'SEM_FILA', campos: { filas: 'No such queue' } });
});

test('a page that closes leaves its queues by HTTP', async () => {
  await ana.ok('QueueAdd', { filas: ['Chat Site'] });
  const answer = await call(sandbox, 'POST', '/api/v2/filas/remover', {
    body: { agente: 'Ana Souza', motivo: 'fechar' },
  });
  expect(answer.body).toMatchObject({ dados: { status: 5 } });
});

test('QueueStatus tells who is where, and is pushed when that changes', async () => {
  await ana.ok('QueueAdd', { filas: ['Chat Site'] });
  sandbox.control.openConversation({ queue: 'Telegram', texto: 'oi' });
  const { filas, espera } = await ana.ok('QueueStatus', { filas: ['Chat Site', 'Telegram'] });
  expect(filas).toMatchObject([
    {
      nome: 'Chat Site',
      agentes: [{ nome: 'Ana Souza', ramal: '1001', status: 1, StatusNome: 'Disponível' }],
      espera: 0,
    },
    { nome: 'Telegram', agentes: [], espera: 1 },
  ]);
  expect(espera.whatsapp).toBe(1);
  await ana.event('QueueStatus', (push) => push.espera.whatsapp === 1);
  expect((await ana.refused('QueueStatus', { filas: ['No such queue'] })).codigo).toBe('SEM_FILA');
});

test('QueueStatus tells of a queue of the centre that is not the agent’s', async () => {
  const bruno = await connectAgent(sandbox.realtimePort, { fullname: 'Bruno Lima', ramal: '1002' });
  await ana.ok('QueueAdd', { filas: ['Chat Financeiro'] });
  const { filas } = await bruno.ok('QueueStatus', { filas: ['Chat Site', 'Chat Financeiro'] });
  expect(filas[1]).toMatchObject({ nome: 'Chat Financeiro', agentes: [{ nome: 'Ana Souza' }] });
  bruno.close();
});

test("a customer renamed by the agent is told to the agent's other tabs", async () => {
  const conversation = await served();
  const done = await ana.ok('atualizaAtendimento', {
    idAtendimento: conversation.id,
    fromName: 'Dona Maria',
  });
  expect(done).toMatchObject({ id: conversation.id, fromName: 'Dona Maria' });
  await ana.event('getMeusAtendimentos', (push) => push.dados?.[0]?.fromName === 'Dona Maria');
});
