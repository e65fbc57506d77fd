import { insertMessage, type Sql } from '../store';
import { SEED_QUEUES } from './catalogue';
import { CONTACT_COUNT } from './contacts';
import { SUFFIXES } from './people';
import type { Prng } from './prng';

const HOUR = 3_600_000;
const LINES: [string, string][] = [
  ['Bom dia, queria saber o status do meu pedido.', 'Bom dia! O pedido sai para entrega hoje.'],
  ['O boleto veio com valor errado.', 'Entendi, já corrigimos e enviamos outro.'],
  ['Hola, necesito ayuda con mi cuenta.', '¡Hola! Ya quedó resuelto, gracias por avisar.'],
  ['Hi, do you ship to Chile?', 'Hello! Yes, delivery takes about ten days.'],
];

interface Agent {
  id: number;
  fullname: string;
  filas: string[];
}

/** Fills closed conversations of the last month: the customers' previous protocols. */
export function seedConversationHistory(sql: Sql, prng: Prng, agents: Agent[], now: number): void {
  for (let i = 0; i < 60; i += 1) {
    const agent = prng.pick(agents.slice(0, 2));
    const queue = prng.pick(SEED_QUEUES.filter((q) => q.type !== 1 && agent.filas.includes(q.name)));
    const cliente = prng.int(1, 12);
    const start = now - prng.int(2, 29 * 24) * HOUR;
    const at = (ms: number) => new Date(start + ms).toISOString();
    const [question, answer] = prng.pick(LINES);
    const numero = `55119${String(80000000 + (cliente - 1) * 7919)}`;
    const { id } = sql.run(
      `INSERT INTO conversations (id_cliente, from_id, from_name, status, queue, queue_type, agent_id, ultimo_agente,
       data_ini, data_fim, last_msg, qtd_msg, data_ultima, sentido, atualizado_em, versao)
       VALUES (?, ?, (SELECT nome FROM contacts WHERE id = ?), 'Encerrado', ?, ?, ?, ?, ?, ?, ?, 2, ?, 1, ?, ?)`,
      cliente,
      `${numero}@${SUFFIXES[queue.type] ?? 'chat'}`,
      cliente,
      queue.name,
      queue.type,
      agent.id,
      agent.fullname,
      at(0),
      at(HOUR / 2),
      answer,
      at(120_000),
      at(HOUR / 2),
      i + 1,
    );
    const base = {
      client_msg_id: null,
      id_atendimento: id,
      queue: queue.name,
      queue_type: queue.type,
      ordem: null,
      corpo: null,
      extra: {},
    };
    insertMessage(sql, {
      ...base,
      message_id: `in.${id}`,
      texto: question,
      in_out: 1,
      agente: null,
      agent_id: null,
      status: 'seen',
      data_hora: at(0),
    });
    insertMessage(sql, {
      ...base,
      message_id: `out.${id}`,
      texto: answer,
      in_out: 2,
      agente: agent.fullname,
      agent_id: agent.id,
      status: 'seen',
      data_hora: at(120_000),
    });
    if (prng.chance(0.7)) {
      sql.run(
        `INSERT INTO given_classifications (protocolo, id_classificacao, id_subclassificacao, obs, agente, data_hora)
         VALUES (?, 1, ?, '', ?, ?)`,
        id,
        prng.int(1, 3),
        agent.fullname,
        at(HOUR / 2),
      );
    }
  }
}

/** Fills call history rows of the last week for the first two agents and the voice agent. */
export function seedCalls(sql: Sql, prng: Prng, agents: Agent[], now: number): void {
  const voice = agents.filter((agent) => agent.filas.some((fila) => fila.startsWith('Voz')));
  for (let i = 0; i < 40; i += 1) {
    const agent = prng.pick(voice);
    const start = now - prng.int(1, 7 * 24) * HOUR;
    const answered = prng.chance(0.8);
    const cliente = prng.int(1, CONTACT_COUNT);
    const classified = answered && prng.chance(0.5);
    sql.run(
      `INSERT INTO calls (uniqueid, callid, agent_id, ramal, numero, nome, sentido, fila, dataini, atendimento, datafim,
       atendida, id_classificacao, id_subclassificacao, obs)
       VALUES (?,?,?,?,?,(SELECT nome FROM contacts WHERE id = ?),?,?,?,?,?,?,?,?,?)`,
      `${Math.floor(start / 1000)}.${i}`,
      `seed-${i}`,
      agent.id,
      String(1000 + agent.id),
      `55119${String(80000000 + (cliente - 1) * 7919)}`,
      cliente,
      prng.chance(0.6) ? 1 : 2,
      prng.chance(0.85) ? (agent.filas.find((fila) => fila.startsWith('Voz')) ?? null) : null,
      new Date(start).toISOString(),
      answered ? new Date(start + 8000).toISOString() : null,
      new Date(start + prng.int(10, 900) * 1000).toISOString(),
      answered ? 1 : 0,
      classified ? 2 : null,
      classified ? 4 : null,
      classified ? 'Cliente atendido' : null,
    );
  }
}
