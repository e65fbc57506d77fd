import type { PauseReason } from '../../store/agent/types';
import type { Pausa } from '../api/contract';

/** A reason to pause. */
export function toPauseChoice(wire: Pausa): PauseReason {
  return { name: wire.nome, queue: wire.fila ?? null, editable: wire.editavel };
}
