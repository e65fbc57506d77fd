import type { Colleague, PauseReason } from '../../store/agent/types';
import type { Agente, Pausa } from '../api/contract';

/** A reason to pause. */
export function toPauseChoice(wire: Pausa): PauseReason {
  return { name: wire.nome, queue: wire.fila ?? null, editable: wire.editavel };
}

/** Another agent. */
export function toColleague(wire: Agente): Colleague {
  return { name: wire.fullname, extension: wire.ramal, status: wire.status, queues: wire.filas ?? null };
}
