import * as v from 'valibot';
import type { AgentStatus } from '../../store/agent/types';
import type { User } from '../../store/auth/types';
import type { QueueMembership, QueueMode, ReportedMembership } from '../../store/queues/types';
import type { Entity } from './entity';
import { filledIn, text, flag, flagOrNull, id, number, oneIn, rowsOf, textOr } from './lenient';
import { toMembership, wireMembership } from './queue';

/**
 * The signed-in agent (spec 1 §3, User). Required (contract §0): a name, as `fullname` or `nome`. Permissions that
 * are not said are not given; a status that is not said follows from the queues.
 */
const wireUser = v.object({
  id,
  fullname: text,
  nome: text,
  ramal: id,
  ramal_numero: id,
  ramal_senha: text,
  contexto: text,
  modo: textOr(''),
  filas: rowsOf(wireMembership),
  status: number,
  motivoPausa: text,
  max_chat_atende: number,
  edita_config: flag,
  visualiza_todos_clientes: flag,
  editaCliente: flag,
  editaClienteGrupo: flag,
  atalho_url: number,
  abrir_url: flag,
  pode_selecionar_instancias: flagOrNull,
  default_instance: text,
  token: text,
});
export type WireUser = v.InferOutput<typeof wireUser>;

/** Answer to a sign-in. The secrets are for the services alone. */
export interface SignedIn {
  user: User;
  memberships: QueueMembership[];
  status: AgentStatus;
  pauseReason: string | null;
  token: string | null;
  extensionPassword: string | null;
}

const QUEUE_MODES = new Map<string, QueueMode>([
  ['F', 'perQueue'],
  ['T', 'allOnEntry'],
]);

/** The wire's `modo`: F one switch per queue, T all joined on entry, anything else one switch (spec 1 §3). */
export function toQueueMode(modo: string): QueueMode {
  return QUEUE_MODES.get(modo.trim().toUpperCase()) ?? 'single';
}

/** The signed-in agent without the secrets of the answer; null: nobody is named. */
export function toUser(wire: WireUser): User | null {
  const fullName = wire.fullname ?? wire.nome;
  if (fullName === null) return null;
  return {
    id: wire.id,
    fullName,
    login: wire.nome ?? fullName,
    extension: wire.ramal,
    extensionNumber: wire.ramal_numero,
    context: wire.contexto,
    queueMode: toQueueMode(wire.modo),
    maxConversations: wire.max_chat_atende,
    canEditConfig: wire.edita_config,
    seesAllContacts: wire.visualiza_todos_clientes,
    canEditContact: wire.editaCliente,
    canEditContactGroup: wire.editaClienteGrupo,
    urlShortcutKey: wire.atalho_url,
    opensUrlOnLoad: wire.abrir_url,
    canChooseInstance: wire.pode_selecionar_instancias ?? false,
    defaultInstance: wire.default_instance,
  };
}

const PAUSED = 10;
const AVAILABLE = 1;
const UNAVAILABLE = 5;

/** Why the agent pauses: as the server says, else as the queues say; null while not paused. */
export function toPauseReason(
  status: AgentStatus,
  said: string | null,
  queues: readonly ReportedMembership[],
): string | null {
  if (status !== PAUSED) return null;
  const telling = queues.find(({ paused, pauseReason = null }) => paused === true && pauseReason !== null);
  return said ?? telling?.pauseReason ?? null;
}

/** The agent's status; where the server does not say it, what follows from the rest (spec 1 §4). */
export function toStatus(
  reported: number | null,
  reason: string | null,
  queues: readonly ReportedMembership[],
): AgentStatus {
  if (reported !== null) return reported;
  if (reason !== null) return PAUSED;
  const isIn = queues.filter(({ joined }) => joined === true);
  if (isIn.length === 0) return UNAVAILABLE;
  return isIn.every(({ paused }) => paused === true) ? PAUSED : AVAILABLE;
}

function toSignedIn(wire: WireUser): SignedIn | null {
  const user = toUser(wire);
  if (user === null) return null;
  const memberships = wire.filas.map(toMembership);
  const status = toStatus(wire.status, wire.motivoPausa, memberships);
  return {
    user,
    memberships,
    status,
    pauseReason: toPauseReason(status, wire.motivoPausa, memberships),
    token: wire.token,
    extensionPassword: wire.ramal_senha,
  };
}

const SECRETS = ['token', 'ramal_senha'];

function isSaid(record: object, name: string): boolean {
  return filledIn(Reflect.get(record, name)) !== undefined;
}

/** A user as the answer has it; a server that wraps it may put the secrets beside. */
function userIn(answer: unknown): unknown {
  const user = oneIn(answer, (record) => 'fullname' in record || 'nome' in record);
  if (typeof user !== 'object' || user === null) return user;
  const beside = SECRETS.filter((name) => !isSaid(user, name)).flatMap((name) => {
    const holder = oneIn(answer, (record) => isSaid(record, name));
    const isHeld = typeof holder === 'object' && holder !== null && isSaid(holder, name);
    return isHeld ? [[name, Reflect.get(holder, name)] as const] : [];
  });
  return beside.length === 0 ? user : { ...user, ...Object.fromEntries(beside) };
}

/** The answer to a sign-in: the user bare or wrapped, their queues as rows or by name alone. */
export const userEntity: Entity<WireUser, SignedIn> = {
  name: 'user',
  schema: wireUser,
  convert: toSignedIn,
  missing: 'fullname, nome',
  prepare: userIn,
};
