import { validate } from 'uuid';
import * as v from 'valibot';
import { EMAIL } from '../../lib/queueType';
import type {
  Attachment,
  Envelope,
  Message,
  MessageDirection,
  MessageStatus,
  QuotedMessage,
} from '../../store/messages/types';
import { contentId } from './contentId';
import type { Entity } from './entity';
import { safeFileName } from './fileName';
import {
  addresses,
  anything,
  date,
  errorText,
  filledIn,
  flagOrNull,
  id,
  idIn,
  number,
  partOf,
  queueType,
  rawText,
  rowsOf,
  text,
  textOr,
} from './lenient';

/** The id that a console made a message under; null: none did. What is no UUID no console made, and may name many. */
export function clientMsgIdIn(value: unknown): string | null {
  const said = idIn(value);
  return said !== undefined && validate(said) ? said : null;
}

/** A file of a message. Required: `caminho`, or `filename` of one that the server does not say the place of. */
const wireAttachment = v.pipe(
  v.object({
    caminho: textOr(''),
    mimeType: textOr('application/octet-stream'),
    filename: text,
    tamanho: number,
    largura: number,
    altura: number,
    duracao: number,
  }),
  v.check(({ caminho, filename }) => caminho !== '' || filename !== null),
);

/** What a message answers. Required: nothing. */
const wireQuote = v.object({
  id,
  body: text,
  caption: text,
  type: textOr('text'),
  mimeType: text,
  caminho: text,
});

const wireEnvelope = v.object({ de: textOr(''), para: addresses, cc: addresses, cco: addresses });

/**
 * A message as any server may send it. Required (contract §0): its conversation, by its own field or by where it was
 * read, and something to show: a text, a subject, a file, or that it was deleted. Defaults: no texts, no files, no
 * date; `inOut` from whether an agent is named; `status` nothing (own messages: taken by the server).
 */
export const wireMessage = v.object({
  id,
  messageID: id,
  clientMsgId: v.pipe(anything, v.transform(clientMsgIdIn)),
  idAtendimento: id,
  texto: rawText,
  resposta: rawText,
  inOut: number,
  queue: textOr(''),
  agente: text,
  status: text,
  queueTypeID: queueType,
  assunto: rawText,
  dataHora: date,
  envelope: partOf(wireEnvelope),
  dadosAdicionais: partOf(v.object({ from: textOr(''), emails: addresses })),
  queueAnexos: rowsOf(wireAttachment),
  quotedMsg: partOf(wireQuote),
  repliedMsg: partOf(v.object({ mailMessageID: id })),
  encaminha: flagOrNull,
  erro: errorText,
  atualizadoEm: date,
});
export type WireMessage = v.InferOutput<typeof wireMessage>;

const STATUSES = new Map<string, MessageStatus>([
  ['pending', 'pending'],
  ['sended', 'sent'],
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['seen', 'seen'],
  ['read', 'seen'],
  ['deleted', 'deleted'],
]);

function statusOf(status: string | null): Pick<Message, 'status' | 'statusText'> {
  if (status === null) return { status: 'sent' };
  const known = STATUSES.get(status.trim().toLowerCase());
  return known === undefined ? { status: 'other', statusText: status } : { status: known };
}

const DIRECTIONS = new Map<number, MessageDirection>([
  [1, 'customer'],
  [2, 'agent'],
  [5, 'system'],
]);

/** Of a number that nobody knows: a notice, which claims least. */
function directionOf({ agente, inOut }: WireMessage): MessageDirection {
  if (inOut === null) return agente === null ? 'customer' : 'agent';
  return DIRECTIONS.get(inOut) ?? 'system';
}

