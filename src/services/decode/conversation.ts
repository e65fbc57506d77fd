import type { Conversation, ConversationPatch, ConversationStatus } from '../../store/conversations/types';
import type { Atendimento, AtendimentoResumo } from '../realtime/contract';
import { extraDataOf } from './extraData';
import { idText } from './id';

const STATUSES = new Map<string, ConversationStatus>([
  ['Entrou', 'active'],
  ['Encerrado', 'finished'],
]);

function statusOf(text: string): Pick<Conversation, 'status' | 'statusText'> {
  return { status: STATUSES.get(text) ?? 'other', statusText: text };
}

function directionOf(sentido: Atendimento['sentido']): Conversation['direction'] {
  if (sentido === undefined) return null;
  return sentido === 1 ? 'incoming' : 'outgoing';
}

function countOf(count: number): number {
  return Math.max(0, Math.trunc(count));
}

/** The addresses of a conversation by mail, which the wire has as the text of a JSON list (spec 1 §3). */
function addressesOf({ email }: Pick<Atendimento, 'email'>): Pick<Conversation, 'addresses'> {
  if (email === undefined || !email.trimStart().startsWith('[')) return {};
  try {
    const list: unknown = JSON.parse(email);
    const addresses = Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
    return addresses.length === 0 ? {} : { addresses };
  } catch {
    return {};
  }
}

/** A conversation. */
export function toConversation(wire: Atendimento): Conversation {
  return {
    id: idText(wire.id),
    customerId: idText(wire.idCliente),
    fromId: wire.fromID,
    fromName: wire.fromName,
    subject: wire.assunto ?? null,
    ...statusOf(wire.status),
    queue: wire.queue,
    queueType: wire.queueTypeID,
    lastAgent: wire.ultimoAgente,
    startedAt: wire.dataIni,
    endedAt: wire.dataFim ?? null,
    lastMessage: wire.lastMsg ?? null,
    lastMessageAt: wire.data_hora_last_msg,
    unread: countOf(wire.count),
    messageCount: countOf(wire.qtd_msg),
    readOnly: wire.pesquisa ?? false,
    linkedId: wire.linkedid ?? null,
    direction: directionOf(wire.sentido),
    extraData: extraDataOf(wire.dadosAdicionais ?? {}),
    updatedAt: wire.atualizadoEm ?? null,
    ...addressesOf(wire),
  };
}

/** What `make` gives of a value that came; nothing of one that did not. */
function given<V, P extends object>(value: V | undefined, make: (value: V) => P): P | object {
  return value === undefined ? {} : make(value);
}

/** The fields of a conversation that came along with a message; those that did not stay out. */
export function toConversationPatch(wire: AtendimentoResumo): ConversationPatch {
  return {
    id: idText(wire.id),
    ...statusOf(wire.status),
    lastAgent: wire.ultimoAgente,
    queue: wire.queue,
    queueType: wire.queueTypeID,
    fromName: wire.fromName,
    unread: countOf(wire.count),
    messageCount: countOf(wire.qtd_msg),
    lastMessageAt: wire.data_hora_last_msg,
    ...given(wire.lastMsg, (lastMessage) => ({ lastMessage })),
    ...given(wire.idCliente, (customerId) => ({ customerId: idText(customerId) })),
    ...given(wire.fromID, (fromId) => ({ fromId })),
    ...given(wire.assunto, (subject) => ({ subject })),
    ...given(wire.dataIni, (startedAt) => ({ startedAt })),
    ...given(wire.dataFim, (endedAt) => ({ endedAt })),
    ...given(wire.pesquisa, (readOnly) => ({ readOnly })),
    ...given(wire.linkedid, (linkedId) => ({ linkedId })),
    ...given(wire.sentido, (sentido) => ({ direction: directionOf(sentido) })),
    ...given(wire.dadosAdicionais, (data) => ({ extraData: extraDataOf(data ?? {}) })),
    ...given(wire.atualizadoEm, (updatedAt) => ({ updatedAt })),
  };
}
