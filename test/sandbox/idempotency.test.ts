/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { Atendimento } from '../../src/services/realtime/contract';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { connectAgent, type AgentClient } from './client';
import { call } from './http';
import { chat, ends } from './requests';
import { aText } from './matchers';

let sandbox: Sandbox;
let ana: AgentClient;
let conversation: Atendimento;
beforeEach(async () => {
  sandbox = await createSandbox({ progressSpeed: 0 });
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });
  await ana.ok('QueueAdd', { filas: ['Chat Site'] });
  conversation = sandbox.control.openConversation({ queue: 'Chat Site', texto: 'Bom dia' });
});
afterEach(async () => {
  expect(ana.invalid()).toEqual([]);
  ana.close();
  await sandbox.close();
});

function sentTexts(): string[] {
  return sandbox.control
    .messages({ idAtendimento: conversation.id })
    .filter((message) => message.inOut === 2)
    .map((message) => message.texto);
}

test('a repeated request is answered as before, and done once', async () => {
  const reqId = randomUUID();
  const fields = chat(conversation, 'Olá');
  const first = await ana.ok('ClientChatMessage', fields, reqId);
  const again = await ana.send('ClientChatMessage', { ...fields, ordem: fields.ordem + 1 }, reqId);
  expect(again).toMatchObject({ ok: true, reqId, repetido: true, dados: first });
  expect(sentTexts()).toEqual(['Olá']);
  expect(ana.events.filter((seen) => seen.name === 'sendSuccess')).toHaveLength(1);
});

test('a repeated switch does not act on what happened since', async () => {
  const reqId = randomUUID();
  const left = await ana.ok('QueueRemove', { filas: ['Chat Site'] }, reqId);
  await ana.ok('QueueAdd', { filas: ['Chat Site'] });
  const again = await ana.send('QueueRemove', { filas: ['Chat Site'] }, reqId);
  expect(again).toMatchObject({ ok: true, repetido: true, dados: left });
  expect(sandbox.control.agent({ nome: 'ana' }).usuario.status).toBe(1);
});

test('the same reqId with another body is CHAVE_REUSADA', async () => {
  const reqId = randomUUID();
  const fields = chat(conversation, 'Olá');
  await ana.ok('ClientChatMessage', fields, reqId);
  const other = await ana.refused('ClientChatMessage', { ...fields, texto: 'Adeus' }, reqId);
  expect(other).toMatchObject({ codigo: 'CHAVE_REUSADA', tentarDeNovo: false });
  const action = await ana.refused('EncerrarAtendimento', ends(conversation), reqId);
  expect(action.codigo).toBe('CHAVE_REUSADA');
  expect(sentTexts()).toEqual(['Olá']);
});

test('two agents may use the same reqId', async () => {
  const reqId = randomUUID();
  await ana.ok('QueueAdd', { filas: ['Telegram'] }, reqId);
  const bruno = await connectAgent(sandbox.realtimePort, { fullname: 'Bruno Lima' });
  const done = await bruno.send('QueueAdd', { filas: ['Chat Site'] }, reqId);
  expect(done.ok && done.repetido).toBeFalsy();
  bruno.close();
});

test('the same clientMsgId under a new reqId stays one message', async () => {
  const fields = chat(conversation, 'Olá');
  const { message } = await ana.ok('ClientChatMessage', fields);
  const again = await ana.send('ClientChatMessage', fields);
  expect(again).toMatchObject({ ok: true, repetido: true, dados: { message: { id: message.id } } });
  const other = await ana.refused('ClientChatMessage', { ...fields, texto: 'Outra' });
  expect(other.codigo).toBe('CHAVE_REUSADA');
  expect(sentTexts()).toEqual(['Olá']);
});

