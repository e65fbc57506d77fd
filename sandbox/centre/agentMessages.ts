import type { ActionMap, Message } from '../../src/services/realtime/contract';
import * as v from 'valibot';
import {
  findByClientId,
  insertOut,
  selectMessages,
  toMessage,
  rowId,
  type AgentRow,
  type ConversationRow,
  type MessageExtra,
  type MessageRow,
} from '../store';
import { outgoingId } from '../mail/messageIds';
import { everybody, filesOf, mailParts } from './agentMail';
import type { Centre } from './centre';
import { emitNewMessage } from './conversationEvents';
import { digest } from './digest';
import { plainText } from './mail';
import { requireConversation, requireOwned } from './ownership';
import { scheduleProgress } from './progress';
import { invalid, Refusal } from './refusal';
import { storeMessage, type Draft } from './storeMessage';
import { finishedFiles, useUploads } from './uploadStore';

type Fields = ActionMap['ClientChatMessage']['fields'] & {
  quotedMsg?: ActionMap['replyMessage']['fields']['quotedMsg'];
};

/** What came of a send: the stored message, and whether it was there before. */
export interface Sent {
  message: Message;
  repetido: boolean;
}

/** Digest of what a message says; envelope, order and retries do not count. */
function contentDigest(req: Fields): string {
  const {
    texto,
    resposta,
    assunto,
    dadosAdicionais,
    cc,
    cco,
    repliedMsg,
    encaminha,
    queueAnexos,
    quotedMsg,
  } = req;
  return digest({
    texto,
    resposta,
    assunto,
    dadosAdicionais,
    cc,
    cco,
    repliedMsg,
    encaminha,
    queueAnexos,
    quotedMsg,
  });
}

/** A message made before under this clientMsgId. @throws Refusal CHAVE_REUSADA when it says something else */
export function sentBefore(
  centre: Centre,
  conversation: number,
  clientMsgId: string,
  corpo: string,
): Sent | undefined {
  const prior = findByClientId(centre.sql, conversation, clientMsgId);
  if (!prior) return undefined;
  if (prior.corpo !== corpo) throw new Refusal('CHAVE_REUSADA');
  return { message: toMessage(prior), repetido: true };
}

/** Checks the text against the queue type's limit. @throws Refusal VALIDACAO */
export function checkText(centre: Centre, row: ConversationRow, texto: string): void {
  const max = centre.knobs.limites.maxTexto[String(row.queue_type)] ?? Infinity;
  if (texto.length > max) throw invalid('texto', `Máximo de ${max} caracteres`);
}

const lastOrder = v.object({ n: v.nullable(v.number()) });

function checkOrder(centre: Centre, row: ConversationRow, agent: AgentRow, ordem: number): void {
  const query = 'SELECT max(ordem) AS n FROM messages WHERE id_atendimento = ? AND agent_id = ?';
  const last = centre.sql.get(lastOrder, query, row.id, agent.id)?.n ?? null;
  if (last !== null && ordem < last) throw invalid('ordem', 'ultrapassada');
}

function quoted(centre: Centre, row: ConversationRow, req: Fields): MessageExtra {
  if (!req.quotedMsg) return {};
  if (row.queue_type !== 3 && row.queue_type !== 4) throw invalid('queueTypeID', 'Fila sem respostas');
  const [original] = selectMessages(
    centre.sql,
    'WHERE id = ? AND id_atendimento = ?',
    rowId(req.quotedMsg.id),
    row.id,
  );
  if (!original) throw invalid('quotedMsg', 'Mensagem não encontrada');
  const { messageID: _messageID, ...quotedMsg } = req.quotedMsg;
  return { quotedMsg };
}

/** The id that a mail has from the moment it is stored; other messages get theirs when they leave. */
function idOf(
  row: ConversationRow,
  clientMsgId: string | undefined,
  extra: MessageExtra,
): string | undefined {
  if (!extra.envelope || clientMsgId === undefined) return undefined;
  return outgoingId(clientMsgId, row.id, extra.envelope.de);
}

/** Puts a mail of the agent into the send queue. */
function send(centre: Centre, message: MessageRow): void {
  const { envelope } = message.extra;
  if (message.queue_type !== 4 || !envelope) return;
  const restam = everybody(envelope).map((one) => one.address);
  insertOut(
    centre.sql,
    { mensagem: message.id, conversa: message.id_atendimento, restam },
    Date.parse(message.data_hora),
  );
  centre.sql.afterCommit(() => centre.mailService.wakeSendQueue());
}

/** Stores a message of the agent, tells it by sendSuccess and newMessage, and lets it progress. */
export function postAgentMessage(
  centre: Centre,
  row: ConversationRow,
  agent: AgentRow,
  draft: Omit<Draft, 'agent' | 'inOut'>,
  reqId: string,
): MessageRow {
  const messageID = idOf(row, draft.clientMsgId, draft.extra);
  const named = messageID === undefined ? draft : { ...draft, messageID };
  const { message, conversation } = storeMessage(centre, row, { ...named, agent, inOut: 2 });
  send(centre, message);
  centre.stream.push(
    agent.id,
    'sendSuccess',
    {
      idAtendimento: row.id,
      ...(draft.clientMsgId === undefined ? {} : { clientMsgId: draft.clientMsgId }),
      message: toMessage(message),
    },
    reqId,
  );
  emitNewMessage(centre, conversation, message, reqId);
  scheduleProgress(centre, message);
  centre.sql.afterCommit(() => centre.signals.agentWrote(message));
  return message;
}

/**
 * Sends a message of an agent. The clientMsgId is looked up before anything else, so a retry of a stored
 * message succeeds even when the conversation has ended meanwhile.
 * @throws Refusal NAO_ENCONTRADO, CHAVE_REUSADA, ATENDIMENTO_ENCERRADO, OUTRO_AGENTE, PRECISA_TEMPLATE, VALIDACAO
 */
export function sendAgentMessage(centre: Centre, agent: AgentRow, req: Fields, reqId: string): Sent {
  const row = requireConversation(centre, req.idAtendimento);
  const corpo = contentDigest(req);
  const before = sentBefore(centre, row.id, req.clientMsgId, corpo);
  if (before) return before;
  requireOwned(row, agent);
  if (row.queue_type === 5 && row.qtd_msg === 0) throw new Refusal('PRECISA_TEMPLATE');
  const uploads = (req.queueAnexos ?? []).map((anexo) => anexo.uploadId);
  const said = row.queue_type === 4 ? plainText(req.texto) || req.texto.includes('<img') : req.texto.trim();
  if (!said && uploads.length === 0) throw invalid('texto', 'Campo obrigatório');
  checkText(centre, row, req.texto);
  checkOrder(centre, row, agent, req.ordem);
  const files = filesOf(centre, row, req, finishedFiles(centre, agent, row.id, uploads));
  const extra: MessageExtra = {
    ...mailParts(centre, row, req),
    ...quoted(centre, row, req),
    ...(files.length > 0 ? { queueAnexos: files } : {}),
  };
  const draft = { texto: req.texto, extra, clientMsgId: req.clientMsgId, ordem: req.ordem, corpo };
  const message = postAgentMessage(centre, row, agent, draft, reqId);
  useUploads(centre, uploads, message.id);
  return { message: toMessage(message), repetido: false };
}
