import type { ActionMap, Message } from '../../src/services/realtime/contract';
import * as v from 'valibot';
import {
  findByClientId,
  findQueue,
  selectMessages,
  toMessage,
  rowId,
  type AgentRow,
  type ConversationRow,
  type MessageExtra,
  type MessageRow,
} from '../store';
import type { Centre } from './centre';
import { tellNewMessage } from './conversationNews';
import { digest } from './digest';
import { conversationAddresses, outgoingEnvelope, plainText } from './mail';
import { requireConversation, requireOwned } from './ownership';
import { scheduleProgress } from './progress';
import { invalid, Refusal } from './refusal';
import { storeMessage, type Draft } from './storeMessage';
import { finishedFiles } from './uploadStore';

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
  c: Centre,
  conversation: number,
  clientMsgId: string,
  corpo: string,
): Sent | undefined {
  const prior = findByClientId(c.sql, conversation, clientMsgId);
  if (!prior) return undefined;
  if (prior.corpo !== corpo) throw new Refusal('CHAVE_REUSADA');
  return { message: toMessage(prior), repetido: true };
}

/** Checks the text against the queue type's limit. @throws Refusal VALIDACAO */
export function checkText(c: Centre, row: ConversationRow, texto: string): void {
  const max = c.knobs.limites.maxTexto[String(row.queue_type)] ?? Infinity;
  if (texto.length > max) throw invalid('texto', `Máximo de ${max} caracteres`);
}

const lastOrder = v.object({ n: v.nullable(v.number()) });

function checkOrder(c: Centre, row: ConversationRow, agent: AgentRow, ordem: number): void {
  const query = 'SELECT max(ordem) AS n FROM messages WHERE id_atendimento = ? AND agent_id = ?';
  const last = c.sql.get(lastOrder, query, row.id, agent.id)?.n ?? null;
  if (last !== null && ordem < last) throw invalid('ordem', 'ultrapassada');
}

function quoted(c: Centre, row: ConversationRow, req: Fields): MessageExtra {
  if (!req.quotedMsg) return {};
  if (row.queue_type !== 3 && row.queue_type !== 4) throw invalid('queueTypeID', 'Fila sem respostas');
  const [original] = selectMessages(
    c.sql,
    'WHERE id = ? AND id_atendimento = ?',
    rowId(req.quotedMsg.id),
    row.id,
  );
  if (!original) throw invalid('quotedMsg', 'Mensagem não encontrada');
  const { messageID: _messageID, ...quotedMsg } = req.quotedMsg;
  return { quotedMsg };
}

function mailParts(c: Centre, row: ConversationRow, req: Fields): MessageExtra {
  if (row.queue_type !== 4) return {};
  const from = findQueue(c.sql, row.queue)?.email ?? req.dadosAdicionais?.from ?? '';
  const para = req.dadosAdicionais?.emails ?? conversationAddresses(row);
  const assunto = req.assunto ?? row.assunto;
  return {
    resposta: req.resposta ?? plainText(req.texto),
    ...(assunto === null ? {} : { assunto }),
    envelope: outgoingEnvelope(from, para, req.cc, req.cco),
    dadosAdicionais: { from, emails: para },
    ...(req.repliedMsg ? { repliedMsg: req.repliedMsg } : {}),
    ...(req.encaminha ? { encaminha: true } : {}),
  };
}

/** Stores a message of the agent, tells it by sendSuccess and newMessage, and lets it progress. */
export function postAgentMessage(
  c: Centre,
  row: ConversationRow,
  agent: AgentRow,
  draft: Omit<Draft, 'agent' | 'inOut'>,
  reqId: string,
): MessageRow {
  const { message, conversation } = storeMessage(c, row, { ...draft, agent, inOut: 2 });
  c.stream.push(
    agent.id,
    'sendSuccess',
    {
      idAtendimento: row.id,
      ...(draft.clientMsgId === undefined ? {} : { clientMsgId: draft.clientMsgId }),
      message: toMessage(message),
    },
    reqId,
  );
  tellNewMessage(c, conversation, message, reqId);
  scheduleProgress(c, message);
  c.sql.afterCommit(() => c.signals.agentWrote(message));
  return message;
}

/**
 * Sends a message of an agent. The clientMsgId is looked up before anything else, so a retry of a stored
 * message succeeds even when the conversation has ended meanwhile.
 * @throws Refusal NAO_ENCONTRADO, CHAVE_REUSADA, ATENDIMENTO_ENCERRADO, OUTRO_AGENTE, PRECISA_TEMPLATE, VALIDACAO
 */
export function sendAgentMessage(c: Centre, agent: AgentRow, req: Fields, reqId: string): Sent {
  const row = requireConversation(c, req.idAtendimento);
  const corpo = contentDigest(req);
  const before = sentBefore(c, row.id, req.clientMsgId, corpo);
  if (before) return before;
  requireOwned(row, agent);
  if (row.queue_type === 5 && row.qtd_msg === 0) throw new Refusal('PRECISA_TEMPLATE');
  const uploads = (req.queueAnexos ?? []).map((anexo) => anexo.uploadId);
  const said = row.queue_type === 4 ? plainText(req.texto) || req.texto.includes('<img') : req.texto.trim();
  if (!said && uploads.length === 0) throw invalid('texto', 'Campo obrigatório');
  checkText(c, row, req.texto);
  checkOrder(c, row, agent, req.ordem);
  const files = finishedFiles(c, agent, uploads);
  const extra: MessageExtra = {
    ...mailParts(c, row, req),
    ...quoted(c, row, req),
    ...(files.length > 0 ? { queueAnexos: files } : {}),
  };
  const draft = { texto: req.texto, extra, clientMsgId: req.clientMsgId, ordem: req.ordem, corpo };
  return { message: toMessage(postAgentMessage(c, row, agent, draft, reqId)), repetido: false };
}
