/** @jest-environment node */
import PostalMime from 'postal-mime';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { MAIL_KINDS, type MailKind } from '../../sandbox/customers/mails';
import { RAW_MAILS } from '../../sandbox/customers/rawMails';
import { parseMail } from '../../sandbox/mail/parse';
import type { Atendimento, Message } from '../../src/services/realtime/contract';
import { connectAgent, until, type AgentClient } from './client';
import { chat } from './requests';

let sandbox: Sandbox;
let ana: AgentClient;
let row: Atendimento;
beforeAll(async () => {
  sandbox = await createSandbox({ progressSpeed: 0 });
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });
  await ana.ok('QueueAdd', { filas: ['E-mail SAC'] });
  const said = { texto: '<p>Bom dia</p>', assunto: 'Pedido' };
  row = sandbox.control.openConversation({ queue: 'E-mail SAC', ...said });
});
afterAll(async () => {
  expect(ana.invalid()).toEqual([]);
  ana.close();
  await sandbox.close();
});

function mails(tipo: MailKind): Promise<Message> {
  return sandbox.control.customerMails({ idAtendimento: row.id, tipo });
}

/** The mail that a message went as, read again, once it is written. */
async function went({ id }: Message) {
  const source = await until(() => {
    try {
      return sandbox.control.mailSource({ id });
    } catch {
      return undefined;
    }
  }, 'the written mail');
  return { source, mail: await PostalMime.parse(Buffer.from(source, 'latin1')) };
}

test.each(MAIL_KINDS)('a customer mails %s: it joins its conversation, with words to read', async (tipo) => {
  const { id, idAtendimento } = await mails(tipo);
  expect(idAtendimento).toBe(row.id);
  const { message } = await ana.event('newMessage', (event) => event.message.id === id);
  expect(message).toMatchObject({ inOut: 1, assunto: 'Re: Pedido' });
  expect(message.envelope?.para.join()).toContain('sac@exemplo.com.br');
  expect(message.resposta).toMatch(/\w/u);
  expect(message.messageID).toMatch(/^<.+@.+>$/u);
});

test.each(['latin1', 'windows1252', 'nested'] as const)(
  'a mail of kind %s says how it is encoded',
  async (kind) => {
    const head = {
      from: { name: 'João', address: 'joao@exemplo.net' },
      to: 'sac@exemplo.com.br',
      subject: 'Situação',
      messageId: '<1@exemplo.net>',
      references: [],
    };
    const { html, text, subject } = await parseMail(RAW_MAILS[kind](head, 'A cobrança não está certa'));
    expect(subject).toBe('Situação');
    for (const body of [html, text].filter((one) => one !== null && one !== ''))
      expect(body).toContain('A cobrança não está certa');
  },
);

test('pictures in a mail are files of the message, addressed by their names', async () => {
  const { texto, queueAnexos = [] } = await mails('pictures');
  expect(queueAnexos).toMatchObject([
    { filename: 'foto.png', mimeType: 'image/png', largura: 240 },
    { filename: 'etiqueta.png', altura: 180 },
  ]);
  expect(texto).toContain('src="cid:foto.png"');
  expect(texto).toContain('src="cid:etiqueta.png"');
});

test('old charsets and nested parts are read', async () => {
  expect((await mails('latin1')).texto).toContain('Às ordens - não: à disposição.');
  expect((await mails('windows1252')).texto).toContain('O valor é “€ 48,90”—');
  const nested = await mails('nested');
  expect(nested.texto).toContain('src="cid:produto.png"');
  expect(nested.queueAnexos?.map((file) => file.filename)).toEqual(['produto.png', 'pedido.eml']);
});

test('an answer quotes the mail of the agent, names it, and answers all', async () => {
  const sent = chat(row, '<p>O prazo é <b>sexta</b></p>');
  const { message } = await ana.ok('ClientChatMessage', { ...sent, cc: ['Chefe <chefe@exemplo.com>'] });
  const answer = await mails('replyAll');
  expect(answer.texto).toContain('O prazo é <b>sexta</b>');
  expect(answer.envelope?.cc).toEqual(['Chefe <chefe@exemplo.com>']);
  const { mail } = await went(answer);
  expect(mail).toMatchObject({ inReplyTo: message.messageID });
});

