import { toAtendimento, type ConversationRow } from '../store';
import type { Centre } from './centre';
import { badges, queueNames, queueStatus, waitingByQueue, waitingConversations } from './waiting';

const COALESCE_MS = 250;

/** Makes `Centre.queueChanged`: many changes within 250 ms become one QueueStatus (ext) per online agent. */
export function createQueueEvents(centre: () => Centre): () => void {
  let pending = false;
  return () => {
    if (pending) return;
    pending = true;
    const c = centre();
    c.timers.after(COALESCE_MS, () => {
      pending = false;
      c.sql.work(() => c.presence.online().forEach((agentId) => emitQueueStatus(c, agentId)));
    });
  };
}

function emitQueueStatus(c: Centre, agentId: number): void {
  const queues = queueNames(c, agentId);
  c.stream.push(agentId, 'QueueStatus', { filas: queueStatus(c, queues), espera: badges(c, queues) });
}

/**
 * Tells an agent everything that waits in its queues: `getAtendimentos` with `completo: true`. Waiting lists
 * are told only to online agents, so each handshake is followed by one of these.
 */
export function emitAllWaiting(c: Centre, agentId: number): void {
  const filas = queueNames(c, agentId);
  c.stream.push(agentId, 'getAtendimentos', {
    completo: true,
    filas,
    dados: waitingConversations(c, filas).map(toAtendimento),
    espera: badges(c, filas),
    waiting: waitingByQueue(c, filas),
  });
}

function onlineWith(c: Centre, queue: string): { agentId: number; filas: string[] }[] {
  return c.presence
    .online()
    .map((agentId) => ({ agentId, filas: queueNames(c, agentId) }))
    .filter(({ filas }) => filas.includes(queue));
}

/** Tells the online agents of its queue that a conversation waits (or changed while waiting). */
export function emitWaiting(c: Centre, row: ConversationRow): void {
  for (const { agentId, filas } of onlineWith(c, row.queue)) {
    c.stream.push(agentId, 'getAtendimentos', {
      completo: false,
      filas: [row.queue],
      dados: [toAtendimento(row)],
      espera: badges(c, filas),
      waiting: waitingByQueue(c, [row.queue]),
    });
  }
}

/** Tells the online agents of `queue` that a conversation no longer waits there. */
export function emitLeftWaiting(
  c: Centre,
  id: number,
  queue: string,
  motivo: 'atendido' | 'abandonado' | 'transferido',
): void {
  for (const { agentId } of onlineWith(c, queue)) {
    c.stream.push(agentId, 'deleteAtendimento', { idAtendimento: id, queue, motivo });
  }
}
