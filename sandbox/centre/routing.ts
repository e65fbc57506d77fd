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
function freeAgents(centre: Centre, queue: string): Load[] {
  return centre.sql
    .all(
      loadRow,
      `SELECT a.id, a.max_chat, (SELECT count(*) FROM conversations k WHERE k.agent_id = a.id AND k.status = 'Entrou'
       AND k.queue_type <> 1) AS load FROM agent_queues q JOIN agents a ON a.id = q.agent_id
       WHERE q.fila = ? AND q.value = 1 AND q.pausa = 0 AND a.status = 1 ORDER BY a.id`,
      queue,
    )
    .filter((agent) => agent.load < agent.max_chat && centre.presence.isOnline(agent.id));
}

function mayTake(row: ConversationRow, agent: Load, now: number): boolean {
  if (row.recusado_por !== agent.id) return true;
  return row.espera_desde !== null && now - Date.parse(row.espera_desde) >= GIVEN_BACK_MS;
}

function assign(centre: Centre, row: ConversationRow, agentId: number, announced: boolean): void {
  const agent = findAgent(centre.sql, agentId);
  if (!agent) return;
  const taken = patchConversation(centre.sql, row.id, centre.iso(), {
    status: 'Entrou',
    agent_id: agent.id,
    ultimo_agente: agent.fullname,
    espera_desde: null,
    recusado_por: null,
  });
  if (announced) emitLeftWaiting(centre, row.id, row.queue, 'atendido');
  centre.stream.push(agent.id, 'AddAtendimento', {
    atendimento: toAtendimento(taken),
    motivo: 'fila',
    de: { queue: row.queue },
  });
}

/**
 * Gives the waiting conversations of a queue, oldest first, to the least busy free agents.
 * @param fresh a conversation of this unit of work, whose waiting nobody was told of
 */
export function routeQueue(centre: Centre, queue: string, fresh?: number): void {
  const agents = freeAgents(centre, queue);
  const room = agents.reduce((sum, agent) => sum + agent.max_chat - agent.load, 0);
  if (room === 0) return;
  const waiting = selectConversations(
    centre.sql,
    `WHERE c.status = '${WAITING}' AND c.queue = ? AND c.queue_type <> 1 ORDER BY c.espera_desde, c.id LIMIT ?`,
    queue,
    room + 10,
  );
  const now = Date.parse(centre.iso());
  for (const row of waiting) {
    const [next] = agents
      .filter((agent) => agent.load < agent.max_chat && mayTake(row, agent, now))
      .sort((a, b) => a.load - b.load);
    if (!next) continue;
    next.load += 1;
    assign(centre, row, next.id, row.id !== fresh);
  }
  if (waiting.length > 0) centre.queueChanged();
}

/** Routes every queue that an agent is switched on in: after it became free, available or online. */
export function routeAgent(centre: Centre, agentId: number): void {
  for (const fila of agentQueues(centre.sql, agentId)) {
    if (fila.value && !fila.pausa) routeQueue(centre, fila.fila);
  }
}

const queueRow = v.object({ queue: v.string() });

/** Routes again the queues where a conversation was given back, since its wait for others may be over. */
export function routeGivenBack(centre: Centre): void {
  centre.sql.work(() => {
    const rows = centre.sql.all(
      queueRow,
      `SELECT DISTINCT queue FROM conversations WHERE status = '${WAITING}' AND recusado_por IS NOT NULL`,
    );
    rows.forEach((row) => routeQueue(centre, row.queue));
  });
}
