/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { connectAgent, type AgentClient } from './client';
import { chat } from './requests';

let sandbox: Sandbox;
let ana: AgentClient;
beforeEach(async () => {
  sandbox = await createSandbox({ progressSpeed: 0 });
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });
});
afterEach(async () => {
  expect(ana.invalid()).toEqual([]);
  ana.close();
  await sandbox.close();
});

const whatsapp = {
  tipo: 'whatsapp' as const,
  nome: 'Maria',
  numero: '(11) 98765-4321',
  queue: 'WhatsApp Vendas',
  instancia: 'vendas-1',
  agente: 'Ana Souza',
  ramal: null,
};
const email = {
  tipo: 'email' as const,
  nome: 'Maria',
  email: 'maria@exemplo.com',
  assunto: 'Proposta',
  queue: 'E-mail SAC',
  agente: 'Ana Souza',
  ramal: null,
};

test('an agent begins a WhatsApp conversation; the number is normalised and found again', async () => {
  const { atendimento } = await ana.ok('addAtendimento', whatsapp);
  expect(atendimento).toMatchObject({ status: 'Entrou', sentido: 2, fromID: '5511987654321@s.whatsapp.net' });
  await ana.event('AddAtendimento', (push) => push.motivo === 'novo');
  const again = await ana.ok('addAtendimento', { ...whatsapp, numero: '+55 11 98765-4321' });
  expect(again).toMatchObject({ existente: true, atendimento: { id: atendimento.id } });

  const bruno = await connectAgent(sandbox.realtimePort, { fullname: 'Bruno Lima' });
  const taken = await bruno.refused('addAtendimento', { ...whatsapp, agente: 'Bruno Lima' });
  expect(taken).toMatchObject({
    codigo: 'OUTRO_AGENTE',
    atual: { id: atendimento.id, queue: 'WhatsApp Vendas', ultimoAgente: 'Ana Souza' },
  });
  const instance = await bruno.refused('addAtendimento', {
    ...whatsapp,
    agente: 'Bruno Lima',
    numero: '11900000000',
    instancia: 'vendas-2',
  });
  expect(instance.campos).toHaveProperty('instancia');
  bruno.close();
});

test('a number that names its country is kept as it is, however short', async () => {
  const { atendimento } = await ana.ok('addAtendimento', { ...whatsapp, numero: '+56912345678' });
  expect(atendimento.fromID).toBe('56912345678@s.whatsapp.net');
});

test.each([
  [{ ...whatsapp, numero: '12' }, 'VALIDACAO'],
  [{ ...whatsapp, instancia: 'nope' }, 'VALIDACAO'],
  [{ ...whatsapp, queue: 'Chat Site' }, 'VALIDACAO'],
  [{ ...whatsapp, queue: 'No such queue' }, 'SEM_FILA'],
  [{ ...email, email: 'not an address' }, 'VALIDACAO'],
  [{ ...email, assunto: '' }, 'VALIDACAO'],
])('a new conversation with bad data is refused (%#)', async (fields, codigo) => {
  expect((await ana.refused('addAtendimento', fields)).codigo).toBe(codigo);
});

test("an e-mail goes from the queue's address to the recipients, with copies", async () => {
  const { atendimento } = await ana.ok('addAtendimento', email);
  const { message } = await ana.ok('ClientChatMessage', {
    ...chat(atendimento, '<p>Segue a <b>proposta</b>.</p>'),
    assunto: 'Proposta',
    cc: ['chefe@exemplo.com'],
  });
  expect(message).toMatchObject({
    assunto: 'Proposta',
    resposta: 'Segue a proposta.',
    envelope: { de: 'sac@exemplo.com.br', para: ['maria@exemplo.com'], cc: ['chefe@exemplo.com'] },
  });
  const forwarded = await ana.ok('ClientChatMessage', {
    ...chat(atendimento, '<p>Veja</p>'),
    encaminha: true,
    dadosAdicionais: { from: 'sac@exemplo.com.br', emails: ['fora@exemplo.org'] },
  });
  expect(forwarded.message).toMatchObject({ encaminha: true, envelope: { para: ['fora@exemplo.org'] } });
  const bad = await ana.refused('ClientChatMessage', {
    ...chat(atendimento, '<p>Veja</p>'),
    dadosAdicionais: { from: 'x', emails: ['nowhere'] },
  });
  expect(bad.codigo).toBe('VALIDACAO');
});

