import {
  ackErroSchema,
  fileAckDataSchema,
  fileCancelSchema,
  fileFrameSchema,
  handshakeDataSchema,
  handshakeSchema,
  reqSchema,
} from '../../../src/services/realtime/contract';
import { exampleMessage } from '../entities/conversations';
import { exampleLimits } from '../entities/people';
import { exampleMembership } from '../entities/queues';
import type { SentDoc, ThingDoc } from '../types';

const REQUEST = '01928f6e-7c1a-7b3e-9a55-0c6f1f2b7d11';
const CLIENT = '01928f00-1111-7000-8000-000000000001';
const TAB = '01928f00-2222-7000-8000-000000000002';
const PAGE = '01928f00-3333-7000-8000-000000000003';

const REQUEST_EXTENSIONS = {
  reqId: 'Made once for each act of the agent. A server that ignores it may do a repeated request twice.',
  enviadoEm: 'When the agent acted, by the browser’s clock. For diagnosis alone.',
};

/** The envelope of the examples. */
export const exampleEnvelope = {
  reqId: REQUEST,
  versao: '2.0',
  agente: 'Ana Souza',
  ramal: '1001',
  enviadoEm: '2026-03-02T13:15:30.000Z',
};

/** The envelope of every client action. */
export const requestDoc: SentDoc = {
  schema: reqSchema,
  description: 'What every client action carries beside its own fields, which win over these.',
  fields: { agente: 'Full name of the agent.', ramal: 'Extension of the agent.' },
  extensions: REQUEST_EXTENSIONS,
  example: { action: 'getTemplates', ...exampleEnvelope },
};

/** What the console says after every connection. */
export const handshakeDoc: SentDoc = {
  schema: handshakeSchema,
  description: 'Sent after every connection of the socket, as the first event.',
  fields: {
    clientId: 'Of the browser profile.',
    nome: 'Full name of the agent.',
    ramal: 'Extension of the agent.',
    versao: 'Version of the protocol, `2.0`.',
  },
  extensions: {
    reqId: 'Echoed in the answer.',
    abaId: 'Of the browser tab.',
    epoca:
      'Last epoch that the console holds; a server that ignores it makes the console read everything again.',
    ultimoSeq: 'Last number of the event stream that the console holds, as `epoca`.',
    token: 'The session’s own token, where the sign-in gave one.',
    sessao: 'Of the page, as its action log has it and `X-Sessao` tells the API: both logs can be joined.',
  },
  example: {
    clientId: CLIENT,
    socketId: 'Xb3kQ9',
    nome: 'Ana Souza',
    ramal: '1001',
    versao: '2.0',
    abaId: TAB,
    epoca: 'e7',
    ultimoSeq: 1204,
    token: 'an example',
    sessao: PAGE,
  },
};

/** What an accepted handshake says. */
export const handshakeDataDoc: ThingDoc = {
  schema: handshakeDataSchema,
  description: 'Where the event stream of the agent stands, and how the agent is.',
  required: ['epoca', 'seq'],
  fields: {
    epoca: 'Changes when the stream restarts.',
    seq: 'Last number of the stream, replayed events included.',
    replay:
      '`nada`: nothing was missed; `completo`: every missed event follows, in order; `lacuna`, or anything else: ' +
      'everything is read again.',
    hora: 'The server’s clock.',
    filas: 'The agent’s queues. Without them they stay as they were.',
  },
  extension:
    'Without this answer the console works without acknowledgements: a message is settled by sendSuccess or by ' +
    'finding it among the messages, and is never sent again by itself.',
  example: {
    epoca: 'e7',
    seq: 1207,
    replay: 'completo',
    hora: '2026-03-02T10:15:30-03:00',
    filas: [exampleMembership],
    status: 1,
    motivoPausa: null,
    limites: exampleLimits,
  },
};

/** A refusal of any request. */
export const refusalDoc: ThingDoc = {
  schema: ackErroSchema,
  description:
    'A request is refused. An answer in no such form says that the request came and was not refused.',
  required: ['ok'],
  fields: {
    msg: 'Shown to the agent as it is.',
    tentarDeNovo: 'May be tried again. Without it, only after INDISPONIVEL and INTERNO.',
    esperarMs: 'Not before this many milliseconds.',
    campos: 'What is wrong with each field.',
    atual: 'The conversation as it is now, where it stands in the way.',
  },
  extension: 'Without refusals the agent learns from the event errorMsg alone that something was not done.',
  example: {
    ok: false,
    reqId: REQUEST,
    codigo: 'OUTRO_AGENTE',
    msg: 'Atendimento esta sendo atendido por outro agente!',
    tentarDeNovo: false,
    atual: { id: 4711, queue: 'SAC', ultimoAgente: 'Bruno Dias' },
  },
};

const UPLOAD = '01928f6e-9a00-7c00-8a00-0c6f1f2b7d12';

/** One part of a file. */
export const frameDoc: SentDoc = {
  schema: fileFrameSchema,
  description:
    'One part of a file. The second argument of the event is the part itself, at most 256 KiB of binary data; the ' +
    'next one goes out after the answer. `offset` -1 with an empty part asks how much the server holds.',
  fields: {
    tamanho: 'Bytes of the whole file.',
    sha256: 'Of the whole file, hexadecimal.',
    texto: 'Caption.',
    offset: 'Where the part begins, bytes.',
    fim: 'This is the last part.',
  },
  extensions: {
    reqId: REQUEST_EXTENSIONS.reqId,
    uploadId: 'Of the file. A server that ignores it cannot go on with a broken upload.',
    clientMsgId: 'Of the message that the file becomes. A server that ignores it may store it twice.',
    sha256: 'Checked at the end where it is there; this console does not send it.',
  },
  example: {
    reqId: REQUEST,
    uploadId: UPLOAD,
    clientMsgId: '01928f6e-9a01-7c00-8a00-0c6f1f2b7d13',
    idAtendimento: 4711,
    fromID: '5511987654321@c.us',
    queue: 'SAC',
    queueTypeID: 3,
    agente: 'Ana Souza',
    filename: 'boleto.pdf',
    mimeType: 'application/pdf',
    tamanho: 48213,
    texto: 'Segue o boleto',
    offset: 0,
    fim: true,
  },
};

/** An upload is given up. */
export const cancelDoc: SentDoc = {
  schema: fileCancelSchema,
  description: 'Gives an upload up; one that is whole already stays.',
  extensions: { cancelar: 'A server that ignores it keeps an unfinished file.' },
  example: { reqId: REQUEST, uploadId: UPLOAD, cancelar: true },
};

/** What a server says to a part of a file. */
export const frameAnswerDoc: ThingDoc = {
  schema: fileAckDataSchema,
  description:
    'How much of the file is there; at the end the message (`file`) or the path (`fileOnly`) that it became.',
  needsOneOf: ['recebido', 'message', 'caminho'],
  fields: { recebido: 'Bytes held: where the next part begins.' },
  extension: 'Without answers a broken upload starts over, and its progress is not shown.',
  example: { recebido: 48213, message: exampleMessage, caminho: '/gravacoes/4711/boleto.pdf' },
};
