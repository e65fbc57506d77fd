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

function answer(centre: Centre, agentId: number): Change {
  const agent = findAgent(centre.sql, agentId);
  if (!agent) throw new Refusal('NAO_ENCONTRADO');
  return { filas: agentQueues(centre.sql, agentId), status: agent.status, motivoPausa: agent.motivo_pausa };
}

/** Status after the switches changed: out of all queues = unavailable, in some = available unless paused. */
function settle(centre: Centre, agent: AgentRow): void {
  const joined = agentQueues(centre.sql, agent.id).some((q) => q.value);
  const status: StatusAgente = !joined ? 5 : agent.status === 10 ? 10 : 1;
  if (status !== agent.status) {
    storeStatus(centre.sql, agent.id, status, status === 10 ? agent.motivo_pausa : null);
  }
  centre.queueChanged();
}

/** Switches the agent on in queues, then gives it what waits there. @throws Refusal SEM_FILA */
export function joinQueues(centre: Centre, agent: AgentRow, filas: string[], reqId?: string): Change {
  requireQueues(agentQueues(centre.sql, agent.id), filas);
  for (const fila of filas) {
    centre.sql.run('UPDATE agent_queues SET value = 1 WHERE agent_id = ? AND fila = ?', agent.id, fila);
  }
  settle(centre, agent);
  routeAgent(centre, agent.id);
  emitOwnConversations(centre, agent.id, reqId);
  return answer(centre, agent.id);
}

/** Switches the agent off in queues; out of the last one it is unavailable and no longer paused. */
export function leaveQueues(centre: Centre, agent: AgentRow, filas: string[]): Change {
  requireQueues(agentQueues(centre.sql, agent.id), filas);
  for (const fila of filas) {
    centre.sql.run(
      'UPDATE agent_queues SET value = 0, pausa = 0, motivo = NULL WHERE agent_id = ? AND fila = ?',
      agent.id,
      fila,
    );
  }
  settle(centre, agent);
  return answer(centre, agent.id);
}

/** Pauses the agent with a reason, in these queues or in all. */
export function pause(centre: Centre, agent: AgentRow, motivo: string, filas?: string[]): Change {
  const mine = agentQueues(centre.sql, agent.id);
  requireQueues(mine, filas ?? []);
  for (const fila of filas ?? mine.map((q) => q.fila)) {
    centre.sql.run(
      'UPDATE agent_queues SET pausa = 1, motivo = ? WHERE agent_id = ? AND fila = ?',
      motivo,
      agent.id,
      fila,
    );
  }
  storeStatus(centre.sql, agent.id, 10, motivo);
  centre.queueChanged();
  return answer(centre, agent.id);
}

/** Ends the pause, in these queues or in all; with `motivo`, only while that is the current reason. */
export function unpause(centre: Centre, agent: AgentRow, filas?: string[], motivo?: string): Change {
  const mine = agentQueues(centre.sql, agent.id);
  requireQueues(mine, filas ?? []);
  if (motivo !== undefined && agent.motivo_pausa !== motivo) return answer(centre, agent.id);
  for (const fila of filas ?? mine.map((q) => q.fila)) {
    centre.sql.run(
      'UPDATE agent_queues SET pausa = 0, motivo = NULL WHERE agent_id = ? AND fila = ?',
      agent.id,
      fila,
    );
  }
  const left = agentQueues(centre.sql, agent.id);
  if (!left.some((q) => q.pausa)) {
    storeStatus(centre.sql, agent.id, left.some((q) => q.value) ? 1 : 5, null);
    routeAgent(centre, agent.id);
  }
  centre.queueChanged();
  return answer(centre, agent.id);
}