test('a queue of type 5 begins with a template, whose fields must be filled', async () => {
  const templates = await ana.ok('getTemplates', { queue: 'WhatsApp Oficial' });
  const order = templates.find((template) => template.name === 'pedido_enviado');
  expect(order?.fields).toEqual(['nome', 'pedido', 'data']);

  const { atendimento } = await ana.ok('addAtendimento', {
    ...whatsapp,
    queue: 'WhatsApp Oficial',
    instancia: 'oficial-1',
  });
  expect((await ana.refused('ClientChatMessage', chat(atendimento, 'Oi'))).codigo).toBe('PRECISA_TEMPLATE');

  const fields = {
    clientMsgId: randomUUID(),
    idAtendimento: atendimento.id,
    fromID: atendimento.fromID,
    queue: 'WhatsApp Oficial',
    templateId: order?.id ?? 0,
    message: 'Olá Maria, o pedido 7 foi enviado e chega em 1/2.',
    fields: [
      { nome: 'nome', valor: 'Maria' },
      { nome: 'pedido', valor: '7' },
    ],
  };
  expect((await ana.refused('sendTemplate', fields)).campos).toEqual({ data: 'Campo obrigatório' });
  const whole = { ...fields, fields: [...fields.fields, { nome: 'data', valor: '1/2' }] };
  const { message } = await ana.ok('sendTemplate', whole);
  expect(message.texto).toBe(fields.message);
  expect(await ana.send('sendTemplate', whole)).toMatchObject({ ok: true, repetido: true });
  await ana.ok('ClientChatMessage', chat(atendimento, 'Oi'));
});

test('a template without conversation opens one', async () => {
  const [template] = await ana.ok('getTemplates', { queue: 'WhatsApp Oficial' });
  const done = await ana.ok('sendTemplate', {
    clientMsgId: randomUUID(),
    fromID: '5511977776666@c.us',
    queue: 'WhatsApp Oficial',
    templateId: template?.id ?? 0,
    message: 'Olá José, aqui é da Exemplo. Podemos falar?',
    fields: [{ nome: 'nome', valor: 'José' }],
  });
  expect(done.atendimento).toMatchObject({ status: 'Entrou', fromID: '5511977776666@c.us', qtd_msg: 1 });
  expect((await ana.refused('getTemplates', { queue: 'No such queue' })).codigo).toBe('NAO_ENCONTRADO');
});

test('a call by the exchange rings, is answered, and ends in the history', async () => {
  const { uniqueid } = await ana.ok('dial', {
    ramal: '1001',
    contexto: 'agentes',
    fullname: 'Ana Souza',
    numero: '5511980000000',
    queue: 'Voz Atendimento',
  });
  const ringing = await ana.event('Tocando');
  expect(ringing.ligacao).toMatchObject({
    uniqueid,
    sentido: 'Sainte',
    numero: '5511980000000',
    atendida: false,
  });
  sandbox.control.answer({ uniqueid: String(uniqueid) });
  await ana.event('Atendeu', (push) => push.uniqueid === uniqueid);
  await ana.ok('Desliga', { uniqueid: String(uniqueid), ramal: '1001', causa: 16 });
  await expect(ana.event('Hangup')).resolves.toMatchObject({ uniqueid, causa: 16, atendida: true });
  await ana.ok('Desliga', { uniqueid: 'unknown', ramal: '1001' });
  expect(ana.events.filter((seen) => seen.name === 'Hangup')).toHaveLength(1);
});
