import { findQueue, patchConversation, insertMessage, type AgentRow, type ConversationRow } from '../store';
import { FIRST_NAMES, SUFFIXES, SURNAMES } from '../seed/people';
import type { Centre } from './centre';
import { insertConversation } from './customerMessages';
import { Refusal } from './refusal';

const LINES = [
  'Bom dia, tudo bem?',
  'Preciso da segunda via do boleto, por favor. O vencimento é amanhã e não recebi nada no e-mail.',
  'Ok',
  'Hola, quería saber si mi pedido ya salió.',
  'Could you please check the delivery address on my order?',
  'Obrigado!',
];

/** Adds past messages, customer and agent in turn, the last one a minute before `until` (ms), without telling anybody. */
export function insertBulkMessages(
  centre: Centre,
  row: ConversationRow,
  count: number,
  until = Date.parse(centre.iso()),
): void {
  const end = until - 60_000;
  let last = '';
  for (let i = 0; i < count; i += 1) {
    const fromAgent = i % 2 === 1;
    last = `${LINES[i % LINES.length] ?? ''} (${i + 1})`;
    insertMessage(centre.sql, {
      message_id: `bulk.${row.id}.${row.qtd_msg + i}`,
      client_msg_id: null,
      id_atendimento: row.id,
      texto: last,
      in_out: fromAgent ? 2 : 1,
      queue: row.queue,
      queue_type: row.queue_type,
      agente: fromAgent ? row.ultimo_agente : null,
      agent_id: fromAgent ? row.agent_id : null,
      status: 'seen',
      data_hora: new Date(end - (count - i) * 1000).toISOString(),
      ordem: null,
      corpo: null,
      extra: {},
    });
  }
  if (count === 0) return;
  patchConversation(centre.sql, row.id, centre.iso(), {
    qtd_msg: row.qtd_msg + count,
    last_msg: last,
    data_ultima: new Date(end).toISOString(),
  });
}

const DAY_MS = 86_400_000;

/** Adds finished conversations of the same customer, a day apart, before this one; answers their ids. */
export function insertEarlierConversations(
  centre: Centre,
  row: ConversationRow,
  of: { count: number; messages: number; queue: string },
): number[] {
  const { queue, count, messages } = of;
  return Array.from({ length: count }, (_, i) => {
    const id = insertConversation(
      centre,
      { queue, fromID: row.from_id, fromName: row.from_name, idCliente: row.id_cliente },
      1,
    );
    const begun = Date.parse(row.data_ini) - (count - i) * DAY_MS;
    const at = new Date(begun).toISOString();
    centre.sql.run('UPDATE conversations SET data_ini = ? WHERE id = ?', at, id);
    const fields = { status: 'Encerrado', ultimo_agente: row.ultimo_agente, data_fim: at };
    insertBulkMessages(
      centre,
      patchConversation(centre.sql, id, centre.iso(), fields),
      messages,
      begun + DAY_MS / 2,
    );
    return id;
  });
}

/** Inserts an open conversation of the agent with past messages; answers its id. @throws Refusal SEM_FILA */
export function insertOwnConversation(
  centre: Centre,
  agent: AgentRow,
  of: { queue: string; index: number; messages: number; unread: number },
): number {
  const type = findQueue(centre.sql, of.queue)?.queue_type;
  if (!type) throw new Refusal('SEM_FILA');
  const first = FIRST_NAMES[of.index % FIRST_NAMES.length] ?? '';
  const last = SURNAMES[of.index % SURNAMES.length] ?? '';
  const id = insertConversation(
    centre,
    {
      queue: of.queue,
      fromID: `55219${String(70_000_000 + of.index)}@${SUFFIXES[type] ?? 'chat'}`,
      fromName: `${first} ${last} ${of.index + 1}`,
    },
    1,
  );
  const row = patchConversation(centre.sql, id, centre.iso(), {
    status: 'Entrou',
    agent_id: agent.id,
    ultimo_agente: agent.fullname,
    unread: of.unread,
  });
  insertBulkMessages(centre, row, of.messages);
  return id;
}
