import {
  anexoSchema,
  atendimentoResumoSchema,
  atendimentoSchema,
  dadosEmailSchema,
  envelopeSchema,
  messageSchema,
  quotedMsgSchema,
} from '../../../src/services/realtime/contract';
import type { ThingDoc } from '../types';

const message = {
  id: 90114,
  messageID: 'wamid.HBgM5511',
  clientMsgId: '01928f6e-7c1a-7b3e-9a55-0c6f1f2b7d10',
  idAtendimento: 4711,
  texto: 'Segue a foto do comprovante',
  resposta: 'Segue a foto do comprovante',
  inOut: 1,
  queue: 'SAC',
  agente: null,
  status: 'sended',
  queueTypeID: 3,
  assunto: 'Comprovante',
  dataHora: '2026-03-02T10:15:30-03:00',
  queueAnexos: [
    { caminho: '/gravacoes/4711/foto.jpg', mimeType: 'image/jpeg', filename: 'foto.jpg', tamanho: 48213 },
  ],
  quotedMsg: { id: 90110, body: 'Pode enviar o comprovante?', type: 'text' },
  atualizadoEm: '2026-03-02T10:15:31-03:00',
};

const summary = {
  id: 4711,
  status: 'Entrou',
  ultimoAgente: 'Ana Souza',
  queue: 'SAC',
  queueTypeID: 3,
  fromName: 'Maria Lima',
  lastMsg: 'Segue a foto do comprovante',
  count: 2,
  qtd_msg: 14,
  data_hora_last_msg: '2026-03-02T10:15:30-03:00',
};

const conversation = {
  ...summary,
  idCliente: 205,
  fromID: '5511987654321@c.us',
  assunto: 'Segunda via',
  queueFrom: 'Vendas',
  dataIni: '2026-03-02T09:58:00-03:00',
  dataFim: null,
  dadosAdicionais: { contrato: '88-1204' },
  email: '["maria@example.com"]',
  linkedid: '1772456280.14',
  id_classificacao: 3,
  classificacao: 'Financeiro',
  id_subclassificacao: 31,
  subclassificacao: 'Segunda via',
  observacao: 'Cliente pediu a segunda via',
  protocolo: '4711',
  sentido: 1,
  pesquisa: false,
  atualizadoEm: '2026-03-02T10:15:31-03:00',
  versaoReg: 18,
};

const conversationFields = {
  id: 'Protocol number.',
  idCliente: '9999999 means an unknown contact; then `fromID` is shown in place of the name.',
  fromID: 'Address of the customer, `number@suffix`.',
  status: '`Entrou` is in service, `Encerrado` is closed; any other value is shown as it is.',
  ultimoAgente: 'Full name of the agent who serves or served it; null while nobody does.',
  count: 'Unread messages, as an absolute number; it wins over counting.',
  email: 'Addresses, as the text of a JSON list.',
  pesquisa: 'A row of the history: read-only.',
  sentido: '1 is incoming, 2 is outgoing.',
  messages: 'Not read: the messages of a conversation have a path of their own.',
};

const conversationExtensions = {
  atualizadoEm: 'Without it the later of two reports is taken for the newer one.',
  versaoReg: 'Not read by the console; it serves the query `desdeVersao`.',
};

/** The message of the examples. */
export const exampleMessage = message;

/** The conversation of the examples. */
export const exampleConversation = conversation;

/** The summary of a conversation of the examples. */
export const exampleSummary = summary;

/** Conversations, messages and what belongs to them. */
export const conversationThings = {
  Atendimento: {
    schema: atendimentoSchema,
    description:
      'A conversation. Of a list of active ones the console keeps those that are open and its own agent’s, ' +
      'whatever the server left in.',
    required: ['id'],
    fields: conversationFields,
    extensions: conversationExtensions,
    example: conversation,
  },
  AtendimentoResumo: {
    schema: atendimentoResumoSchema,
    description:
      'What a new message tells about its conversation; fields that do not come stay as they were.',
    required: ['id'],
    fields: conversationFields,
    extensions: conversationExtensions,
    example: summary,
  },
  Message: {
    schema: messageSchema,
    description:
      'A message. It belongs to `idAtendimento`, or else to the conversation where it was read; alone in an ' +
      'event it has to name it. There must be something to show: a text, a subject, a file, or the status `deleted`.',
    needsOneOf: ['texto', 'resposta', 'assunto', 'queueAnexos'],
    fields: {
      messageID: 'Identifier at the provider.',
      texto: 'Plain text; of an e-mail HTML.',
      resposta: 'Plain text of an e-mail.',
      inOut:
        '1 from the customer, 2 from the agent, 5 a notice. Without it, from the agent where `agente` is set.',
      status: 'Only moves forward; `deleted` is final. A customer’s message needs none.',
      dataHora: 'Without it the message stands where it arrived.',
      queueAnexos: 'Files.',
      quotedMsg: 'What it answers.',
    },
    extensions: {
      clientMsgId:
        'Identifier that the console made. Without it an own message is recognised by direction, text and time.',
      erro: 'Why the provider failed. Without it the agent sees that it failed, not why.',
      atualizadoEm: 'Without it the later of two reports is taken for the newer one.',
    },
    example: message,
  },
  Anexo: {
    schema: anexoSchema,
    description: 'A file of a message.',
    needsOneOf: ['caminho', 'filename'],
    fields: {
      caminho:
        'Path on the server, with or without a slash in front, or a full address there. Without it the agent sees ' +
        'the name, and that there is no file.',
    },
    extensions: {
      tamanho: 'Bytes. Without it no size is shown.',
      largura: 'Pixels. Without it the timeline moves once the picture is there.',
      altura: 'Pixels, as `largura`.',
      duracao: 'Seconds. Without it a recording shows its length once it is loaded.',
    },
    example: {
      caminho: '/gravacoes/4711/foto.jpg',
      mimeType: 'image/jpeg',
      filename: 'foto.jpg',
      tamanho: 48213,
      largura: 1280,
      altura: 960,
      duracao: 0,
    },
  },
  QuotedMsg: {
    schema: quotedMsgSchema,
    description: 'What a message answers.',
    fields: { type: '`text`, or the family of a file’s mime type.' },
    extensions: { id: 'Without it the quote cannot be followed to its message.' },
    example: { id: 90110, body: 'Pode enviar o comprovante?', type: 'text' },
  },
  Envelope: {
    schema: envelopeSchema,
    description:
      'Sender and recipients of an e-mail. Without it, or where it names nobody, `dadosAdicionais` of the message ' +
      'stands in.',
    needsOneOf: ['de', 'para', 'cc'],
    example: { de: 'maria@example.com', para: ['sac@example.com'], cc: ['loja@example.com'], cco: [] },
  },
  DadosEmail: {
    schema: dadosEmailSchema,
    description: 'Addresses of an outgoing e-mail: `from` is the queue’s own.',
    example: { from: 'sac@example.com', emails: ['maria@example.com'] },
  },
} satisfies Record<string, ThingDoc>;
