import { FIRST_NAMES, SUFFIXES, SURNAMES } from '../seed/people';
import type { AgentRow } from '../store';
import type { Centre } from './centre';

/** How many of each, over how many days that end now. */
export interface BulkHistory {
  calls: number;
  services: number;
  days: number;
}

const DAY_MS = 86_400_000;

/** Queues in which the made services were, with their types. */
const PLACES: readonly (readonly [string, number])[] = [
  ['Chat Site', 2],
  ['WhatsApp Vendas', 3],
  ['E-mail SAC', 4],
  ['Voz Atendimento', 1],
  ['WhatsApp Oficial', 5],
];

function at<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length];
}

function nameOf(index: number): string {
  return `${at(FIRST_NAMES, index * 7) ?? ''} ${at(SURNAMES, index * 11) ?? ''} ${String(index + 1)}`;
}

/** Moments spread evenly over the days, the first one the latest. */
function momentsOf(centre: Centre, count: number, days: number): (index: number) => number {
  const now = Date.parse(centre.iso());
  return (index) => now - 60_000 - Math.floor((index * days * DAY_MS) / count);
}

function insertCalls(centre: Centre, agent: AgentRow, { calls, days }: BulkHistory): void {
  const when = momentsOf(centre, calls, days);
  for (let i = 0; i < calls; i += 1) {
    const start = when(i);
    const answered = i % 5 !== 4;
    const iso = (ms: number) => new Date(start + ms).toISOString();
    centre.sql.run(
      `INSERT INTO calls (uniqueid, callid, agent_id, ramal, numero, nome, sentido, fila, dataini, atendimento, datafim,
       atendida, id_classificacao, id_subclassificacao, obs) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
      `bulk.${String(agent.id)}.${String(i)}`,
      `bulk-${String(i)}`,
      agent.id,
      agent.ramal,
      `55419${String(60_000_000 + i)}`,
      i % 7 === 6 ? null : nameOf(i),
      i % 3 === 2 ? 2 : 1,
      i % 10 === 9 ? null : 'Voz Atendimento',
      iso(0),
      answered ? iso(5_000) : null,
      iso(5_000 + (answered ? (i % 900) * 1_000 : 0)),
      answered ? 1 : 0,
      i % 4 === 0 ? 2 : null,
      i % 4 === 0 ? 4 : null,
      i % 4 === 0 ? `Anotação ${String(i)}` : null,
    );
  }
}

function insertServices(centre: Centre, agent: AgentRow, { services, days }: BulkHistory): void {
  const when = momentsOf(centre, services, days);
  for (let i = 0; i < services; i += 1) {
    const [queue = '', type = 2] = at(PLACES, i) ?? [];
    const start = new Date(when(i)).toISOString();
    const { id } = centre.sql.run(
      `INSERT INTO conversations (id_cliente, from_id, from_name, status, queue, queue_type, agent_id, ultimo_agente,
       data_ini, data_fim, last_msg, qtd_msg, data_ultima, sentido, atualizado_em, versao)
       VALUES (9999999, ?, ?, 'Encerrado', ?, ?, ?, ?, ?, ?, '', 0, ?, ?, ?, ?)`,
      `55519${String(60_000_000 + i)}@${SUFFIXES[type] ?? 'chat'}`,
      nameOf(i),
      queue,
      type,
      agent.id,
      agent.fullname,
      start,
      start,
      start,
      i % 3 === 2 ? 2 : 1,
      start,
      i,
    );
    if (i % 4 !== 0) continue;
    centre.sql.run(
      `INSERT INTO given_classifications (protocolo, id_classificacao, id_subclassificacao, obs, agente, data_hora)
       VALUES (?, 1, 1, ?, ?, ?)`,
      id,
      `Anotação ${String(i)}`,
      agent.fullname,
      start,
    );
  }
}

/** Fills an agent's history with calls and finished services, the latest a minute ago. */
export function insertBulkHistory(centre: Centre, agent: AgentRow, of: BulkHistory): void {
  insertCalls(centre, agent, of);
  insertServices(centre, agent, of);
}