test('a stored message is confirmed even after the conversation has ended', async () => {
  const fields = chat(conversation, 'Até logo');
  const { message } = await ana.ok('ClientChatMessage', fields);
  await ana.ok('EncerrarAtendimento', ends(conversation));
  const late = await ana.ok('ClientChatMessage', fields);
  expect(late.message.id).toBe(message.id);
  const unsent = await ana.refused('ClientChatMessage', chat(conversation, 'Mais uma'));
  expect(unsent.codigo).toBe('ATENDIMENTO_ENCERRADO');
});

test('an ack that is lost after storing costs nothing: the retry finds the message', async () => {
  const reqId = randomUUID();
  const fields = chat(conversation, 'Olá');
  sandbox.control.failAction({ action: 'ClientChatMessage', kind: 'loseAck' });
  await expect(
    Promise.race([
      ana.send('ClientChatMessage', fields, reqId),
      new Promise((_resolve, reject) => setTimeout(() => reject(new Error('no ack')), 200)),
    ]),
  ).rejects.toThrow('no ack');
  const retry = await ana.send('ClientChatMessage', fields, reqId);
  expect(retry).toMatchObject({ ok: true, repetido: true });
  expect(sentTexts()).toEqual(['Olá']);
});

test('a refusal is not kept: the same request succeeds once it is right', async () => {
  const closing = sandbox.control.openConversation({ queue: 'Chat Financeiro', texto: 'Boleto' });
  await ana.ok('QueueAdd', { filas: ['Chat Financeiro'] });
  const reqId = randomUUID();
  expect((await ana.refused('EncerrarAtendimento', ends(closing), reqId)).codigo).toBe(
    'CLASSIFICACAO_OBRIGATORIA',
  );
  await call(sandbox, 'POST', `/api/v2/chat/${closing.id}/classificacao`, {
    body: { protocolo: closing.id, classificacaoID: 4, obs: '', agente: 'Ana Souza' },
  });
  await ana.ok('EncerrarAtendimento', ends(closing), reqId);
});

test('retryMessage finds what is stored, resends what failed, and knows what it never had', async () => {
  const { message } = await ana.ok('ClientChatMessage', chat(conversation, 'Olá'));
  const at = { idAtendimento: conversation.id };
  const known = await ana.send('retryMessage', { ...at, clientMsgId: String(message.clientMsgId) });
  expect(known).toMatchObject({ ok: true, repetido: true, dados: { message: { id: message.id } } });
  expect((await ana.refused('retryMessage', { ...at, clientMsgId: randomUUID() })).codigo).toBe(
    'NAO_ENCONTRADO',
  );

  sandbox.control.failSends({ times: 1 });
  sandbox.control.setProgressSpeed({ speed: 50 });
  const failed = await ana.event('sendSuccess', (push) => push.errorMsg !== undefined);
  expect(failed).toMatchObject({ clientMsgId: message.clientMsgId, message: { status: 'pending' } });
  const again = await ana.send('retryMessage', { ...at, clientMsgId: String(message.clientMsgId) });
  expect(again.ok && again.repetido).toBeFalsy();
  await ana.event('newMessage', (push) => push.message.status === 'seen');
});

test('a write by HTTP with the same key is done once; with another body it is refused', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const path = '/api/v4/ligacao/Conferencia';
  const body = {
    destino: '5511980000000',
    destino_nome: 'Emily',
    campos: { sala: '7', conferencia: '*707', qtdParticipantes: 1, nome1: 'Ana', numero1: '1001' },
    rota: 'externa',
    max_chamar: 30,
    sala: '7',
  };
  const first = await call(sandbox, 'POST', path, { body, headers });
  const again = await call(sandbox, 'POST', path, { body, headers });
  expect(first.body).toEqual({ callid: aText });
  expect(again.body).toEqual(first.body);
  const other = await call(sandbox, 'POST', path, { body: { ...body, destino: '1' }, headers });
  expect(other.status).toBe(409);
  expect(other.body).toMatchObject({ codigo: 'CHAVE_REUSADA' });
});
