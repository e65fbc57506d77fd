import type { ActionMap, FilaAgente, StatusAgente } from '../../src/services/realtime/contract';
import { agentQueues, findAgent, storeStatus, type AgentRow } from '../store';
import type { Centre } from './centre';
import { emitOwnConversations } from './conversationEvents';
import { Refusal } from './refusal';
import { routeAgent } from './routing';

type Change = ActionMap['QueueAdd']['dados'];

function requireQueues(mine: FilaAgente[], asked: string[]): void {
  const unknown = asked.filter((name) => !mine.some((q) => q.fila === name));
  if (unknown.length > 0) throw new Refusal('SEM_FILA', { campos: { filas: unknown.join(', ') } });
}

function answer(c: Centre, agentId: number): Change {
  const agent = findAgent(c.sql, agentId);
  if (!agent) throw new Refusal('NAO_ENCONTRADO');
  return { filas: agentQueues(c.sql, agentId), status: agent.status, motivoPausa: agent.motivo_pausa };
}

/** Status after the switches changed: out of all queues = unavailable, in some = available unless paused. */
function settle(c: Centre, agent: AgentRow): void {
  const joined = agentQueues(c.sql, agent.id).some((q) => q.value);
  const status: StatusAgente = !joined ? 5 : agent.status === 10 ? 10 : 1;
  if (status !== agent.status) {
    storeStatus(c.sql, agent.id, status, status === 10 ? agent.motivo_pausa : null);
  }
  c.queueChanged();
}

/** Switches the agent on in queues, then gives it what waits there. @throws Refusal SEM_FILA */
export function joinQueues(c: Centre, agent: AgentRow, filas: string[], reqId?: string): Change {
  requireQueues(agentQueues(c.sql, agent.id), filas);
  for (const fila of filas) {
    c.sql.run('UPDATE agent_queues SET value = 1 WHERE agent_id = ? AND fila = ?', agent.id, fila);
  }
  settle(c, agent);
  routeAgent(c, agent.id);
  emitOwnConversations(c, agent.id, reqId);
  return answer(c, agent.id);
}

/** Switches the agent off in queues; out of the last one it is unavailable and no longer paused. */
export function leaveQueues(c: Centre, agent: AgentRow, filas: string[]): Change {
  requireQueues(agentQueues(c.sql, agent.id), filas);
  for (const fila of filas) {
    c.sql.run(
      'UPDATE agent_queues SET value = 0, pausa = 0, motivo = NULL WHERE agent_id = ? AND fila = ?',
      agent.id,
      fila,
    );
  }
  settle(c, agent);
  return answer(c, agent.id);
}

/** Pauses the agent with a reason, in these queues or in all. */
export function pause(c: Centre, agent: AgentRow, motivo: string, filas?: string[]): Change {
  const mine = agentQueues(c.sql, agent.id);
  requireQueues(mine, filas ?? []);
  for (const fila of filas ?? mine.map((q) => q.fila)) {
    c.sql.run(
      'UPDATE agent_queues SET pausa = 1, motivo = ? WHERE agent_id = ? AND fila = ?',
      motivo,
      agent.id,
      fila,
    );
  }
  storeStatus(c.sql, agent.id, 10, motivo);
  c.queueChanged();
  return answer(c, agent.id);
}

/** Ends the pause, in these queues or in all; with `motivo`, only while that is the current reason. */
export function unpause(c: Centre, agent: AgentRow, filas?: string[], motivo?: string): Change {
  const mine = agentQueues(c.sql, agent.id);
  requireQueues(mine, filas ?? []);
  if (motivo !== undefined && agent.motivo_pausa !== motivo) return answer(c, agent.id);
  for (const fila of filas ?? mine.map((q) => q.fila)) {
    c.sql.run(
      'UPDATE agent_queues SET pausa = 0, motivo = NULL WHERE agent_id = ? AND fila = ?',
      agent.id,
      fila,
    );
  }
  const left = agentQueues(c.sql, agent.id);
  if (!left.some((q) => q.pausa)) {
    storeStatus(c.sql, agent.id, left.some((q) => q.value) ? 1 : 5, null);
    routeAgent(c, agent.id);
  }
  c.queueChanged();
  return answer(c, agent.id);
}
