import * as v from 'valibot';
import type {
  Queue,
  QueueMembership,
  QueueStatus,
  ReportedMembership,
  ReportedMemberships,
  WaitingItem,
  WaitingTotals,
} from '../../store/queues/types';
import { readEntity, readRows, type Entity } from './entity';
import {
  anything,
  count,
  date,
  text,
  flag,
  id,
  idIn,
  listIn,
  number,
  numberOr,
  partOf,
  queueType,
  requiredText,
  rowsOf,
  textOr,
  texts,
} from './lenient';
import { noOddities, type Oddities } from './oddities';

/** Something that waits. Required: an id, a call's id, a number or an address. */
const wireWaiting = v.object({
  id,
  uniqueid: id,
  numero: text,
  fromID: text,
  fromName: text,
  desde: date,
  dataIni: date,
});

/** Something that waits: a conversation has an id, a call a uniqueid. */
export const waitingEntity: Entity<v.InferOutput<typeof wireWaiting>, WaitingItem> = {
  name: 'waiting',
  schema: wireWaiting,
  convert(wire) {
    const address = wire.fromID ?? wire.numero ?? '';
    const key = wire.id ?? wire.uniqueid ?? address;
    return key === '' ? null : { id: key, name: wire.fromName ?? address, since: wire.desde ?? wire.dataIni };
  },
  missing: 'id, uniqueid, numero, fromID',
};

/** What waits in a queue, where its row says so. */
function waitingOf(value: unknown): Pick<Queue, 'waiting'> {
  const rows = value === null || value === undefined ? undefined : listIn(value);
  return rows === undefined ? {} : { waiting: readRows(waitingEntity, rows, noOddities('queue')) };
}

/** A queue of the centre. Required: `name`. */
const wireQueue = v.object({
  name: requiredText,
  queue_type: queueType,
  obrigaClassificar: flag,
  instance: texts,
  emailConfig: partOf(v.object({ email: text })),
  ligacoes: v.optional(v.unknown()),
});

/** Queues. */
export const queueEntity: Entity<v.InferOutput<typeof wireQueue>, Queue> = {
  name: 'queue',
  schema: wireQueue,
  convert: (wire) => ({
    name: wire.name,
    type: wire.queue_type,
    mustClassify: wire.obrigaClassificar,
    instances: wire.instance,
    email: wire.emailConfig?.email ?? null,
    ...waitingOf(wire.ligacoes),
  }),
};

/** One queue of the agent, or its name alone. Required: `fila`; joined and paused are no while nothing says so. */
export const wireMembership = v.pipe(
  anything,
  v.transform((row) => {
    const name = idIn(row);
    return name === undefined ? row : { fila: name };
  }),
  v.object({ fila: requiredText, queue_type: queueType, value: flag, pausa: flag, motivo: text }),
);
type WireMembership = v.InferOutput<typeof wireMembership>;

/** One queue of the agent. */
export function toMembership(wire: WireMembership): QueueMembership {
  return {
    queue: wire.fila,
    type: wire.queue_type,
    joined: wire.value,
    paused: wire.pausa,
    pauseReason: wire.motivo,
  };
}

const membershipEntity: Entity<WireMembership, ReportedMembership> = {
  name: 'membership',
  schema: wireMembership,
  convert(wire) {
    const { type, ...said } = toMembership(wire);
    return type === 0 ? said : { type, ...said };
  },
};

/** The agent's queues as the socket tells them; undefined: there is no list. A name alone says nothing else. */
export function membershipsIn(
  value: unknown,
  report: (oddities: Oddities) => void,
): ReportedMemberships | undefined {
  const rows = value === null || value === undefined ? undefined : listIn(value);
  if (rows === undefined) return undefined;
  const oddities = noOddities(membershipEntity.name);
  const memberships = rows.flatMap((row): ReportedMembership[] => {
    const one = readEntity(membershipEntity, row, oddities);
    if (one === null) return [];
    return [typeof row === 'object' ? one : { queue: one.queue }];
  });
  report(oddities);
  return memberships.length < rows.length ? { memberships, isPart: true } : { memberships };
}

/** Whether any of them says more than a name: names do not say in which queues the agent is. */
export function isAnyJoinSaid(memberships: readonly ReportedMembership[]): boolean {
  return memberships.some(({ joined }) => joined !== undefined);
}

/** Who works in a queue. Required: `nome`; agents by extension or name. */
const wireQueueStatus = v.object({
  nome: requiredText,
  agentes: rowsOf(
    v.object({
      nome: textOr(''),
      ramal: textOr(''),
      status: numberOr(0),
      StatusNome: textOr(''),
      pausa_motivo: text,
    }),
  ),
  espera: number,
});

/** Who works in each queue. */
export const queueStatusEntity: Entity<v.InferOutput<typeof wireQueueStatus>, QueueStatus> = {
  name: 'queueStatus',
  schema: wireQueueStatus,
  convert: (wire) => ({
    queue: wire.nome,
    agents: wire.agentes
      .filter(({ nome, ramal }) => nome !== '' || ramal !== '')
      .map((agent) => ({
        name: agent.nome,
        extension: agent.ramal,
        status: agent.status,
        statusText: agent.StatusNome,
        pauseReason: agent.pausa_motivo,
      })),
    waiting: wire.espera,
  }),
};

const wireTotals = v.object({ chat: count, whatsapp: count, email: count, voz: count });

/** The four waiting badges, never below zero; null where the server does not count them. */
export function totalsIn(value: unknown): WaitingTotals | null {
  if (typeof value !== 'object' || value === null) return null;
  const read = v.safeParse(wireTotals, value);
  if (!read.success) return null;
  const { chat, email, voz, whatsapp } = read.output;
  return { chat, whatsapp, email, voice: voz };
}

/**
 * Waiting items by queue name; null where nothing is said of them, or nothing that can be read. An empty list is PHP's
 * empty object. Names such as `__proto__` stay out.
 */
export function waitingIn(value: unknown, oddities: Oddities): Record<string, WaitingItem[]> | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value);
  if (Array.isArray(value) && entries.length > 0) return null;
  const items = entries.flatMap(([queue, rows]) => {
    const list = listIn(rows);
    return queue === '__proto__' || list === undefined
      ? []
      : [[queue, readRows(waitingEntity, list, oddities)] as const];
  });
  return items.length === 0 && entries.length > 0 ? null : Object.fromEntries(items);
}
