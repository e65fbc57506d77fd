import type { InOut } from '../../src/services/realtime/contract';
import {
  insertMessage,
  patchConversation,
  type AgentRow,
  type ConversationRow,
  type MessageExtra,
  type MessageRow,
} from '../store';
import type { Centre } from './centre';
import { plainText } from './mail';

const LAST_MSG_CHARS = 200;

/** What a new message says; the rest comes from its conversation. */
export interface Draft {
  texto: string;
  inOut: InOut;
  extra: MessageExtra;
  agent?: AgentRow;
  clientMsgId?: string;
  messageID?: string;
  ordem?: number;
  /** digest of the request */
  corpo?: string;
}

function preview(row: ConversationRow, draft: Draft): string {
  const mail = draft.extra.resposta?.replace(/\s+/gu, ' ').trim();
  const text = row.queue_type === 4 ? (mail ?? plainText(draft.texto)) : draft.texto;
  return (text || draft.extra.queueAnexos?.[0]?.filename || '').slice(0, LAST_MSG_CHARS);
}

/** Stores a message and what it changes in its conversation (last message, counts). */
export function storeMessage(
  centre: Centre,
  row: ConversationRow,
  draft: Draft,
): { message: MessageRow; conversation: ConversationRow } {
  const at = centre.iso();
  const message = insertMessage(centre.sql, {
    message_id: draft.messageID ?? null,
    client_msg_id: draft.clientMsgId ?? null,
    id_atendimento: row.id,
    texto: draft.texto,
    in_out: draft.inOut,
    queue: row.queue,
    queue_type: row.queue_type,
    agente: draft.agent?.fullname ?? null,
    agent_id: draft.agent?.id ?? null,
    status: draft.inOut === 2 ? 'pending' : 'delivered',
    data_hora: at,
    ordem: draft.ordem ?? null,
    corpo: draft.corpo ?? null,
    extra: draft.extra,
  });
  const notice = draft.inOut === 5;
  const conversation = patchConversation(centre.sql, row.id, at, {
    qtd_msg: row.qtd_msg + (notice ? 0 : 1),
    ...(notice ? {} : { last_msg: preview(row, draft), data_ultima: at }),
    ...(draft.inOut === 1 ? { unread: row.unread + 1 } : {}),
  });
  return { message, conversation };
}
