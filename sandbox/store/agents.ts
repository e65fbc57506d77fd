import * as v from 'valibot';
import {
  statusAgenteSchema,
  tipoFilaSchema,
  type FilaAgente,
  type StatusAgente,
  type Usuario,
} from '../../src/services/realtime/contract';
import { flag, json } from './columns';
import type { Sql } from './sql';

/** The flags of spec 1 §6. */
export const permissoesSchema = v.object({
  edita_config: v.boolean(),
  edita_rota: v.boolean(),
  visualiza_todos_clientes: v.boolean(),
  editaCliente: v.boolean(),
  editaClienteGrupo: v.boolean(),
  atalho_url: v.nullable(v.number()),
  abrir_url: v.boolean(),
  pode_selecionar_instancias: v.boolean(),
  default_instance: v.nullable(v.string()),
});
export type Permissoes = v.InferOutput<typeof permissoesSchema>;

const agentRow = v.object({
  id: v.number(),
  nome: v.string(),
  fullname: v.string(),
  senha: v.string(),
  ramal: v.nullable(v.string()),
  ramal_numero: v.nullable(v.string()),
  ramal_senha: v.nullable(v.string()),
  contexto: v.nullable(v.string()),
  modo: v.string(),
  status: statusAgenteSchema,
  old_status: statusAgenteSchema,
  motivo_pausa: v.nullable(v.string()),
  max_chat: v.number(),
  permissoes: json(permissoesSchema),
  epoca: v.string(),
  seq: v.number(),
});
/** An agent as stored. */
export type AgentRow = v.InferOutput<typeof agentRow>;

/** The agent with this id. */
export function findAgent(sql: Sql, id: number): AgentRow | undefined {
  return sql.get(agentRow, 'SELECT * FROM agents WHERE id = ?', id);
}

/** The agent with this login name. */
export function findAgentByLogin(sql: Sql, nome: string): AgentRow | undefined {
  return sql.get(agentRow, 'SELECT * FROM agents WHERE nome = ?', nome);
}

/** Every agent with this full name; names are not unique. */
export function findAgentsByFullname(sql: Sql, fullname: string): AgentRow[] {
  return sql.all(agentRow, 'SELECT * FROM agents WHERE fullname = ? ORDER BY id', fullname);
}

/** All agents, by id. */
export function listAgents(sql: Sql): AgentRow[] {
  return sql.all(agentRow, 'SELECT * FROM agents ORDER BY id');
}

const filaRow = v.object({
  fila: v.string(),
  queue_type: tipoFilaSchema,
  value: flag,
  pausa: flag,
  motivo: v.nullable(v.string()),
});

/** The agent's queues with what was switched on, in the order of their names. */
export function agentQueues(sql: Sql, agentId: number): FilaAgente[] {
  return sql.all(
    filaRow,
    `SELECT a.fila, q.queue_type, a.value, a.pausa, a.motivo FROM agent_queues a
     JOIN queues q ON q.name = a.fila WHERE a.agent_id = ? ORDER BY a.fila`,
    agentId,
  );
}

/** Ids of the agents that may serve a queue; with `joined`, only of those switched on in it. */
export function queueMembers(sql: Sql, queue: string, joined: boolean): number[] {
  return sql
    .all(
      v.object({ agent_id: v.number() }),
      'SELECT agent_id FROM agent_queues WHERE fila = ? AND value >= ? ORDER BY agent_id',
      queue,
      joined ? 1 : 0,
    )
    .map((row) => row.agent_id);
}

/** Writes an agent's status, keeping the former one. */
export function storeStatus(sql: Sql, agentId: number, status: StatusAgente, motivo: string | null): void {
  sql.run(
    'UPDATE agents SET old_status = status, status = ?, motivo_pausa = ? WHERE id = ?',
    status,
    motivo,
    agentId,
  );
}

/** The agent as the login answer tells it; the caller adds token and limits. */
export function toUsuario(sql: Sql, row: AgentRow): Usuario {
  return {
    id: row.id,
    fullname: row.fullname,
    nome: row.nome,
    ramal: row.ramal,
    ...(row.ramal_numero === null ? {} : { ramal_numero: row.ramal_numero }),
    ...(row.ramal_senha === null ? {} : { ramal_senha: row.ramal_senha }),
    ...(row.contexto === null ? {} : { contexto: row.contexto }),
    modo: row.modo,
    filas: agentQueues(sql, row.id),
    status: row.status,
    oldStatus: row.old_status,
    pausa: row.status === 10,
    motivoPausa: row.motivo_pausa,
    max_chat_atende: row.max_chat,
    ...row.permissoes,
  };
}
