import type { ActionMap, Message } from '../../src/services/realtime/contract';
import {
  findByClientId,
  findMessage,
  findOut,
  patchOut,
  rowId,
  selectMessages,
  toMessage,
  type AgentRow,
  type MessageRow,
} from '../store';
import type { Centre } from './centre';
import { emitChangedMessage } from './conversationEvents';
import { requireConversation, requireOwned } from './ownership';
import { scheduleProgress, updateMessage } from './progress';
import { invalid, Refusal } from './refusal';

/** A deleted message keeps its place, not its words. */
const DELETED_TEXT = '';

/**
 * Deletes a message of the agent at the customer's too: type 3 only, own (inOut 2), not pending. Deleted
 * already: the same answer. @throws Refusal NAO_ENCONTRADO, VALIDACAO, or as `requireOwned`
 */
export function deleteAgentMessage(
  centre: Centre,
  agent: AgentRow,
  req: ActionMap['deleteMessage']['fields'],
  reqId: string,
): ActionMap['deleteMessage']['dados'] {
  const row = requireConversation(centre, req.protocolo);
  const message = findMessage(centre.sql, rowId(req.msg.id));
  if (!message || message.id_atendimento !== row.id) {
    throw new Refusal('NAO_ENCONTRADO', { msg: 'Mensagem não encontrada.' });
  }
  if (message.status === 'deleted') return deleted(message);
  requireOwned(row, agent);
  if (row.queue_type !== 3) throw invalid('msg', 'Fila sem exclusão de mensagens');
  if (message.in_out !== 2) throw invalid('msg', 'Mensagem do cliente');
  if (message.status === 'pending') throw invalid('msg', 'Mensagem ainda não enviada');
  const { queueAnexos: _files, quotedMsg: _quoted, ...extra } = message.extra;
  const gone = updateMessage(centre, message, { status: 'deleted', texto: DELETED_TEXT, extra });
  emitChangedMessage(centre, agent.id, gone, reqId);
  return deleted(gone);
}

function deleted(row: MessageRow): ActionMap['deleteMessage']['dados'] {
  return { id: row.id, status: 'deleted', atualizadoEm: row.atualizado_em };
}

/** Has a mail that failed wait for the mail server once more, for those who did not get it. */
function sendAgain(centre: Centre, message: MessageRow): void {
  if (findOut(centre.sql, message.id)?.estado !== 'falhou') return;
  const now = Date.parse(centre.iso());
  patchOut(centre.sql, message.id, { estado: 'novo', tentativas: 0, proxima: now, criado: now });
  centre.sql.afterCommit(() => centre.mailService.wakeSendQueue());
}

/**
 * Tries a message again: one that failed at the provider is sent again, one that is stored is answered with
 * `repetido`. @throws Refusal NAO_ENCONTRADO when the server never had it: send it as new, same clientMsgId
 */
export function retryAgentMessage(
  centre: Centre,
  agent: AgentRow,
  req: ActionMap['retryMessage']['fields'],
  reqId: string,
): { message: Message; repetido: boolean } {
  const row = requireConversation(centre, req.idAtendimento);
  const message =
    findByClientId(centre.sql, row.id, req.clientMsgId) ??
    (req.id === undefined
      ? undefined
      : selectMessages(
          centre.sql,
          'WHERE id = ? AND id_atendimento = ? AND in_out = 2',
          rowId(req.id),
          row.id,
        )[0]);
  if (!message) throw new Refusal('NAO_ENCONTRADO', { msg: 'Mensagem não encontrada.' });
  if (message.extra.erro === undefined) return { message: toMessage(message), repetido: true };
  requireOwned(row, agent);
  const { erro: _erro, ...extra } = message.extra;
  const again = updateMessage(centre, message, { extra });
  const done = {
    idAtendimento: row.id,
    clientMsgId: req.clientMsgId,
    message: toMessage(again),
  };
  centre.stream.push(agent.id, 'sendSuccess', done, reqId);
  sendAgain(centre, again);
  scheduleProgress(centre, again);
  return { message: toMessage(again), repetido: false };
}
