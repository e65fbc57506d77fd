import type * as v from 'valibot';
import type { ReportedCall } from '../../store/calls/types';
import type { RemovalReason } from '../../store/conversations/types';
import { toConversation, toConversationPatch } from '../decode/conversation';
import { idText, idTextOrNull } from '../decode/id';
import { toMessage } from '../decode/message';
import { readWire } from '../decode/readWire';
import { toQueueStatus, toWaitingItems, toWaitingTotals } from '../decode/queue';
import { serverEventSchemas, UNKNOWN_CONTACT_ID } from './contract';
import type { Ligacao, Push, ServerEventMap, ServerEventName } from './contract';
import type { AssignmentReason, DomainEvent, DomainEventMap } from './domainEvent';

/** Checks a payload; the issue says what is wrong first. */
export type EventReader = (
  payload: unknown,
) => { push: Push; event: DomainEvent } | { issue: v.BaseIssue<unknown> };

function reader<S extends v.GenericSchema<unknown, Push>>(
  schema: S,
  convert: (wire: v.InferOutput<S>) => DomainEvent,
): EventReader {
  return (payload) => {
    const parsed = readWire(schema, payload);
    if (!parsed.success) return { issue: parsed.issues[0] };
    return { push: parsed.output, event: convert(parsed.output) };
  };
}

const ASSIGNMENTS: Record<ServerEventMap['AddAtendimento']['motivo'], AssignmentReason> = {
  fila: 'queue',
  transferencia: 'transfer',
  novo: 'new',
  retorno: 'return',
  ligacao: 'call',
};

const REMOVALS: Record<ServerEventMap['RemoveAtendimento']['motivo'], RemovalReason> = {
  encerrado: 'finished',
  transferido: 'transferred',
  assumido: 'taken',
  expirado: 'expired',
  ligacao: 'call',
};

const LOGOUTS: Record<
  ServerEventMap['deslogarAgente']['motivo'],
  DomainEventMap['loggedOutByServer']['reason']
> = { outro_login: 'otherLogin', supervisor: 'supervisor', inatividade: 'inactivity', sessao: 'session' };

const UPLOADS: Record<ServerEventMap['uploadStatus']['estado'], DomainEventMap['uploadReported']['state']> = {
  enviando: 'sending',
  concluido: 'done',
  erro: 'failed',
  cancelado: 'cancelled',
};

const TYPING: Record<ServerEventMap['digitando']['estado'], DomainEventMap['typingReported']['state']> = {
  digitando: 'typing',
  gravando: 'recording',
  parou: 'stopped',
};

function contactIdOf(id: Ligacao['idCliente']): string | null {
  const text = idTextOrNull(id);
  return text === String(UNKNOWN_CONTACT_ID) ? null : text;
}

/** The conference room of a call; the header may carry its extension as well as its number. */
function roomOf(data: Ligacao['dados']): Pick<ReportedCall, 'room'> {
  const header = Object.entries(data ?? {}).find(([name]) => name.toLowerCase() === 'x-sala')?.[1];
  const room = header?.trim().replace(/^\*70/, '') ?? '';
  return room === '' ? {} : { room };
}

function toReportedCall(wire: Ligacao): ReportedCall {
  return {
    uniqueId: wire.uniqueid,
    callId: wire.callid === '' ? null : wire.callid,
    number: wire.numero,
    name: wire.nome ?? null,
    queue: wire.fila ?? null,
    incoming: wire.sentido === 'Entrante',
    contactId: contactIdOf(wire.idCliente),
    conversationId: idTextOrNull(wire.atendimento),
    startedAt: wire.dataini,
    answeredAt: null,
    ...roomOf(wire.dados),
  };
}

