import type { Id } from '../../src/services/realtime/contract';
import { findConversation, type AgentRow, type ConversationRow } from '../store';
import type { Centre } from './centre';
import { Refusal } from './refusal';

/** The conversation with this id. @throws Refusal NAO_ENCONTRADO */
export function requireConversation(centre: Centre, id: Id): ConversationRow {
  const row = findConversation(centre.sql, id);
  if (!row) throw new Refusal('NAO_ENCONTRADO', { msg: 'Atendimento não encontrado.' });
  return row;
}

/**
 * Checks that a conversation is in service with this agent.
 * @throws Refusal ATENDIMENTO_ENCERRADO when its status is not 'Entrou', OUTRO_AGENTE when another holds it
 */
export function requireOwned(row: ConversationRow, agent: AgentRow): void {
  const atual = { id: row.id, status: row.status, queue: row.queue, ultimoAgente: row.ultimo_agente };
  if (row.status !== 'Entrou') throw new Refusal('ATENDIMENTO_ENCERRADO', { atual });
  if (row.agent_id !== agent.id) throw new Refusal('OUTRO_AGENTE', { atual });
}

/** As `requireConversation` then `requireOwned`. */
export function requireOwnConversation(centre: Centre, id: Id, agent: AgentRow): ConversationRow {
  const row = requireConversation(centre, id);
  requireOwned(row, agent);
  return row;
}
