import { randomUUID } from 'node:crypto';
import type { Sql } from '../store';
import type { SeedAgent } from './agents';
import { SEED_QUEUES } from './catalogue';
import { hashPassword } from './password';

/** An agent as inserted. */
export interface InsertedAgent {
  id: number;
  fullname: string;
  filas: string[];
}

/** Adds an agent, signed out, with an extension of its own; `senha` is stored hashed. */
export function insertAgent(sql: Sql, a: SeedAgent): InsertedAgent {
  const { id } = sql.run(
    `INSERT INTO agents (nome, fullname, senha, ramal, ramal_numero, ramal_senha, contexto, modo, status, old_status,
     max_chat, permissoes, epoca) VALUES (?,?,?,?,?,?,?,?,5,5,?,?,?)`,
    a.nome,
    a.fullname,
    hashPassword(a.senha),
    a.ramal,
    a.ramal,
    `sip-${a.ramal}`,
    'agentes',
    a.modo,
    a.maxChat,
    JSON.stringify(a.permissoes),
    randomUUID(),
  );
  const filas = a.filas === 'all' ? SEED_QUEUES.map((q) => q.name) : a.filas;
  filas.forEach((fila) => sql.run('INSERT INTO agent_queues (agent_id, fila) VALUES (?,?)', id, fila));
  sql.run('INSERT INTO extensions (ramal, nome, contexto) VALUES (?,?,?)', a.ramal, a.fullname, 'agentes');
  return { id, fullname: a.fullname, filas };
}
