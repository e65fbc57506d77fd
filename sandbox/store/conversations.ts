import * as v from 'valibot';
import { tipoFilaSchema, type Atendimento, type Id } from '../../src/services/realtime/contract';
import { json } from './columns';
import type { Sql, SqlValue } from './sql';

const text = v.nullable(v.string());
const conversationRow = v.object({
  id: v.number(),
  id_cliente: v.number(),
  from_id: v.string(),
  from_name: v.string(),
  assunto: text,
  status: v.string(),
  queue: v.string(),
  queue_from: text,
  queue_type: tipoFilaSchema,
  agent_id: v.nullable(v.number()),
  ultimo_agente: text,
  data_ini: v.string(),
  data_fim: text,
  last_msg: text,
  unread: v.number(),
  qtd_msg: v.number(),
  data_ultima: text,
  email: text,
  linkedid: text,
  sentido: v.picklist([1, 2]),
  lido_ate: v.number(),
  espera_desde: text,
  recusado_por: v.nullable(v.number()),
  atualizado_em: v.string(),
  versao: v.number(),
  id_classificacao: v.nullable(v.number()),
  classificacao: text,
  id_subclassificacao: v.nullable(v.number()),
  subclassificacao: text,
  obs: text,
  dados: v.nullable(json(v.record(v.string(), v.unknown()))),
});
/** A conversation as stored, with its latest classification and what a form asked before it. */
export type ConversationRow = v.InferOutput<typeof conversationRow>;

/** Status while a conversation waits in a queue; the wire leaves the word free. */
export const WAITING = 'Fila';

/** Source of every conversation read; `c` is the conversation. */
export const CONVERSATIONS = `SELECT c.*, g.id_classificacao, k.nome AS classificacao, g.id_subclassificacao,
  s.nome AS subclassificacao, g.obs, f.dados FROM conversations c
  LEFT JOIN form_data f ON f.id_atendimento = c.id
  LEFT JOIN given_classifications g ON g.id = (SELECT max(id) FROM given_classifications WHERE protocolo = c.id)
  LEFT JOIN classifications k ON k.id = g.id_classificacao
  LEFT JOIN subclassifications s ON s.id = g.id_subclassificacao`;

/** Row id of a wire id, or -1 when it cannot be one. */
export function rowId(id: Id): number {
  const n = typeof id === 'number' ? id : /^\d{1,15}$/.test(id) ? Number(id) : -1;
  return Number.isSafeInteger(n) ? n : -1;
}

/** The conversation with this id. */
export function findConversation(sql: Sql, id: Id): ConversationRow | undefined {
  return sql.get(conversationRow, `${CONVERSATIONS} WHERE c.id = ?`, rowId(id));
}

/** Conversations by a condition on `c`. */
export function selectConversations(sql: Sql, tail: string, ...params: SqlValue[]): ConversationRow[] {
  return sql.all(conversationRow, `${CONVERSATIONS} ${tail}`, ...params);
}

/** Columns a change may set. */
export type ConversationPatch = Partial<
  Pick<
    ConversationRow,
    | 'from_name'
    | 'status'
    | 'queue'
    | 'queue_from'
    | 'agent_id'
    | 'ultimo_agente'
    | 'data_fim'
    | 'last_msg'
    | 'unread'
    | 'qtd_msg'
    | 'data_ultima'
    | 'lido_ate'
    | 'espera_desde'
    | 'recusado_por'
  >
>;

/** Changes a conversation and gives it the next version number; answers it as it is afterwards. */
export function patchConversation(
  sql: Sql,
  id: number,
  at: string,
  patch: ConversationPatch,
): ConversationRow {
  const entries = Object.entries(patch);
  const sets = entries.map(([column]) => `${column} = ?`).join(', ');
  sql.run(
    `UPDATE conversations SET ${sets}${sets ? ', ' : ''}atualizado_em = ?,
     versao = (SELECT coalesce(max(versao), 0) + 1 FROM conversations) WHERE id = ?`,
    ...entries.map(([, value]) => value),
    at,
    id,
  );
  const row = findConversation(sql, id);
  if (!row) throw new Error(`conversation ${id} vanished`);
  return row;
}

/** The conversation as the wire tells it. */
export function toAtendimento(row: ConversationRow): Atendimento {
  return {
    id: row.id,
    idCliente: row.id_cliente,
    fromID: row.from_id,
    fromName: row.from_name,
    ...(row.assunto === null ? {} : { assunto: row.assunto }),
    status: row.status,
    queue: row.queue,
    ...(row.queue_from === null ? {} : { queueFrom: row.queue_from }),
    queueTypeID: row.queue_type,
    ultimoAgente: row.ultimo_agente,
    dataIni: row.data_ini,
    dataFim: row.data_fim,
    ...(row.dados === null ? {} : { dadosAdicionais: row.dados }),
    lastMsg: row.last_msg ?? '',
    count: row.unread,
    qtd_msg: row.qtd_msg,
    data_hora_last_msg: row.data_ultima,
    ...(row.email === null ? {} : { email: row.email }),
    ...(row.linkedid === null ? {} : { linkedid: row.linkedid }),
    id_classificacao: row.id_classificacao,
    classificacao: row.classificacao,
    id_subclassificacao: row.id_subclassificacao,
    subclassificacao: row.subclassificacao,
    observacao: row.obs,
    protocolo: String(row.id),
    sentido: row.sentido,
    atualizadoEm: row.atualizado_em,
    versaoReg: row.versao,
  };
}
