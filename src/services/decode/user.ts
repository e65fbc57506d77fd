import type { AgentStatus } from '../../store/agent/types';
import type { User } from '../../store/auth/types';
import type { QueueMode } from '../../store/queues/types';
import type { Usuario } from '../realtime/contract';
import { idTextOrNull } from './id';

const QUEUE_MODES = new Map<string, QueueMode>([
  ['F', 'perQueue'],
  ['T', 'allOnEntry'],
]);

/** The wire's `modo`: F one switch per queue, T all joined on entry, anything else one switch (spec 1 §3). */
export function toQueueMode(modo: string): QueueMode {
  return QUEUE_MODES.get(modo) ?? 'single';
}

/** The signed-in agent without the secrets of the answer. */
export function toUser(wire: Usuario): User {
  return {
    id: idTextOrNull(wire.id),
    fullName: wire.fullname,
    login: wire.nome,
    extension: wire.ramal,
    extensionNumber: wire.ramal_numero ?? null,
    context: wire.contexto ?? null,
    queueMode: toQueueMode(wire.modo),
    maxConversations: wire.max_chat_atende ?? null,
    canEditConfig: wire.edita_config,
    canEditRoute: wire.edita_rota,
    seesAllContacts: wire.visualiza_todos_clientes,
    canEditContact: wire.editaCliente,
    canEditContactGroup: wire.editaClienteGrupo,
    urlShortcutKey: wire.atalho_url ?? null,
    opensUrlOnLoad: wire.abrir_url,
    canChooseInstance: wire.pode_selecionar_instancias,
    defaultInstance: wire.default_instance ?? null,
  };
}

/** Why the agent pauses: as the server says, else as the queues say; null while not paused. */
export function toPauseReason(
  status: AgentStatus,
  said: string | null | undefined,
  queues: readonly { pausa: boolean; motivo?: string | null | undefined }[],
): string | null {
  if (status !== 10) return null;
  return said ?? queues.find(({ pausa, motivo }) => pausa && typeof motivo === 'string')?.motivo ?? null;
}
