import * as v from 'valibot';
import {
  agentQueues,
  findAgent,
  patchConversation,
  selectConversations,
  toAtendimento,
  WAITING,
  type ConversationRow,
} from '../store';
import type { Centre } from './centre';
import { emitLeftWaiting } from './queueEvents';

/** How long a conversation that an agent gave back waits for somebody else, ms. */
export const GIVEN_BACK_MS = 60_000;

const loadRow = v.object({ id: v.number(), max_chat: v.number(), load: v.number() });
type Load = v.InferOutput<typeof loadRow>;

/** Agents that can take a conversation of `queue` now: switched on, not paused, available, online, below the limit. */
function freeAgents(c: Centre, queue: string): Load[] {
  return c.sql
    .all(
      loadRow,
      `SELECT a.id, a.max_chat, (SELECT count(*) FROM conversations k WHERE k.agent_id = a.id AND k.status = 'Entrou'
       AND k.queue_type <> 1) AS load FROM agent_queues q JOIN agents a ON a.id = q.agent_id
       WHERE q.fila = ? AND q.value = 1 AND q.pausa = 0 AND a.status = 1 ORDER BY a.id`,
      queue,
    )
    .filter((agent) => agent.load < agent.max_chat && c.presence.isOnline(agent.id));
}

function mayTake(row: ConversationRow, agent: Load, now: number): boolean {
  if (row.recusado_por !== agent.id) return true;
  return row.espera_desde !== null && now - Date.parse(row.espera_desde) >= GIVEN_BACK_MS;
}

function assign(c: Centre, row: ConversationRow, agentId: number, announced: boolean): void {
  const agent = findAgent(c.sql, agentId);
  if (!agent) return;
  const taken = patchConversation(c.sql, row.id, c.iso(), {
    status: 'Entrou',
    agent_id: agent.id,
    ultimo_agente: agent.fullname,
    espera_desde: null,
    recusado_por: null,
  });
  if (announced) emitLeftWaiting(c, row.id, row.queue, 'atendido');
  c.stream.push(agent.id, 'AddAtendimento', {
    atendimento: toAtendimento(taken),
    motivo: 'fila',
    de: { queue: row.queue },
  });
}

/**
 * Gives the waiting conversations of a queue, oldest first, to the least busy free agents.
 * @param fresh a conversation of this unit of work, whose waiting nobody was told of
 */
export function routeQueue(c: Centre, queue: string, fresh?: number): void {
  const agents = freeAgents(c, queue);
  const room = agents.reduce((sum, agent) => sum + agent.max_chat - agent.load, 0);
  if (room === 0) return;
  const waiting = selectConversations(
    c.sql,
    `WHERE c.status = '${WAITING}' AND c.queue = ? AND c.queue_type <> 1 ORDER BY c.espera_desde, c.id LIMIT ?`,
    queue,
    room + 10,
  );
  const now = Date.parse(c.iso());
  for (const row of waiting) {
    const [next] = agents
      .filter((agent) => agent.load < agent.max_chat && mayTake(row, agent, now))
      .sort((a, b) => a.load - b.load);
    if (!next) continue;
    next.load += 1;
    assign(c, row, next.id, row.id !== fresh);
  }
  if (waiting.length > 0) c.queueChanged();
}

/** Routes every queue that an agent is switched on in: after it became free, available or online. */
export function routeAgent(c: Centre, agentId: number): void {
  for (const fila of agentQueues(c.sql, agentId)) {
    if (fila.value && !fila.pausa) routeQueue(c, fila.fila);
  }
}

const queueRow = v.object({ queue: v.string() });

/** Routes again the queues where a conversation was given back, since its wait for others may be over. */
export function routeGivenBack(c: Centre): void {
  c.sql.work(() => {
    const rows = c.sql.all(
      queueRow,
      `SELECT DISTINCT queue FROM conversations WHERE status = '${WAITING}' AND recusado_por IS NOT NULL`,
    );
    rows.forEach((row) => routeQueue(c, row.queue));
  });
}
