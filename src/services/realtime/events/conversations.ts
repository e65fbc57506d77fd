import * as v from 'valibot';
import type { Conversation, ConversationPatch, RemovalReason } from '../../../store/conversations/types';
import { conversationEntity, toConversationPatch, wireConversation } from '../../decode/conversation';
import { readRows } from '../../decode/entity';
import { errorTextIn, filledIn, idIn, listIn, textIn } from '../../decode/lenient';
import { clientMsgIdIn, messageIn } from '../../decode/message';
import { noteDifferences, type Oddities } from '../../decode/oddities';
import type { AssignmentReason } from '../domainEvent';
import { anyOf, conversationIdIn, fieldOf, missing, readPart, type EventReader } from './reader';

const ASSIGNMENTS = new Map<string, AssignmentReason>([
  ['fila', 'queue'],
  ['transferencia', 'transfer'],
  ['novo', 'new'],
  ['retorno', 'return'],
  ['ligacao', 'call'],
]);

const REMOVALS = new Map<string, RemovalReason>([
  ['encerrado', 'finished'],
  ['transferido', 'transferred'],
  ['assumido', 'taken'],
  ['expirado', 'expired'],
  ['ligacao', 'call'],
]);

function wordOf(payload: unknown, name: string): string {
  return (textIn(fieldOf(payload, name)) ?? '').trim().toLowerCase();
}

/** The fields of the conversation that came with a message; null: none. */
function patchIn(value: unknown, oddities: Oddities): ConversationPatch | null {
  if (typeof value !== 'object' || value === null) return null;
  const read = v.safeParse(wireConversation, value);
  if (!read.success) return null;
  const came = Object.keys(value).filter((name) => Object.hasOwn(wireConversation.entries, name));
  const given = Object.fromEntries(came.map((name) => [name, Reflect.get(read.output, name)]));
  noteDifferences(oddities, value, given, 'atendimento.');
  return toConversationPatch(read.output, value);
}

/** A message came or changed: `message` beside its conversation, or the message itself as the payload. */
export const newMessage: EventReader = (payload, oddities) => {
  const conversationId = conversationIdIn(payload);
  const wire = anyOf(payload, ['message', 'mensagem', 'dados', 'data']) ?? payload;
  const message = readPart(messageIn(conversationId), wire, oddities);
  if (message === null) return missing('message', conversationId);
  const conversation = patchIn(fieldOf(payload, 'atendimento'), oddities);
  const type = wordOf(payload, 'tipo') === 'atualizada' ? 'messages/changed' : 'messages/received';
  return { event: { type, payload: { message, conversation } } };
};

/** A message of the agent was stored, or failed when there is an `errorMsg`. */
export const sendSuccess: EventReader = (payload, oddities) => {
  const conversationId = conversationIdIn(payload);
  const error = errorTextIn(fieldOf(payload, 'errorMsg'));
  const wire = fieldOf(payload, 'message');
  const message = wire === undefined ? null : readPart(messageIn(conversationId), wire, oddities);
  const settledIn = conversationId ?? message?.conversationId ?? null;
  if (settledIn === null) return missing('idAtendimento');
  const failure =
    error === null ? null : { code: filledIn(fieldOf(payload, 'codigo')) ?? 'refused', message: error };
  const clientMsgId = clientMsgIdIn(fieldOf(payload, 'clientMsgId')) ?? message?.clientMsgId ?? null;
  return {
    event: {
      type: 'messages/sendSettled',
      payload: { conversationId: settledIn, clientMsgId, message, failure },
    },
  };
};

/** The agent's own active set; without a list only a signal to read it again. */
export const getMeusAtendimentos: EventReader = (payload, oddities) => {
  const list = Array.isArray(payload)
    ? payload
    : listIn(anyOf(payload, ['dados', 'data', 'result', 'rows']) ?? 0);
  const conversations = list === undefined ? null : readRows(conversationEntity, list, oddities);
  // A set of which some cannot be read would take these from the agent: it is read again instead.
  const isLost = conversations !== null && conversations.length !== list?.length;
  return {
    event: {
      type: 'conversations/activeSetReported',
      payload: { conversations: isLost ? null : conversations },
    },
  };
};

/** By whom and from which queue a conversation was given to the agent, as far as that is not in it already. */
function transferOf(payload: unknown, { queueFrom }: Conversation): Partial<Conversation> {
  const from = fieldOf(payload, 'de');
  const agent = textIn(anyOf(from, ['agente']) ?? from)?.trim() ?? '';
  const queue = queueFrom ?? textIn(anyOf(from, ['queue', 'fila']))?.trim() ?? '';
  return {
    ...(agent === '' ? {} : { transferredBy: agent }),
    ...(queue === '' ? {} : { queueFrom: queue }),
  };
}

/** A conversation became the agent's: `atendimento`, or the conversation itself as the payload. */
export const AddAtendimento: EventReader = (payload, oddities) => {
  const wire = anyOf(payload, ['atendimento', 'dados', 'data']) ?? payload;
  const conversation = readPart(conversationEntity, wire, oddities);
  if (conversation === null) return missing('atendimento.id', conversationIdIn(payload));
  const reason = ASSIGNMENTS.get(wordOf(payload, 'motivo')) ?? 'other';
  const transfer = reason === 'transfer' || reason === 'other' ? transferOf(payload, conversation) : {};
  return {
    event: {
      type: 'conversations/assigned',
      payload: { conversation: { ...conversation, ...transfer }, reason },
    },
  };
};

/** A conversation left the agent: by its number, alone or in a field. */
export const RemoveAtendimento: EventReader = (payload) => {
  const conversationId = leavingId(payload);
  if (conversationId === null) return missing('idAtendimento');
  const word = wordOf(payload, 'motivo');
  const reason = REMOVALS.get(word);
  const to = fieldOf(payload, 'para');
  return {
    event: {
      type: 'conversations/removed',
      payload: {
        conversationId,
        reason: reason ?? 'other',
        ...(reason === undefined && word !== ''
          ? { reasonText: textIn(fieldOf(payload, 'motivo')) ?? word }
          : {}),
        to: filledIn(anyOf(to, ['agente', 'queue']) ?? to) ?? null,
      },
    },
  };
};

function leavingId(payload: unknown): string | null {
  const inside = anyOf(payload, ['atendimento', 'dados', 'data']);
  return conversationIdIn(payload) ?? idIn(anyOf(payload, ['id'])) ?? idIn(anyOf(inside, ['id'])) ?? null;
}

/** A conversation left the waiting list of one of the agent's queues. */
export const deleteAtendimento: EventReader = (payload) => {
  const conversationId = leavingId(payload);
  if (conversationId === null) return missing('idAtendimento');
  const queue = textIn(anyOf(payload, ['queue', 'fila'])) ?? null;
  return { event: { type: 'queues/waitingLeft', payload: { conversationId, queue } } };
};

const TYPING = new Map([
  ['digitando', 'typing'],
  ['gravando', 'recording'],
  ['parou', 'stopped'],
] as const);

/** Somebody writes. A word that is not known says that they do. */
export const digitando: EventReader = (payload) => {
  const conversationId = conversationIdIn(payload);
  if (conversationId === null) return missing('idAtendimento');
  const who = filledIn(fieldOf(payload, 'quem')) ?? 'cliente';
  const word = wordOf(payload, 'estado');
  const state = [...TYPING].find(([name]) => name === word)?.[1] ?? 'typing';
  return {
    event: {
      type: 'conversations/typingReported',
      payload: { conversationId, who: who === 'cliente' ? 'customer' : who, state },
    },
  };
};