/** Every event of contract §5: its schema, and the domain event that it is. */
export const eventReaders: Record<ServerEventName, EventReader> = {
  newMessage: reader(serverEventSchemas.newMessage, ({ tipo, message, atendimento }) => ({
    type: tipo === 'nova' ? 'messageReceived' : 'messageChanged',
    payload: {
      message: toMessage(message),
      conversation: atendimento === undefined ? null : toConversationPatch(atendimento),
    },
  })),
  sendSuccess: reader(serverEventSchemas.sendSuccess, (wire) => ({
    type: 'sendSettled',
    payload: {
      conversationId: idText(wire.idAtendimento),
      clientMsgId: wire.clientMsgId ?? null,
      message: wire.message === undefined ? null : toMessage(wire.message),
      failure:
        wire.errorMsg === undefined ? null : { code: wire.codigo ?? 'refused', message: wire.errorMsg },
    },
  })),
  getAtendimentos: reader(serverEventSchemas.getAtendimentos, ({ completo, espera, waiting }) => ({
    type: 'waitingReported',
    payload: { complete: completo, totals: toWaitingTotals(espera), items: toWaitingItems(waiting ?? {}) },
  })),
  getMeusAtendimentos: reader(serverEventSchemas.getMeusAtendimentos, ({ dados }) => ({
    type: 'activeSetReported',
    payload: { conversations: dados === undefined ? null : dados.map(toConversation) },
  })),
  AddAtendimento: reader(serverEventSchemas.AddAtendimento, ({ atendimento, motivo }) => ({
    type: 'conversationAssigned',
    payload: { conversation: toConversation(atendimento), reason: ASSIGNMENTS[motivo] },
  })),
  RemoveAtendimento: reader(serverEventSchemas.RemoveAtendimento, ({ idAtendimento, motivo, para }) => ({
    type: 'conversationRemoved',
    payload: {
      conversationId: idText(idAtendimento),
      reason: REMOVALS[motivo],
      to: para?.agente ?? para?.queue ?? null,
    },
  })),
  deleteAtendimento: reader(serverEventSchemas.deleteAtendimento, ({ idAtendimento, queue }) => ({
    type: 'waitingLeft',
    payload: { conversationId: idText(idAtendimento), queue },
  })),
  Tocando: reader(serverEventSchemas.Tocando, ({ ligacao }) => ({
    type: 'callRang',
    payload: { call: toReportedCall(ligacao) },
  })),
  Atendeu: reader(serverEventSchemas.Atendeu, ({ uniqueid, dataAtendimento, atendimento }) => ({
    type: 'callAnswered',
    payload: {
      uniqueId: uniqueid,
      at: dataAtendimento,
      conversationId: idTextOrNull(atendimento?.id),
    },
  })),
  Hangup: reader(serverEventSchemas.Hangup, ({ uniqueid, causa, datafim, atendimento }) => ({
    type: 'callHungUp',
    payload: {
      uniqueId: uniqueid,
      cause: causa,
      at: datafim,
      conversationId: idTextOrNull(atendimento),
    },
  })),
  deslogarAgente: reader(serverEventSchemas.deslogarAgente, ({ motivo, msg, exceto }) => ({
    type: 'loggedOutByServer',
    payload: { reason: LOGOUTS[motivo], message: msg ?? null, exceptClientId: exceto ?? null },
  })),
  errorMsg: reader(serverEventSchemas.errorMsg, ({ msg, codigo, idAtendimento }) => ({
    type: 'serverErrorReported',
    payload: { message: msg, code: codigo ?? null, conversationId: idTextOrNull(idAtendimento) },
  })),
  uploadStatus: reader(serverEventSchemas.uploadStatus, (wire) => ({
    type: 'uploadReported',
    payload: {
      uploadId: wire.uploadId,
      conversationId: idText(wire.idAtendimento),
      percent: wire.progress,
      state: UPLOADS[wire.estado],
    },
  })),
  QueueStatus: reader(serverEventSchemas.QueueStatus, ({ filas, espera }) => ({
    type: 'queueStatusReported',
    payload: { statuses: filas.map(toQueueStatus), totals: toWaitingTotals(espera) },
  })),
  digitando: reader(serverEventSchemas.digitando, ({ idAtendimento, quem, estado }) => ({
    type: 'typingReported',
    payload: {
      conversationId: idText(idAtendimento),
      who: quem === 'cliente' ? 'customer' : quem,
      state: TYPING[estado],
    },
  })),
};
