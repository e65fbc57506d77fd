import * as v from 'valibot';
import { momentOf } from '../../lib/time';
import type { CallRow, ServiceRow } from '../../store/history/types';
import { contentId } from './contentId';
import { toConversation, wireConversation, type WireConversation } from './conversation';
import type { Entity } from './entity';
import { date, flagOrNull, id, number, text } from './lenient';

/** A call of the past. Required: the centre's id of it, or a number. */
const wireCall = v.object({
  uniqueid: id,
  dataini: date,
  datafim: date,
  numero: id,
  nome: text,
  sentido: v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => (value === 'Entrante' ? 1 : value === 'Sainte' ? 2 : v.parse(number, value))),
  ),
  atendida: flagOrNull,
  fila: text,
  duracao: number,
  classificacao: text,
  subclassificacao: text,
  obs: text,
});
type WireCall = v.InferOutput<typeof wireCall>;

function filled(value: string | null): string | null {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** How long was spoken; the whole time of the call where the server does not say. */
function secondsOf({ datafim, dataini, duracao }: WireCall, answered: boolean): number | null {
  if (!answered) return null;
  if (duracao !== null) return Math.max(0, Math.round(duracao));
  if (datafim === null || dataini === null) return null;
  return Math.max(0, Math.round((Date.parse(datafim) - Date.parse(dataini)) / 1000));
}

function toCallRow(wire: WireCall): CallRow | null {
  const number = wire.numero ?? '';
  if (wire.uniqueid === null && number === '') return null;
  // A call that nobody says was missed was spoken on, where it took time.
  const answered = wire.atendida ?? (wire.duracao ?? 0) > 0;
  return {
    id: wire.uniqueid ?? contentId(wire.dataini, [number, wire.sentido]),
    uniqueId: wire.uniqueid,
    startedAt: momentOf(wire.dataini),
    number,
    name: filled(wire.nome),
    direction: wire.sentido === 1 ? 'incoming' : 'outgoing',
    answered,
    queue: filled(wire.fila),
    seconds: secondsOf(wire, answered),
    classification: filled(wire.classificacao),
    subclassification: filled(wire.subclassificacao),
    notes: filled(wire.obs),
  };
}

/** Calls of the past. */
export const callRowEntity: Entity<WireCall, CallRow> = {
  name: 'call',
  schema: wireCall,
  convert: toCallRow,
  missing: 'uniqueid, numero',
};

/** Services, each with its latest classification; the documents call the notes `obs` or `observacao`. */
export const serviceRowEntity: Entity<WireConversation, ServiceRow> = {
  name: 'conversation',
  schema: wireConversation,
  convert: (wire) => ({
    conversation: toConversation(wire),
    startedAt: momentOf(wire.dataIni),
    classification: filled(wire.classificacao),
    subclassification: filled(wire.subclassificacao),
    notes: filled(wire.observacao) ?? filled(wire.obs),
  }),
};

/** A call of the centre's call history, whether it is over or goes on. */
export interface BookedCall extends Pick<
  CallRow,
  'startedAt' | 'number' | 'name' | 'direction' | 'answered' | 'queue'
> {
  uniqueId: string;
  isOver: boolean;
}

/** Calls of the call history; one that goes on has no end yet. */
export const bookedCallEntity: Entity<WireCall, BookedCall> = {
  name: 'call',
  schema: wireCall,
  convert(wire) {
    const row = toCallRow(wire);
    return row === null || row.uniqueId === null
      ? null
      : { ...row, uniqueId: row.uniqueId, isOver: wire.datafim !== null };
  },
  missing: 'uniqueid',
};