test('a mail of the agent is MIME with text and HTML, in its thread, sent once whatever is tried again', async () => {
  const question = await mails('simple');
  const fields = {
    ...chat(row, '<p>Olá, ação <img src="data:image/png;base64,iVBORw0KGgo="></p>'),
    resposta: 'Olá, ação',
    assunto: 'Re: Pedido – não chegou\r\nBcc: x@y.z',
    dadosAdicionais: {
      from: 'outro@exemplo.com',
      emails: ['Maria <maria@exemplo.com>', "o'neil@exemplo.ie"],
    },
    cc: ['maria@exemplo.com', 'cc@exemplo.com'],
    cco: ['oculto@exemplo.com'],
    repliedMsg: { mailMessageID: String(question.messageID) },
  };
  const { message } = await ana.ok('ClientChatMessage', fields);
  const again = await ana.send('ClientChatMessage', fields);
  expect(again).toMatchObject({ repetido: true, dados: { message: { messageID: message.messageID } } });
  expect(message.envelope).toEqual({
    de: 'sac@exemplo.com.br',
    para: ['Maria <maria@exemplo.com>', "o'neil@exemplo.ie"],
    cc: ['cc@exemplo.com'],
    cco: ['oculto@exemplo.com'],
  });
  const { source, mail } = await went(message);
  expect(mail).toMatchObject({
    from: { name: 'E-mail SAC', address: 'sac@exemplo.com.br' },
    subject: 'Re: Pedido – não chegou Bcc: x@y.z',
    messageId: message.messageID,
    inReplyTo: question.messageID,
    text: 'Olá, ação\n',
  });
  expect(mail.references).toMatch(new RegExp(`${String(question.messageID)}$`, 'u'));
  expect(mail.html).toMatch(/<p>Olá, ação <img src="cid:[^"]+@exemplo\.com\.br">/u);
  expect(mail.attachments).toMatchObject([
    { filename: 'imagem-1.png', mimeType: 'image/png', related: true },
  ]);
  expect(source).toMatch(/^Content-Type: multipart\//mu);
  expect(source).not.toContain('oculto@');
});

test('a quoted picture goes with the answer, a mail that is handed on takes its files along', async () => {
  const pictured = await mails('pictures');
  const answered = { mailMessageID: String(pictured.messageID) };
  const quote = chat(row, '<p>Veja</p><blockquote><img src="cid:foto.png"></blockquote>');
  const answer = await ana.ok('ClientChatMessage', { ...quote, repliedMsg: answered });
  expect(answer.message.queueAnexos?.map((file) => file.filename)).toEqual(['foto.png']);
  const { mail } = await went(answer.message);
  expect(mail.attachments).toMatchObject([{ filename: 'foto.png', related: true }]);
  const theirs = await mails('gmail');
  expect(theirs.texto).toContain('<blockquote><img src="cid:foto.png"></blockquote>');
  expect(theirs.queueAnexos).toMatchObject([{ filename: 'foto.png' }]);

  const papers = await mails('files');
  const forward = {
    ...chat(row, '<p>Para cuidar</p>'),
    encaminha: true as const,
    dadosAdicionais: { from: '', emails: ['externo@parceiro.example'] },
    repliedMsg: { mailMessageID: String(papers.messageID) },
  };
  const { message } = await ana.ok('ClientChatMessage', forward);
  const handed = await went(message);
  expect(handed.mail.attachments.map((file) => file.filename)).toEqual([
    'comprovante (1).pdf',
    'recibo nº 7 – ação.png',
  ]);
  expect(handed.mail.inReplyTo).toBeUndefined();
  const back = await mails('gmail');
  expect(back).toMatchObject({ envelope: { de: 'externo@parceiro.example' }, idAtendimento: row.id });
});

test('bad recipients, and none, are refused by name', async () => {
  const to = (emails: string[]) => ({ ...chat(row, '<p>a</p>'), dadosAdicionais: { from: '', emails } });
  expect((await ana.refused('ClientChatMessage', to([]))).campos).toHaveProperty('dadosAdicionais');
  expect(await ana.refused('ClientChatMessage', to(['a@b.co', 'nada']))).toMatchObject({
    codigo: 'VALIDACAO',
    campos: { dadosAdicionais: 'E-mail inválido: nada' },
    tentarDeNovo: false,
  });
  const copied = { ...to(['a@b.co']), cc: ['x@y.co\r\nBcc: z@y.co'] };
  expect((await ana.refused('ClientChatMessage', copied)).campos).toHaveProperty('cc');
});

test('the same mail twice is one message; another under its id is not lost', async () => {
  const lines = (subject: string) => [
    'From: Nova Cliente <nova@exemplo.net>',
    'To: vendas@exemplo.com.br, SAC+loja@exemplo.com.br',
    `Subject: ${subject}`,
    'Message-ID: <sempre@exemplo.net>',
    '',
    'Bom dia <maria@x> & cia',
  ];
  const arrive = (text: string[]) =>
    sandbox.control.mailArrives({ base64: Buffer.from(text.join('\r\n')).toString('base64') });
  const first = await arrive(lines('Preço'));
  const twice = await arrive(['Received: by another way', ...lines('Preço')]);
  const other = await arrive(lines('Outra coisa'));
  expect(twice.id).toBe(first.id);
  expect(other.id).not.toBe(first.id);
  expect(first).toMatchObject({ queue: 'E-mail SAC', texto: 'Bom dia <maria@x> & cia\n', assunto: 'Preço' });
  const opened = sandbox.control.conversations({}).find((one) => one.id === first.idAtendimento);
  expect(opened).toMatchObject({ fromID: 'nova@exemplo.net', fromName: 'Nova Cliente', status: 'Entrou' });
  const bySubject = await arrive(['From: nova@exemplo.net', 'Subject: RE: preço', '', 'E aí?']);
  expect(bySubject.idAtendimento).toBe(first.idAtendimento);
});
