import type {
  Queue,
  QueueMembership,
  QueueStatus,
  WaitingItem,
  WaitingTotals,
} from '../../store/queues/types';
import type { Espera, Fila, FilaAgente, FilaStatus, ItemEspera } from '../realtime/contract';
import { idTextOrNull } from './id';

/** A queue of the centre. */
export function toQueue(wire: Fila): Queue {
  const { instance = [] } = wire;
  return {
    name: wire.name,
    type: wire.queue_type,
    mustClassify: wire.obrigaClassificar,
    instances: typeof instance === 'string' ? [instance] : instance,
    email: wire.emailConfig?.email ?? null,
  };
}

/** One queue of the agent. */
export function toMembership(wire: FilaAgente): QueueMembership {
  return {
    queue: wire.fila,
    type: wire.queue_type,
    joined: wire.value,
    paused: wire.pausa,
    pauseReason: wire.motivo ?? null,
  };
}

/** Who works in a queue. */
export function toQueueStatus(wire: FilaStatus): QueueStatus {
  return {
    queue: wire.nome,
    agents: wire.agentes.map((agent) => ({
      name: agent.nome ?? '',
      extension: agent.ramal,
      status: agent.status,
      statusText: agent.StatusNome,
      pauseReason: agent.pausa_motivo ?? null,
    })),
    waiting: wire.espera ?? null,
  };
}

function count(wire: number): number {
  return Math.max(0, Math.trunc(wire));
}

/** The four waiting badges; never below zero. */
export function toWaitingTotals(wire: Espera): WaitingTotals {
  return {
    chat: count(wire.chat),
    whatsapp: count(wire.whatsapp),
    email: count(wire.email),
    voice: count(wire.voz),
  };
}

/** Something that waits: a conversation has an id, a call a uniqueid. */
export function toWaitingItem(wire: ItemEspera): WaitingItem {
  const address = wire.fromID ?? wire.numero ?? '';
  return {
    id: idTextOrNull(wire.id ?? wire.uniqueid) ?? address,
    name: wire.fromName ?? address,
    since: wire.desde,
  };
}

/** Waiting items by queue name; the schema keeps names such as `__proto__` out. */
export function toWaitingItems(wire: Readonly<Record<string, ItemEspera[]>>): Record<string, WaitingItem[]> {
  return Object.fromEntries(Object.entries(wire).map(([queue, items]) => [queue, items.map(toWaitingItem)]));
}