function lastPart(path: string): string {
  return path.split(/[?#]/u)[0]?.split('/').at(-1) ?? '';
}

function toAttachment(wire: WireMessage['queueAnexos'][number]): Attachment {
  return {
    path: wire.caminho,
    mimeType: wire.mimeType,
    fileName: safeFileName(wire.filename ?? lastPart(wire.caminho)),
    bytes: wire.tamanho,
    width: wire.largura,
    height: wire.altura,
    seconds: wire.duracao,
  };
}

function toQuoted(wire: NonNullable<WireMessage['quotedMsg']>): QuotedMessage {
  return {
    id: wire.id,
    text: wire.body ?? wire.caption,
    kind: wire.type,
    mimeType: wire.mimeType,
    path: wire.caminho,
  };
}

/** A mail, or a message that has its conversation's type, which is not known here. */
const MAY_BE_MAIL: readonly number[] = [EMAIL, 0];

/** One in another form names nobody. */
function namesSomebody({ de, para, cc, cco }: NonNullable<WireMessage['envelope']>): boolean {
  return de !== '' || [para, cc, cco].some((list) => list.length > 0);
}

/** Who wrote a mail and to whom; of one that was sent the server may have kept only what it was sent with. */
function envelopeOf({ dadosAdicionais, envelope, queueTypeID }: WireMessage): Envelope | null {
  if (envelope !== null && namesSomebody(envelope))
    return { from: envelope.de, to: envelope.para, cc: envelope.cc, bcc: envelope.cco };
  if (dadosAdicionais === null || !MAY_BE_MAIL.includes(queueTypeID)) return null;
  if (queueTypeID !== EMAIL && dadosAdicionais.emails.length === 0) return null;
  return { from: dadosAdicionais.from, to: dadosAdicionais.emails, cc: [], bcc: [] };
}

function mailMarksOf({ encaminha, repliedMsg }: WireMessage): Pick<Message, 'repliesTo' | 'isForward'> {
  const original = repliedMsg?.mailMessageID ?? null;
  return {
    ...(original === null ? {} : { repliesTo: original }),
    ...(encaminha === true ? { isForward: true } : {}),
  };
}

/** What a message says: its text, or the plain text where that is blank. */
function textOf({ resposta, texto }: WireMessage): string {
  return filledIn(texto) ?? filledIn(resposta) ?? '';
}

function hasSomethingToShow({ assunto, queueAnexos, resposta, status, texto }: WireMessage): boolean {
  return (
    texto !== null ||
    resposta !== null ||
    assunto !== null ||
    queueAnexos.length > 0 ||
    statusOf(status).status === 'deleted'
  );
}

/** A message, of the conversation that it names or else of the one where it was read. */
export function toMessage(wire: WireMessage, readIn: string | null): Message | null {
  const conversationId = wire.idAtendimento ?? readIn;
  if (conversationId === null || !hasSomethingToShow(wire)) return null;
  return {
    id:
      wire.id ??
      wire.messageID ??
      contentId(wire.dataHora, [conversationId, wire.inOut, filledIn(wire.texto) ?? null, wire.agente]),
    providerId: wire.messageID,
    clientMsgId: wire.clientMsgId,
    conversationId,
    text: textOf(wire),
    plainText: filledIn(wire.resposta) ?? null,
    direction: directionOf(wire),
    queue: wire.queue,
    queueType: wire.queueTypeID,
    agent: wire.agente,
    ...statusOf(wire.status),
    subject: filledIn(wire.assunto) ?? null,
    sentAt: wire.dataHora,
    attachments: wire.queueAnexos.map(toAttachment),
    quoted: wire.quotedMsg === null ? null : toQuoted(wire.quotedMsg),
    envelope: envelopeOf(wire),
    ...mailMarksOf(wire),
    errorText: wire.erro === '' ? 'refused' : wire.erro,
    updatedAt: wire.atualizadoEm,
  };
}

/** How messages are read in a conversation; null: only those that name their own. */
export function messageIn(conversationId: string | null): Entity<WireMessage, Message> {
  return {
    name: 'message',
    schema: wireMessage,
    convert: (wire) => toMessage(wire, conversationId),
    missing: 'idAtendimento, texto',
  };
}
