import * as v from 'valibot';
import {
  statusAgenteSchema,
  type Espera,
  type FilaStatus,
  type ItemEspera,
  type StatusAgente,
} from '../../src/services/realtime/contract';
import { agentQueues, selectConversations, WAITING, type ConversationRow } from '../store';
import { shownStatus } from './agentStatus';
import type { Centre } from './centre';

/** Name of each agent status as queue panels show it. */
export const STATUS_NAMES: Record<StatusAgente, string> = {
  1: 'Disponível',
  2: 'Ocupado',
  3: 'Ocupado',
  5: 'Indisponível',
  10: 'Pausa',
};

const BADGES: Record<number, keyof Espera> = {
  1: 'voz',
  2: 'chat',
  3: 'whatsapp',
  4: 'email',
  5: 'whatsapp',
  6: 'whatsapp',
  7: 'whatsapp',
  8: 'chat',
};

/** Names of the queues that an agent may serve. */
export function queueNames(centre: Centre, agentId: number): string[] {
  return agentQueues(centre.sql, agentId).map((q) => q.fila);
}

/** Conversations that wait in these queues, oldest first. */
export function waitingConversations(centre: Centre, queues: string[]): ConversationRow[] {
  return selectConversations(
    centre.sql,
    `WHERE c.status = '${WAITING}' AND c.queue IN (SELECT value FROM json_each(?)) ORDER BY c.espera_desde, c.id`,
    JSON.stringify(queues),
  );
}

const itemRow = v.object({
  id: v.number(),
  queue: v.string(),
  from_id: v.string(),
  from_name: v.string(),
  desde: v.string(),
});

/** Waiting items by queue, oldest first; every queue asked for has a list. */
export function waitingByQueue(centre: Centre, queues: string[]): Record<string, ItemEspera[]> {
  const lists = Object.fromEntries(queues.map((name): [string, ItemEspera[]] => [name, []]));
  const rows = centre.sql.all(
    itemRow,
    `SELECT id, queue, from_id, from_name, coalesce(espera_desde, data_ini) AS desde FROM conversations
     WHERE status = '${WAITING}' AND queue IN (SELECT value FROM json_each(?)) ORDER BY desde, id`,
    JSON.stringify(queues),
  );
  for (const { queue, id, from_id, from_name, desde } of rows) {
    const numero = from_id.split('@')[0] ?? '';
    lists[queue]?.push({ id, fromID: from_id, fromName: from_name, numero, desde });
  }
  return lists;
}

const badgeRow = v.object({ queue_type: v.number(), n: v.number() });

/** Totals of the four waiting badges over an agent's queues. */
export function badges(centre: Centre, queues: string[]): Espera {
  const espera: Espera = { chat: 0, whatsapp: 0, email: 0, voz: 0 };
  const rows = centre.sql.all(
    badgeRow,
    `SELECT queue_type, count(*) AS n FROM conversations WHERE status = '${WAITING}'
     AND queue IN (SELECT value FROM json_each(?)) GROUP BY queue_type`,
    JSON.stringify(queues),
  );
  for (const row of rows) {
    const badge = BADGES[row.queue_type];
    if (badge) espera[badge] = Number(espera[badge]) + row.n;
  }
  return espera;
}

const memberRow = v.object({
  id: v.number(),
  fila: v.string(),
  fullname: v.string(),
  ramal: v.nullable(v.string()),
  status: statusAgenteSchema,
  motivo_pausa: v.nullable(v.string()),
});
const waitingCount = v.object({ queue: v.string(), n: v.number() });

/** Who is switched on in each of these queues, and how many items wait there. */
export function queueStatus(centre: Centre, queues: string[]): FilaStatus[] {
  const names = JSON.stringify(queues);
  const members = centre.sql.all(
    memberRow,
    `SELECT a.id, q.fila, a.fullname, a.ramal, a.status, a.motivo_pausa FROM agent_queues q JOIN agents a ON a.id = q.agent_id
     WHERE q.value = 1 AND q.fila IN (SELECT value FROM json_each(?)) ORDER BY a.fullname`,
    names,
  );
  const waiting = centre.sql.all(
    waitingCount,
    `SELECT queue, count(*) AS n FROM conversations WHERE status = '${WAITING}'
     AND queue IN (SELECT value FROM json_each(?)) GROUP BY queue`,
    names,
  );
  return queues.map((nome) => ({
    nome,
    agentes: members
      .filter((m) => m.fila === nome)
      .map((m) => {
        const status = shownStatus(centre, m.id, m.status);
        return {
          nome: m.fullname,
          ramal: m.ramal ?? '',
          status,
          StatusNome: STATUS_NAMES[status],
          pausa_motivo: status === 10 ? m.motivo_pausa : null,
        };
      }),
    espera: waiting.find((w) => w.queue === nome)?.n ?? 0,
  }));
}
