import * as v from 'valibot';
import type { Conversation, ConversationPatch, ConversationStatus } from '../../store/conversations/types';
import type { Entity } from './entity';
import { flatDataOf } from './extraData';
import {
  anything,
  count,
  date,
  flagOrNull,
  number,
  partOf,
  queueType,
  requiredId,
  id,
  text,
  textOr,
} from './lenient';

/**
 * A conversation as any server may send it. Required (contract §0): `id`. Defaults: empty names, type 0, no dates, no
 * agent, nothing unread; a conversation without status is in service while it has no end.
 */
export const wireConversation = v.object({
  id: requiredId,
  idCliente: id,
  fromID: textOr(''),
  fromName: textOr(''),
  assunto: text,
  status: text,
  queue: textOr(''),
  queueFrom: text,
  queueTypeID: queueType,
  ultimoAgente: text,
  dataIni: date,
  dataFim: date,
  dadosAdicionais: partOf(v.record(v.string(), v.unknown())),
  lastMsg: text,
  count,
  qtd_msg: count,
  data_hora_last_msg: date,
  email: anything,
  linkedid: text,
  classificacao: text,
  subclassificacao: text,
  observacao: text,
  obs: text,
  sentido: number,
  pesquisa: flagOrNull,
  atualizadoEm: date,
});
export type WireConversation = v.InferOutput<typeof wireConversation>;

const STATUSES = new Map<string, ConversationStatus>([
  ['entrou', 'active'],
  ['encerrado', 'finished'],
]);

function statusOf(wire: string | null, isOver: boolean): Pick<Conversation, 'status' | 'statusText'> {
  const statusText = wire ?? (isOver ? 'Encerrado' : 'Entrou');
  return { status: STATUSES.get(statusText.trim().toLowerCase()) ?? 'other', statusText };
}

function directionOf(sentido: number | null): Conversation['direction'] {
  if (sentido === null) return null;
  return sentido === 1 ? 'incoming' : 'outgoing';
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The addresses of a conversation by mail: a list, or the text of a JSON list (spec 1 §3). */
function addressesOf(email: unknown): Pick<Conversation, 'addresses'> {
  const list = typeof email === 'string' && email.trimStart().startsWith('[') ? parsed(email) : email;
  const addresses = Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  return addresses.length === 0 ? {} : { addresses };
}

function formerQueueOf(wire: WireConversation): Pick<Conversation, 'queueFrom'> {
  const queueFrom = wire.queueFrom;
  return queueFrom === null ? {} : { queueFrom };
}

/** How it is classified; the documents call the notes `obs` or `observacao`. */
function classifiedOf(wire: WireConversation): Pick<Conversation, 'classified'> {
  const subclassification = wire.subclassificacao;
  const notes = wire.observacao ?? wire.obs;
  // One bad field costs the field: what else is said of it is kept (contract §0).
  const classification = wire.classificacao ?? '';
  if (classification === '' && subclassification === null && notes === null) return {};
  return { classified: { classification, subclassification, notes } };
}

/** A conversation. */
export function toConversation(wire: WireConversation): Conversation {
  return {
    id: wire.id,
    customerId: wire.idCliente ?? '',
    fromId: wire.fromID,
    fromName: wire.fromName,
    subject: wire.assunto,
    ...statusOf(wire.status, wire.dataFim !== null),
    queue: wire.queue,
    queueType: wire.queueTypeID,
    lastAgent: wire.ultimoAgente,
    startedAt: wire.dataIni,
    endedAt: wire.dataFim,
    lastMessage: wire.lastMsg,
    lastMessageAt: wire.data_hora_last_msg,
    unread: wire.count,
    messageCount: wire.qtd_msg,
    readOnly: wire.pesquisa ?? false,
    linkedId: wire.linkedid,
    direction: directionOf(wire.sentido),
    extraData: flatDataOf(wire.dadosAdicionais ?? {}),
    updatedAt: wire.atualizadoEm,
    ...formerQueueOf(wire),
    ...classifiedOf(wire),
    ...addressesOf(wire.email),
  };
}

/** Conversations wherever they are read. */
export const conversationEntity: Entity<WireConversation, Conversation> = {
  name: 'conversation',
  schema: wireConversation,
  convert: toConversation,
};

/** Fields of the conversation by field of the wire. */
const FIELDS_BY_WIRE_NAME: Readonly<Record<string, readonly (keyof ConversationPatch)[]>> = {
  idCliente: ['customerId'],
  fromID: ['fromId'],
  fromName: ['fromName'],
  assunto: ['subject'],
  status: ['status', 'statusText'],
  queue: ['queue'],
  queueFrom: ['queueFrom'],
  queueTypeID: ['queueType'],
  ultimoAgente: ['lastAgent'],
  dataIni: ['startedAt'],
  dataFim: ['endedAt'],
  dadosAdicionais: ['extraData'],
  lastMsg: ['lastMessage'],
  count: ['unread'],
  qtd_msg: ['messageCount'],
  data_hora_last_msg: ['lastMessageAt'],
  linkedid: ['linkedId'],
  classificacao: ['classified'],
  sentido: ['direction'],
  pesquisa: ['readOnly'],
  atualizadoEm: ['updatedAt'],
};

/** Fields in which null has a meaning: nobody serves it, it has no end. */
const NULLABLE: readonly string[] = ['ultimoAgente', 'dataFim', 'data_hora_last_msg', 'dadosAdicionais'];

/** The fields of a conversation that came along with a message; those that did not stay out (contract §5). */
export function toConversationPatch(wire: WireConversation, came: object): ConversationPatch {
  const whole = toConversation(wire);
  const given = Object.entries(FIELDS_BY_WIRE_NAME).filter(([field]) => {
    const value: unknown = Reflect.get(came, field);
    return value !== undefined && (value !== null || NULLABLE.includes(field));
  });
  // What the whole conversation leaves out came empty: there is none.
  const fields = given.flatMap(([, names]) => names.map((name) => [name, whole[name] ?? null] as const));
  return { ...Object.fromEntries(fields), id: whole.id };
}
