import { exampleConversation, exampleMessage } from '../entities/conversations';
import { exampleTemplate } from '../entities/queues';
import type { ActionDoc } from '../types';

const CLIENT_MESSAGE = '01928f6e-9a01-7c00-8a00-0c6f1f2b7d13';

const own = {
  ...exampleMessage,
  id: 90115,
  clientMsgId: CLIENT_MESSAGE,
  inOut: 2,
  agente: 'Ana Souza',
  texto: 'Recebido, obrigada!',
  queueAnexos: [],
};

const stored: NonNullable<ActionDoc['answer']> = {
  description: 'The message as it was stored.',
  required: ['message'],
  extension: 'Without it sendSuccess, or the message among those of the conversation, settles it.',
  example: { message: own },
};

const text = {
  clientMsgId: CLIENT_MESSAGE,
  idAtendimento: 4711,
  fromID: '5511987654321@c.us',
  queue: 'SAC',
  queueTypeID: 3,
  texto: 'Recebido, obrigada!',
  ordem: 1772456140000,
};

const fields = {
  texto: 'Plain text; of an e-mail HTML.',
  resposta: 'Plain text of an e-mail.',
  assunto: 'Subject of an e-mail.',
  dadosAdicionais: 'Of an e-mail: the queue’s address and the recipients.',
  repliedMsg: 'The e-mail that this one answers.',
  encaminha: 'This e-mail forwards another one.',
};

const clientMsgId =
  'Made once for each message. A server that ignores it may store a repeated message twice.';

const extensions = {
  clientMsgId,
  ordem:
    'Grows with each message of a conversation. A server that knows it refuses one that was overtaken; one that ' +
    'ignores it takes them as they come.',
  cc: 'Further recipients of an e-mail. A server that ignores it does not write to them.',
  cco: 'Hidden recipients of an e-mail, as `cc`.',
  queueAnexos:
    'Files of an e-mail, by `uploadId` of fileOnly. A server that ignores it sends it without them.',
};

const EMAIL_NOTE = 'E-mails go this way too, with their fields.';

/** Messages and templates. */
export const messageActions = {
  ClientChatMessage: {
    summary: `Sends a message. ${EMAIL_NOTE}`,
    request: { fields, extensions, example: text },
    answer: stored,
    follows: ['sendSuccess', 'newMessage'],
  },
  replyMessage: {
    summary: 'Sends an answer to one message; of messaging only.',
    request: {
      fields: { ...fields, quotedMsg: 'The message that is answered.' },
      extensions,
      example: {
        ...text,
        quotedMsg: { id: 90114, messageID: 'wamid.HBgM5511', body: 'Segue a foto', type: 'text' },
      },
    },
    answer: stored,
    follows: ['sendSuccess', 'newMessage'],
  },
  deleteMessage: {
    summary: 'Deletes a message of the agent, at the customer’s too.',
    request: {
      fields: { protocolo: 'The conversation; `idAtendimento` says the same.' },
      extensions: { 'msg.clientMsgId': 'A server that ignores it goes by `id`.' },
      example: {
        msg: { id: 90115, messageID: 'wamid.HBgM5512', clientMsgId: CLIENT_MESSAGE },
        protocolo: 4711,
        idAtendimento: 4711,
      },
    },
    answer: {
      description: 'The message is deleted.',
      extension: 'Without it newMessage with the status `deleted` says so.',
      example: { id: 90115, status: 'deleted', atualizadoEm: '2026-03-02T10:16:00-03:00' },
    },
    follows: ['newMessage'],
  },
  retryMessage: {
    summary: 'Has the server try a message again on which its provider failed.',
    request: {
      extensions: { clientMsgId },
      example: { clientMsgId: CLIENT_MESSAGE, idAtendimento: 4711, id: 90115 },
    },
    answer: stored,
    follows: ['sendSuccess'],
  },
  sendTemplate: {
    summary: 'Sends a template, filled in.',
    request: {
      fields: { message: 'The template with its fields filled in.', fields: 'What was filled in.' },
      extensions: { clientMsgId },
      example: {
        clientMsgId: CLIENT_MESSAGE,
        idAtendimento: 4711,
        fromID: '5511987654321@c.us',
        queue: 'SAC',
        templateId: 8,
        message: 'Olá, Maria!',
        fields: [{ nome: 'nome', valor: 'Maria' }],
      },
    },
    answer: { ...stored, example: { message: own, atendimento: exampleConversation } },
    follows: ['sendSuccess'],
  },
  getTemplates: {
    summary: 'Asks for the templates of a queue.',
    request: { example: { queue: 'SAC' } },
    answer: {
      description: 'The templates.',
      extension: 'Without it the event getTemplates may bring them.',
      example: [exampleTemplate],
    },
  },
  digitando: {
    summary: 'The agent types. May be lost, is never answered, and is repeated every five seconds at most.',
    request: { example: { idAtendimento: 4711, estado: 'digitando' } },
    extension: 'Without it the customer does not see that the agent types.',
  },
} satisfies Record<string, ActionDoc>;
