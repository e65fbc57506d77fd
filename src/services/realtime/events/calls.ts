import * as v from 'valibot';
import { roomOfHeaders } from '../../../lib/rooms';
import type { ReportedCall } from '../../../store/calls/types';
import { UNKNOWN_CONTACT_ID } from '../contract';
import { date, text, flagOrNull, id, number, partOf, requiredId, textOr } from '../../decode/lenient';
import { noteDifferences } from '../../decode/oddities';
import { anyOf, missing, type EventReader } from './reader';

/** A live call as the server has it. Required: `uniqueid`, or the call that it belongs to. */
const wireCall = v.object({
  callid: text,
  uniqueid: requiredId,
  numero: textOr(''),
  nome: text,
  sentido: textOr('Entrante'),
  fila: text,
  idCliente: id,
  dataini: date,
  dados: partOf(v.record(v.string(), text)),
  atendimento: id,
  destino: id,
  ramal: id,
});
type WireCall = v.InferOutput<typeof wireCall>;

function contactIdOf(idCliente: string | null): string | null {
  return idCliente === String(UNKNOWN_CONTACT_ID) ? null : idCliente;
}

function roomOf(data: WireCall['dados']): Pick<ReportedCall, 'room'> {
  const room = roomOfHeaders(data ?? {}) ?? '';
  return room === '' ? {} : { room };
}

/** What an integration put into the call's headers. */
function dataOf(dados: WireCall['dados']): Pick<ReportedCall, 'data'> {
  const said = Object.entries(dados ?? {}).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
  return said.length === 0 ? {} : { data: Object.fromEntries(said) };
}

function isIncoming(sentido: string): boolean {
  return !/^(?:sainte|2)$/iu.test(sentido.trim());
}

/** The extension that rings, and what the agent dialled, are known without it. */
function dialledIn({ destino, ramal, sentido }: WireCall): Pick<ReportedCall, 'dialledNumber'> {
  const isNews = destino !== null && destino !== ramal && isIncoming(sentido);
  return isNews ? { dialledNumber: destino } : {};
}

function toReportedCall(wire: WireCall): ReportedCall {
  return {
    uniqueId: wire.uniqueid,
    callId: wire.callid,
    number: wire.numero,
    name: wire.nome,
    queue: wire.fila,
    incoming: isIncoming(wire.sentido),
    contactId: contactIdOf(wire.idCliente),
    conversationId: wire.atendimento,
    startedAt: wire.dataini,
    answeredAt: null,
    ...roomOf(wire.dados),
    ...dialledIn(wire),
    ...dataOf(wire.dados),
  };
}

/** A call rings: `ligacao`, or the call itself as the payload. */
export const Tocando: EventReader = (payload, oddities) => {
  const wire = anyOf(payload, ['ligacao', 'dados', 'data']) ?? payload;
  const call = v.safeParse(wireCall, wire);
  if (!call.success || typeof wire !== 'object' || wire === null) return missing('ligacao.uniqueid');
  noteDifferences(oddities, wire, call.output, 'ligacao.');
  return { event: { type: 'calls/rangAtServer', payload: { call: toReportedCall(call.output) } } };
};

const wireAnswered = v.object({ uniqueid: requiredId, dataAtendimento: date });

/** The service of a call: its id, or the conversation itself. */
function conversationOf(payload: unknown): string | null {
  const atendimento = anyOf(payload, ['atendimento']);
  const inside = typeof atendimento === 'object' ? anyOf(atendimento, ['id']) : atendimento;
  return v.parse(id, inside);
}

function wireOf(payload: unknown): unknown {
  return anyOf(payload, ['ligacao', 'dados', 'data']) ?? payload;
}

/** A call was answered. */
export const Atendeu: EventReader = (payload, oddities) => {
  const wire = wireOf(payload);
  const call = v.safeParse(wireAnswered, wire);
  if (!call.success || typeof wire !== 'object' || wire === null) return missing('uniqueid');
  noteDifferences(oddities, wire, call.output);
  const { dataAtendimento: at, uniqueid: uniqueId } = call.output;
  return {
    event: {
      type: 'calls/answeredAtServer',
      payload: { uniqueId, at, conversationId: conversationOf(payload) },
    },
  };
};

const wireHungUp = v.object({ uniqueid: requiredId, causa: number, datafim: date, atendida: flagOrNull });

/** Q.850: a normal end, of a call of which nothing else is said. */
const NORMAL_CLEARING = 16;

/** A call is over. */
export const Hangup: EventReader = (payload, oddities) => {
  const wire = wireOf(payload);
  const call = v.safeParse(wireHungUp, wire);
  if (!call.success || typeof wire !== 'object' || wire === null) return missing('uniqueid');
  noteDifferences(oddities, wire, call.output);
  const { atendida, causa, datafim: at, uniqueid: uniqueId } = call.output;
  const conversationId = conversationOf(payload);
  return {
    event: {
      type: 'calls/hungUpAtServer',
      payload: {
        uniqueId,
        cause: causa ?? NORMAL_CLEARING,
        at,
        conversationId,
        ...(atendida === true ? { answered: true } : {}),
      },
    },
  };
};
