/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import type { MailServers } from '../../sandbox/mail/servers';
import type { Atendimento, Message } from '../../src/services/realtime/contract';
import { connectAgent, until, type AgentClient } from './client';
import { createImapWorld, createSmtpWorld, type ImapWorld } from './mailServers';
import { chat } from './requests';

const smtp = createSmtpWorld();
let imap: ImapWorld;
let sandbox: Sandbox;
let ana: AgentClient;
const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-mail-'));
const said: string[] = [];

function servers(): MailServers {
  const host = '127.0.0.1';
  return {
    smtp: { host, port: smtp.port, secure: false, user: 'ana@exemplo.com', pass: 'se:gre/do' },
    imap: [{ host, port: imap.port, secure: false, user: 'testuser', pass: 'testpass' }],
    retryMs: 40,
    pollMs: 5_000,
  };
}

async function open(): Promise<void> {
  const onError = (error: unknown): void => void said.push(String(error));
  sandbox = await createSandbox({ dataDir, mail: servers(), onError });
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });
  await ana.ok('QueueAdd', { filas: ['E-mail SAC'] });
}

async function shut(): Promise<void> {
  expect(ana.invalid()).toEqual([]);
  ana.close();
  await sandbox.close();
}

beforeAll(async () => {
  await smtp.start();
  imap = await createImapWorld();
  await open();
});
afterAll(async () => {
  await shut();
  await Promise.all([smtp.stop(), imap.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

function letter(subject: string, text: string, more: string[] = []): string {
  return [
    'From: Maria Souza <maria@cliente.example>',
    'To: sac@exemplo.com.br',
    `Subject: ${subject}`,
    `Message-ID: <${subject.replace(/\W/gu, '')}.${String(text.length)}@cliente.example>`,
    ...more,
    '',
    text,
  ].join('\r\n');
}

/** The conversation that a subject began, with its agent. */
function conversation(assunto: string): Promise<Atendimento> {
  return until(
    () => sandbox.control.conversations({ status: 'Entrou' }).find((one) => one.assunto === assunto),
    assunto,
  );
}

/** A stored message, once it is so. */
function message(row: Atendimento, is: (one: Message) => boolean): Promise<Message> {
  return until(() => sandbox.control.messages({ idAtendimento: row.id }).find(is), 'a message');
}

const taken = (at: number) => until(() => smtp.taken[at], 'a mail at the server');

test('a mail in the mailbox becomes a conversation, its answer leaves by the server, and theirs comes back', async () => {
  imap.put(letter('Pedido 1', 'Onde está?'));
  const row = await conversation('Pedido 1');
  expect(row).toMatchObject({ fromID: 'maria@cliente.example', fromName: 'Maria Souza' });
  const question = await message(row, ({ inOut }) => inOut === 1);
  await until(() => (imap.count().seen === 1 ? true : undefined), 'the mark');

  const fields = {
    ...chat(row, '<p>A caminho, <b>é</b> hoje</p>'),
    assunto: 'Re: Pedido 1 ✓',
    cco: ['chefe@exemplo.com.br'],
    repliedMsg: { mailMessageID: String(question.messageID) },
  };
  const sent = await ana.ok('ClientChatMessage', fields);
  const { from, to, source } = await taken(0);
  expect([from, to]).toEqual(['sac@exemplo.com.br', ['maria@cliente.example', 'chefe@exemplo.com.br']]);
  const mail = await PostalMime.parse(source);
  expect(mail).toMatchObject({ subject: 'Re: Pedido 1 ✓', messageId: sent.message.messageID });
  expect(mail).toMatchObject({ inReplyTo: question.messageID, html: '<p>A caminho, <b>é</b> hoje</p>\n' });
  expect(source.toString()).not.toContain('chefe@');
  await ana.event('newMessage', ({ message: one }) => one.inOut === 2 && one.status === 'sended');

  imap.put(letter('Sem assunto igual', 'Obrigada', [`In-Reply-To: ${String(mail.messageId)}`]));
  expect(await message(row, ({ texto }) => texto.startsWith('Obrigada'))).toMatchObject({ inOut: 1 });
});

test('the same mail twice is one message, after the line was lost too', async () => {
  imap.put(letter('Pedido 1', 'De novo'));
  imap.cut();
  imap.put(letter('Pedido 1', 'De novo', ['X-Copy: 2']));
  imap.put(letter('Pedido 2', 'Outro'));
  await conversation('Pedido 2');
  const row = await conversation('Pedido 1');
  const texts = sandbox.control.messages({ idAtendimento: row.id }).map(({ texto }) => texto.trim());
  expect(texts.filter((text) => text === 'De novo')).toHaveLength(1);
  await until(() => (imap.count().seen === imap.count().all ? true : undefined), 'the marks');
});

test('while the server is down mails wait, over a restart too; each goes once, in order', async () => {
  const row = await conversation('Pedido 1');
  const before = smtp.taken.length;
  await smtp.stop();
  const { message: first } = await ana.ok('ClientChatMessage', chat(row, '<p>um</p>'));
  await ana.ok('ClientChatMessage', chat(row, '<p>dois</p>'));
  await until(() => (said.some((line) => line.includes('mails wait')) ? true : undefined), 'the notice');
  await shut();
  imap.put(letter('Enquanto isso', 'Alguém?'));
  await open();
  await conversation('Enquanto isso');
  expect((await message(row, ({ id }) => id === first.id)).status).toBe('pending');
  smtp.answers.push(451);
  await smtp.start();
  await message(row, ({ texto, status }) => texto === '<p>dois</p>' && status === 'sended');
  const bodies = smtp.taken.slice(before).map(({ source }) => /<p>\w+<\/p>/u.exec(source.toString())?.[0]);
  expect(bodies).toEqual(['<p>um</p>', '<p>dois</p>']);
  expect(said.join()).not.toContain('gre/do');
});

test('what the server refuses for good the agent sees, and a new try goes to those who lack it', async () => {
  const row = await conversation('Pedido 2');
  smtp.answers.push(554);
  const fields = chat(row, '<p>não</p>');
  await ana.ok('ClientChatMessage', fields);
  const told = await ana.event('sendSuccess', (push) => push.errorMsg !== undefined);
  expect(told).toMatchObject({ clientMsgId: fields.clientMsgId, message: { status: 'pending' } });
  expect(told.errorMsg).toContain('554');
  const retry = { clientMsgId: fields.clientMsgId, idAtendimento: row.id };
  await ana.ok('retryMessage', retry);
  await message(row, (one) => one.texto === '<p>não</p>' && one.status === 'sended' && !one.erro);

  const to = { from: '', emails: ['bia@cliente.example', 'cheio@cliente.example'] };
  await ana.ok('ClientChatMessage', { ...chat(row, '<p>todos</p>'), dadosAdicionais: to });
  const partly = await message(row, (one) => one.texto === '<p>todos</p>' && Boolean(one.erro));
  expect(partly).toMatchObject({ status: 'sended', erro: 'O servidor não aceitou: cheio@cliente.example.' });
  const count = smtp.taken.length;
  const once = { clientMsgId: String(partly.clientMsgId), idAtendimento: row.id };
  await ana.ok('retryMessage', once);
  expect(await message(row, (one) => one.erro?.includes('552') ?? false)).toMatchObject({ id: partly.id });
  expect(smtp.taken).toHaveLength(count);
});

test('a report that a mail was not delivered marks it; one that names somebody else does not', async () => {
  const row = await conversation('Pedido 2');
  const { message: sent } = await ana.ok('ClientChatMessage', chat(row, '<p>perdida</p>'));
  await message(row, ({ id, status }) => id === sent.id && status === 'sended');
  const report = (address: string): string =>
    [
      'From: MAILER-DAEMON@exemplo.com',
      `Subject: Undelivered ${address}`,
      'To: sac@exemplo.com.br',
      'Content-Type: multipart/report; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Sorry.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; x',
      '',
      `Final-Recipient: rfc822; ${address}`,
      'Action: failed',
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      `Message-ID: ${String(sent.messageID)}`,
      '',
      'x',
      '--b--',
      '',
    ].join('\r\n');
  imap.put(report('somebody@else.example'));
  imap.put(report('maria@cliente.example'));
  const marked = await message(row, (one) => Boolean(one.erro) && one.id === sent.id);
  expect(marked.erro).toBe('Não foi entregue a maria@cliente.example.');
  expect(
    sandbox.control.messages({ idAtendimento: row.id }).filter(({ texto }) => texto.includes('Sorry')),
  ).toHaveLength(2);
});
