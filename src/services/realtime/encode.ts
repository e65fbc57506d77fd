import type { NewConversation } from '../../store/conversations/types';
import type { Quote } from '../../store/messages/types';
import type { SentMail, OutboxItem } from '../../store/outbox/types';
import type { ActionFields, ActionName, Sender } from './client';
import { PROTOCOL_VERSION, type Req } from './contract';

/**
 * A whole request as the wire has it (contract §1, `Req`); its fields win over the envelope's. `at` is ms
 * since 1970.
 */
export function encodeRequest<A extends ActionName>(
  action: A,
  fields: ActionFields<A>,
  reqId: string,
  sender: Sender,
  at: number,
): Req<A> & ActionFields<A> {
  const envelope: Req<A> = {
    action,
    reqId,
    versao: PROTOCOL_VERSION,
    agente: sender.name,
    ramal: sender.extension,
    enviadoEm: new Date(at).toISOString(),
  };
  return { ...envelope, ...fields };
}

/** What a mail has beside its HTML; its files are at the server already. */
function encodeMail(mail: SentMail): Partial<ActionFields<'ClientChatMessage'>> {
  const { bcc, cc, files, from, kind, plainText, providerId, subject, to } = mail;
  return {
    resposta: plainText,
    assunto: subject,
    dadosAdicionais: { from, emails: [...to] },
    ...(cc.length === 0 ? {} : { cc: [...cc] }),
    ...(bcc.length === 0 ? {} : { cco: [...bcc] }),
    ...(kind === 'answer' && providerId !== null ? { repliedMsg: { mailMessageID: providerId } } : {}),
    ...(kind === 'forward' ? { encaminha: true } : {}),
    ...(files.length === 0 ? {} : { queueAnexos: files.map(({ uploadId }) => ({ uploadId })) }),
  };
}

/** An outgoing text or mail as the wire has it (contract §4, ClientChatMessage). */
export function encodeMessage(item: OutboxItem): ActionFields<'ClientChatMessage'> {
  const { target } = item;
  return {
    clientMsgId: item.clientMsgId,
    idAtendimento: target.conversationId,
    fromID: target.fromId,
    queue: target.queue,
    queueTypeID: target.queueType,
    texto: item.text,
    ordem: item.order,
    ...(item.mail === null ? {} : encodeMail(item.mail)),
  };
}

/** The message that a text or a file answers as the wire has it. */
export function encodeQuote({ id, providerId, text, kind, mimeType, path }: Quote) {
  const said = text === null ? {} : { [path === null ? 'body' : 'caption']: text };
  return {
    id,
    messageID: providerId,
    type: kind,
    ...said,
    ...(mimeType === null ? {} : { mimeType }),
    ...(path === null ? {} : { caminho: path }),
  };
}

/** An answer to a message of the customer as the wire has it (contract §4, replyMessage). */
export function encodeReply(item: OutboxItem, quoted: Quote): ActionFields<'replyMessage'> {
  return { ...encodeMessage(item), quotedMsg: encodeQuote(quoted) };
}

/** A template, filled in, as the wire has it (contract §4, sendTemplate). */
export function encodeTemplate(
  { clientMsgId, target, text }: OutboxItem,
  { id, fields }: NonNullable<OutboxItem['template']>,
): ActionFields<'sendTemplate'> {
  return {
    clientMsgId,
    idAtendimento: target.conversationId,
    fromID: target.fromId,
    queue: target.queue,
    templateId: id,
    message: text,
    fields: fields.map(({ name, value }) => ({ nome: name, valor: value })),
  };
}

/** A conversation to begin, as the wire has it (contract §4, addAtendimento). */
export function encodeNewConversation(form: NewConversation, who: Sender): ActionFields<'addAtendimento'> {
  const { name: nome, queue } = form;
  const from = { nome, queue, agente: who.name, ramal: who.extension };
  return form.kind === 'email'
    ? { ...from, tipo: 'email', email: form.address, assunto: form.subject }
    : { ...from, tipo: 'whatsapp', numero: form.address, instancia: form.instance };
}

/** Why the agent joins queues, on the wire. */
export const JOIN_REASONS = { manual: 'manual', entry: 'entrada', reconnection: 'reconexao' } as const;

/** Why the agent leaves queues, on the wire. */
export const LEAVE_REASONS = { manual: 'manual', closing: 'fechar', logout: 'logout' } as const;
