import type { CallRow, ServiceRow } from '../../store/history/types';
import type { LigacaoHistorico } from '../api/contract';
import type { Atendimento } from '../realtime/contract';
import { toConversation } from './conversation';

function filled(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** How long was spoken; a server that does not tell is taken at the whole time of the call. */
function secondsOf({ atendida, datafim, dataini, duracao }: LigacaoHistorico): number | null {
  if (!atendida) return null;
  if (duracao !== undefined) return Math.max(0, Math.round(duracao));
  return datafim == null ? null : Math.max(0, Math.round((Date.parse(datafim) - Date.parse(dataini)) / 1000));
}

/** A call of the past. */
export function toCallRow(wire: LigacaoHistorico): CallRow {
  return {
    id: wire.uniqueid,
    uniqueId: wire.uniqueid,
    startedAt: Date.parse(wire.dataini),
    number: wire.numero,
    name: filled(wire.nome),
    direction: wire.sentido === 1 ? 'incoming' : 'outgoing',
    answered: wire.atendida,
    queue: filled(wire.fila),
    seconds: secondsOf(wire),
    classification: filled(wire.classificacao),
    subclassification: filled(wire.subclassificacao),
    notes: filled(wire.obs),
  };
}

/** A service, with its latest classification. */
export function toServiceRow(wire: Atendimento): ServiceRow {
  return {
    conversation: toConversation(wire),
    startedAt: Date.parse(wire.dataIni),
    classification: filled(wire.classificacao),
    subclassification: filled(wire.subclassificacao),
    notes: filled(wire.observacao),
  };
}
