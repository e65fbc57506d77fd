import type { AtendimentoResumo } from '../../src/services/realtime/contract';
import {
  selectConversations,
  toAtendimento,
  toMessage,
  type ConversationRow,
  type MessageRow,
} from '../store';
import type { Centre } from './centre';

/** What a new message tells about its conversation. Contract §5, newMessage. */
export function summary(row: ConversationRow): AtendimentoResumo {
  const whole = toAtendimento(row);
  return {
    id: whole.id,
    status: whole.status,
    ultimoAgente: whole.ultimoAgente,
    queue: whole.queue,
    queueTypeID: whole.queueTypeID,
    fromName: whole.fromName,
    lastMsg: whole.lastMsg,
    count: whole.count,
    qtd_msg: whole.qtd_msg,
    data_hora_last_msg: whole.data_hora_last_msg,
    atualizadoEm: whole.atualizadoEm,
    versaoReg: whole.versaoReg,
  };
}

/** Tells the agent that holds a conversation of a new message in it. */
export function emitNewMessage(
  centre: Centre,
  row: ConversationRow,
  message: MessageRow,
  reqId?: string,
): void {
  if (row.agent_id === null) return;
  centre.stream.push(
    row.agent_id,
    'newMessage',
    { tipo: 'nova', idAtendimento: row.id, message: toMessage(message), atendimento: summary(row) },
    reqId,
  );
}

/** Tells the agent that holds, or last held, a conversation of a changed message in it. */
export function emitChangedMessage(
  centre: Centre,
  agentId: number | null,
  message: MessageRow,
  reqId?: string,
): void {
  if (agentId === null) return;
  centre.stream.push(
    agentId,
    'newMessage',
    { tipo: 'atualizada', idAtendimento: message.id_atendimento, message: toMessage(message) },
    reqId,
  );
}

/** The conversations that an agent has in service, oldest first. */
export function ownConversations(centre: Centre, agentId: number): ConversationRow[] {
  return selectConversations(
    centre.sql,
    "WHERE c.agent_id = ? AND c.status = 'Entrou' ORDER BY c.id",
    agentId,
  );
}

/** Tells an agent its own active set. */
export function emitOwnConversations(centre: Centre, agentId: number, reqId?: string): void {
  centre.stream.push(
    agentId,
    'getMeusAtendimentos',
    { dados: ownConversations(centre, agentId).map(toAtendimento) },
    reqId,
  );
}
