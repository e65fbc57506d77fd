import type { ActionMap, Id } from '../../src/services/realtime/contract';
import { countRow, patchConversation, rowId, type AgentRow } from '../store';
import type { Centre } from './centre';
import { emitOwnConversations } from './conversationEvents';
import { requireOwnConversation } from './ownership';

/** Renames the customer of a conversation. @throws Refusal as `requireOwnConversation` */
export function renameConversation(
  centre: Centre,
  agent: AgentRow,
  id: Id,
  fromName: string,
  reqId?: string,
): ActionMap['atualizaAtendimento']['dados'] {
  const row = requireOwnConversation(centre, id, agent);
  patchConversation(centre.sql, row.id, centre.iso(), { from_name: fromName });
  emitOwnConversations(centre, agent.id, reqId);
  return { id: row.id, fromName };
}

/**
 * Marks a conversation as read up to a message. The answer is the unread number that is left: 0 unless the
 * customer wrote again meanwhile. @throws Refusal as `requireOwnConversation`
 */
export function readConversation(
  centre: Centre,
  agent: AgentRow,
  id: Id,
  ateId: Id,
): ActionMap['leuAtendimento']['dados'] {
  const row = requireOwnConversation(centre, id, agent);
  const read = centre.sql.get(
    countRow,
    'SELECT coalesce(max(id), 0) AS n FROM messages WHERE id_atendimento = ? AND id <= ?',
    row.id,
    rowId(ateId),
  );
  const upTo = Math.max(row.lido_ate, read?.n ?? 0);
  const unread =
    centre.sql.get(
      countRow,
      'SELECT count(*) AS n FROM messages WHERE id_atendimento = ? AND in_out = 1 AND id > ?',
      row.id,
      upTo,
    )?.n ?? 0;
  if (upTo !== row.lido_ate || unread !== row.unread) {
    patchConversation(centre.sql, row.id, centre.iso(), { lido_ate: upTo, unread });
  }
  return { count: unread };
}
