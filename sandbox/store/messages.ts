import * as v from 'valibot';
import {
  anexoSchema,
  dadosEmailSchema,
  envelopeSchema,
  inOutSchema,
  quotedMsgSchema,
  repliedMsgSchema,
  statusMsgSchema,
  tipoFilaSchema,
  type Message,
} from '../../src/services/realtime/contract';
import { json } from './columns';
import type { Sql, SqlValue } from './sql';

/** The parts of a message that nothing is searched by, kept as one JSON text. */
export const extraSchema = v.object({
  resposta: v.optional(v.string()),
  assunto: v.optional(v.string()),
  email: v.optional(v.string()),
  envelope: v.optional(envelopeSchema),
  repliedMsg: v.optional(repliedMsgSchema),
  encaminha: v.optional(v.boolean()),
  dadosAdicionais: v.optional(dadosEmailSchema),
  queueAnexos: v.optional(v.array(anexoSchema)),
  quotedMsg: v.optional(quotedMsgSchema),
  erro: v.optional(v.string()),
});
export type MessageExtra = v.InferOutput<typeof extraSchema>;

const messageRow = v.object({
  id: v.number(),
  message_id: v.nullable(v.string()),
  client_msg_id: v.nullable(v.string()),
  id_atendimento: v.number(),
  texto: v.string(),
  in_out: inOutSchema,
  queue: v.string(),
  queue_type: tipoFilaSchema,
  agente: v.nullable(v.string()),
  agent_id: v.nullable(v.number()),
  status: statusMsgSchema,
  data_hora: v.string(),
  atualizado_em: v.string(),
  ordem: v.nullable(v.number()),
  corpo: v.nullable(v.string()),
  extra: json(extraSchema),
});
/** A message as stored; `corpo` is the digest of the request that made it. */
export type MessageRow = v.InferOutput<typeof messageRow>;

/** What a new message is made of; `id` and the change time come from the store. */
export type NewMessage = Omit<MessageRow, 'id' | 'atualizado_em'>;

/** Stores a message and answers it. */
export function insertMessage(sql: Sql, m: NewMessage): MessageRow {
  const { id } = sql.run(
    `INSERT INTO messages (message_id, client_msg_id, id_atendimento, texto, in_out, queue, queue_type, agente,
     agent_id, status, data_hora, atualizado_em, ordem, corpo, extra) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
    m.message_id,
    m.client_msg_id,
    m.id_atendimento,
    m.texto,
    m.in_out,
    m.queue,
    m.queue_type,
    m.agente,
    m.agent_id,
    m.status,
    m.data_hora,
    m.data_hora,
    m.ordem,
    m.corpo,
    JSON.stringify(m.extra),
  );
  return { ...m, id, atualizado_em: m.data_hora };
}

/** Messages by a condition, e.g. `WHERE id_atendimento = ? ORDER BY id`. */
export function selectMessages(sql: Sql, tail: string, ...params: SqlValue[]): MessageRow[] {
  return sql.all(messageRow, `SELECT * FROM messages ${tail}`, ...params);
}

/** The message with this row id. */
export function findMessage(sql: Sql, id: number): MessageRow | undefined {
  return sql.get(messageRow, 'SELECT * FROM messages WHERE id = ?', id);
}

/** The message that a client made under this id in a conversation. */
export function findByClientId(sql: Sql, conversation: number, clientMsgId: string): MessageRow | undefined {
  return sql.get(
    messageRow,
    'SELECT * FROM messages WHERE id_atendimento = ? AND client_msg_id = ?',
    conversation,
    clientMsgId,
  );
}

/** The message as the wire tells it. */
export function toMessage(row: MessageRow): Message {
  const { erro, ...extra } = row.extra;
  return {
    id: row.id,
    messageID: row.message_id,
    ...(row.client_msg_id === null ? {} : { clientMsgId: row.client_msg_id }),
    idAtendimento: row.id_atendimento,
    texto: row.texto,
    inOut: row.in_out,
    queue: row.queue,
    agente: row.agente,
    status: row.status,
    queueTypeID: row.queue_type,
    dataHora: row.data_hora,
    ...extra,
    ...(erro === undefined ? {} : { erro }),
    atualizadoEm: row.atualizado_em,
  };
}
