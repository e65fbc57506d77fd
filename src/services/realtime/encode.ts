import type { NewConversation } from '../../store/conversations/types';
import type { OutboxItem } from '../../store/outbox/types';
import type { ActionFields, ActionName, Sender } from './client';
import { PROTOCOL_VERSION } from './contract';
import type { Req } from './contract';

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

/** An outgoing text message as the wire has it (contract §4, ClientChatMessage). */
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
