import { toAtendimento, type ConversationRow } from '../store';
import type { Centre } from './centre';
import { badges, queueNames, queueStatus, waitingByQueue, waitingConversations } from './waiting';

const COALESCE_MS = 250;

/** Makes `Centre.queueChanged`: many changes within 250 ms become one QueueStatus (ext) per online agent. */
export function createQueueEvents(getCentre: () => Centre): () => void {
  let pending = false;
  return () => {
    if (pending) return;
    pending = true;
    const centre = getCentre();
    centre.timers.after(COALESCE_MS, () => {
      pending = false;
      centre.sql.work(() => centre.presence.online().forEach((agentId) => emitQueueStatus(centre, agentId)));
    });
  };
}

function emitQueueStatus(centre: Centre, agentId: number): void {
  const queues = queueNames(centre, agentId);
  centre.stream.push(agentId, 'QueueStatus', {
    filas: queueStatus(centre, queues),
    espera: badges(centre, queues),
  });
}

/**
 * Tells an agent everything that waits in its queues: `getAtendimentos` with `completo: true`. Waiting lists
 * are told only to online agents, so each handshake is followed by one of these.
 */
export function emitAllWaiting(centre: Centre, agentId: number): void {
  const filas = queueNames(centre, agentId);
  centre.stream.push(agentId, 'getAtendimentos', {
    completo: true,
    filas,
    dados: waitingConversations(centre, filas).map(toAtendimento),
    espera: badges(centre, filas),
    waiting: waitingByQueue(centre, filas),
  });
}

function onlineWith(centre: Centre, queue: string): { agentId: number; filas: string[] }[] {
  return centre.presence
    .online()
    .map((agentId) => ({ agentId, filas: queueNames(centre, agentId) }))
    .filter(({ filas }) => filas.includes(queue));
}

/** Tells the online agents of its queue that a conversation waits (or changed while waiting). */
export function emitWaiting(centre: Centre, row: ConversationRow): void {
  for (const { agentId, filas } of onlineWith(centre, row.queue)) {
    centre.stream.push(agentId, 'getAtendimentos', {
      completo: false,
      filas: [row.queue],
      dados: [toAtendimento(row)],
      espera: badges(centre, filas),
      waiting: waitingByQueue(centre, [row.queue]),
    });
  }
}

/** Tells the online agents of `queue` that a conversation no longer waits there. */
export function emitLeftWaiting(
  centre: Centre,
  id: number,
  queue: string,
  motivo: 'atendido' | 'abandonado' | 'transferido',
): void {
  for (const { agentId } of onlineWith(centre, queue)) {
    centre.stream.push(agentId, 'deleteAtendimento', { idAtendimento: id, queue, motivo });
  }
}
