import * as v from 'valibot';
import { findAgent, listAgents, type AgentRow, type Sql } from '../store';

/** Somebody with an extension. */
export interface Account {
  extension: string;
  name: string;
  password: string | null;
  /** null for extensions of the house that no agent has */
  agentId: number | null;
}

const extensionRow = v.object({ ramal: v.string(), nome: v.nullable(v.string()) });

function ofAgent(agent: AgentRow): Account | undefined {
  const extension = agent.ramal_numero ?? agent.ramal;
  if (extension === null) return undefined;
  return { extension, name: agent.fullname, password: agent.ramal_senha, agentId: agent.id };
}

/** The account of an extension. */
export function findAccount(sql: Sql, extension: string): Account | undefined {
  const agent = listAgents(sql).find((one) => (one.ramal_numero ?? one.ramal) === extension);
  if (agent) return ofAgent(agent);
  const row = sql.get(extensionRow, 'SELECT ramal, nome FROM extensions WHERE ramal = ?', extension);
  return row && { extension, name: row.nome ?? extension, password: null, agentId: null };
}

/** The account of an agent. */
export function accountOf(sql: Sql, agentId: number): Account | undefined {
  const agent = findAgent(sql, agentId);
  return agent && ofAgent(agent);
}
