import { randomBytes } from 'node:crypto';
import {
  UNKNOWN_CONTACT_ID,
  type Anexo,
  type Envelope,
  type QuotedMsg,
} from '../../src/services/realtime/contract';
import {
  findConversation,
  findMessage,
  findQueue,
  patchConversation,
  type ConversationRow,
  type MessageRow,
} from '../store';
import { domainOf } from '../mail/messageIds';
import type { Centre } from './centre';
import { emitChangedMessage, emitNewMessage } from './conversationEvents';
import { conversationAddresses, plainText } from './mail';
import { updateMessage } from './progress';
import { invalid, Refusal } from './refusal';
import { emitWaiting } from './queueEvents';
import { routeQueue } from './routing';
import { storeMessage } from './storeMessage';

/** What a customer writes; an e-mail's `texto` is HTML. */
export interface CustomerText {
  texto: string;
  anexos?: Anexo[];
  assunto?: string;
  envelope?: Envelope;
  /** what it answers */
  quoted?: QuotedMsg;
  /** the mail's own id and plain text, where it is one */
  messageID?: string;
  resposta?: string;
}

/** Who opens a conversation, and where. */
export interface Opening {
  queue: string;
  /** numero@sufixo */
  fromID: string;
  fromName: string;
  idCliente?: number;
  assunto?: string;
  emails?: string[];
  /** what a form or a bot asked before */
  dados?: Record<string, unknown>;
}

/** A mail of the customer goes to the queue's own address. */
function envelopeOf(centre: Centre, row: ConversationRow, said: CustomerText): Envelope | undefined {
  if (said.envelope !== undefined || row.queue_type !== 4) return said.envelope;
  const to = findQueue(centre.sql, row.queue)?.email;
  const [from = row.from_id] = conversationAddresses(row);
  return { de: from, para: to ? [to] : [] };
}

function freshId(row: ConversationRow): string {
  const id = `in.${randomBytes(8).toString('hex')}`;
  return row.queue_type === 4 ? `<${id}@${domainOf(row.from_id)}>` : id;
}

function store(centre: Centre, row: ConversationRow, said: CustomerText) {
  const envelope = envelopeOf(centre, row, said);
  return storeMessage(centre, row, {
    texto: said.texto,
    inOut: 1,
    messageID: said.messageID ?? freshId(row),
    extra: {
      ...(said.anexos ? { queueAnexos: said.anexos } : {}),
      ...(said.assunto === undefined ? {} : { assunto: said.assunto }),
      ...(envelope ? { envelope } : {}),
      ...(said.quoted ? { quotedMsg: said.quoted } : {}),
      ...(row.queue_type === 4 ? { resposta: said.resposta ?? plainText(said.texto) } : {}),
    },
  });
}

/** Stores a message of the customer in an open conversation and tells whom it concerns. */
export function customerWrites(centre: Centre, id: number, said: CustomerText): MessageRow {
  return centre.sql.work(() => {
    const row = findConversation(centre.sql, id);
    if (!row) throw new Refusal('NAO_ENCONTRADO');
    if (row.status === 'Encerrado') throw new Refusal('ATENDIMENTO_ENCERRADO');
    const { message, conversation } = store(centre, row, said);
    if (conversation.agent_id === null) emitWaiting(centre, conversation);
    else emitNewMessage(centre, conversation, message);
    return message;
  });
}

/** What a quote of a message tells of it. */
export function quoteOf({ extra, id, texto }: MessageRow): QuotedMsg {
  const file = extra.queueAnexos?.[0];
  if (file === undefined) return { id, body: texto, type: 'text' };
  const { caminho, mimeType } = file;
  return { id, caption: texto, type: mimeType.split('/')[0] ?? 'document', mimeType, caminho };
}

/**
 * Takes back a message of the customer: its place stays, its words and files do not.
 * @throws Refusal NAO_ENCONTRADO, VALIDACAO for a message that is not a customer's
 */
export function customerDeletes(centre: Centre, id: number): MessageRow {
  return centre.sql.work(() => {
    const message = findMessage(centre.sql, id);
    if (!message) throw new Refusal('NAO_ENCONTRADO');
    if (message.in_out !== 1) throw invalid('id', 'Mensagem não é do cliente');
    const { queueAnexos: _files, quotedMsg: _quoted, ...extra } = message.extra;
    const gone = updateMessage(centre, message, { status: 'deleted', texto: '', extra });
    const row = findConversation(centre.sql, message.id_atendimento);
    emitChangedMessage(centre, row?.agent_id ?? null, gone);
    return gone;
  });
}

/**
 * Opens a conversation for a customer with a first message; it waits in its queue and goes to a free agent
 * when there is one. @throws Refusal SEM_FILA for an unknown queue
 */
export function customerOpens(centre: Centre, opening: Opening, said: CustomerText): ConversationRow {
  return centre.sql.work(() => {
    const id = insertConversation(centre, opening, 1);
    const row = patchConversation(centre.sql, id, centre.iso(), {
      status: 'Fila',
      espera_desde: centre.iso(),
    });
    store(centre, row, said);
    routeQueue(centre, row.queue, id);
    const now = findConversation(centre.sql, id) ?? row;
    if (now.agent_id === null) {
      emitWaiting(centre, now);
      centre.queueChanged();
    }
    return now;
  });
}

/** Inserts a conversation without messages; answers its id. @throws Refusal SEM_FILA for an unknown queue */
export function insertConversation(centre: Centre, opening: Opening, sentido: 1 | 2): number {
  const queue = findQueue(centre.sql, opening.queue);
  if (!queue) throw new Refusal('SEM_FILA');
  const at = centre.iso();
  const { id } = centre.sql.run(
    `INSERT INTO conversations (id_cliente, from_id, from_name, assunto, status, queue, queue_type, data_ini, email,
     sentido, atualizado_em) VALUES (?,?,?,?,'Fila',?,?,?,?,?,?)`,
    opening.idCliente ?? UNKNOWN_CONTACT_ID,
    opening.fromID,
    opening.fromName,
    opening.assunto ?? null,
    queue.name,
    queue.queue_type,
    at,
    opening.emails ? JSON.stringify(opening.emails) : null,
    sentido,
    at,
  );
  if (opening.dados) {
    const dados = JSON.stringify(opening.dados);
    centre.sql.run('INSERT INTO form_data (id_atendimento, dados) VALUES (?,?)', id, dados);
  }
  return id;
}
