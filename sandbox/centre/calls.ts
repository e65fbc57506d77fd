import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Atendimento, Ligacao } from '../../src/services/realtime/contract';
import { findAgent, findContactByNumber, flag, json, type AgentRow } from '../store';
import { CAUSE, causeText } from './callCauses';
import type { Centre } from './centre';

/** How long an extension rings before somebody else's turn, as Tocando tells it, ms. */
export const RING_MS = 20_000;

const text = v.nullable(v.string());
const callRow = v.object({
  uniqueid: v.string(),
  callid: v.string(),
  agent_id: v.nullable(v.number()),
  ramal: text,
  numero: v.string(),
  nome: text,
  sentido: v.picklist([1, 2]),
  fila: text,
  dataini: v.string(),
  datafim: text,
  atendida: flag,
  linkedid: text,
  id_cliente: v.nullable(v.number()),
  dados: v.nullable(json(v.record(v.string(), v.string()))),
  conversa: v.nullable(v.number()),
});
/** A call as stored: one agent's part in it. */
export type CallRow = v.InferOutput<typeof callRow>;

const CALLS = `SELECT c.*, l.linkedid, l.id_cliente, l.dados, l.conversa FROM calls c
  LEFT JOIN call_links l ON l.uniqueid = c.uniqueid`;

/** The call with this id. */
export function findCall(centre: Centre, uniqueid: string): CallRow | undefined {
  return centre.sql.get(callRow, `${CALLS} WHERE c.uniqueid = ?`, uniqueid);
}

/** The calls that nobody ended. */
export function liveCalls(centre: Centre): CallRow[] {
  return centre.sql.all(callRow, `${CALLS} WHERE c.datafim IS NULL ORDER BY c.dataini`);
}

function toLigacao(row: CallRow): Ligacao {
  return {
    callid: row.callid,
    uniqueid: row.uniqueid,
    ...(row.linkedid === null ? {} : { linkedid: row.linkedid }),
    numero: row.numero,
    ...(row.nome === null ? {} : { nome: row.nome }),
    sentido: row.sentido === 1 ? 'Entrante' : 'Sainte',
    ...(row.fila === null ? {} : { fila: row.fila }),
    ...(row.id_cliente === null ? {} : { idCliente: row.id_cliente }),
    dataini: row.dataini,
    atendida: row.atendida,
    ramal: row.ramal ?? '',
    ...(row.dados === null ? {} : { dados: row.dados }),
  };
}

/** A call that begins at an agent's extension. */
export interface NewCall {
  numero: string;
  /** where it is not the name of the number's contact */
  nome?: string | null;
  fila?: string | null;
  sentido: 1 | 2;
  /** SIP Call-ID of the agent's leg; one is made up for calls without softphone */
  callid?: string;
  /** id of the call that this one goes on from */
  linkedid?: string | null;
  /** X- headers of the leg, without those of the centre's own that are not known yet */
  dados?: Record<string, string>;
}

/** An id in the exchange's own form: seconds and something unique. */
export function newUniqueId(centre: Centre): string {
  return `${Math.floor(Date.parse(centre.iso()) / 1000)}.${randomUUID().slice(0, 8)}`;
}

/** Begins a call at an agent's extension and tells it by Tocando. */
export function openCall(
  centre: Centre,
  agent: AgentRow,
  call: NewCall,
  uniqueid: string,
  reqId?: string,
): CallRow {
  return centre.sql.work(() => {
    const dataini = centre.iso();
    const contact = findContactByNumber(centre.sql, call.numero);
    centre.sql.run(
      `INSERT INTO calls (uniqueid, callid, agent_id, ramal, numero, nome, sentido, fila, dataini) VALUES (?,?,?,?,?,?,?,?,?)`,
      uniqueid,
      call.callid ?? randomUUID(),
      agent.id,
      agent.ramal,
      call.numero,
      call.nome ?? contact?.nome ?? null,
      call.sentido,
      call.fila ?? null,
      dataini,
    );
    centre.sql.run(
      'INSERT INTO call_links (uniqueid, linkedid, id_cliente, dados) VALUES (?,?,?,?)',
      uniqueid,
      call.linkedid ?? uniqueid,
      contact?.id ?? null,
      call.dados === undefined ? null : JSON.stringify(call.dados),
    );
    const row = findCall(centre, uniqueid);
    if (!row) throw new Error(`call ${uniqueid} vanished`);
    const expiraEm = new Date(Date.parse(dataini) + RING_MS).toISOString();
    centre.stream.push(agent.id, 'Tocando', { ligacao: toLigacao(row), expiraEm }, reqId);
    return row;
  });
}

/**
 * Marks a ringing call as answered and tells it.
 * @param service makes the voice service (atendimento) that belongs to the call, in the same unit of work
 */
export function answerCall(centre: Centre, uniqueid: string, service?: (row: CallRow) => Atendimento): void {
  centre.sql.work(() => {
    const row = findCall(centre, uniqueid);
    if (!row || row.atendida || row.datafim !== null || row.agent_id === null) return;
    const at = centre.iso();
    centre.sql.run('UPDATE calls SET atendida = 1, atendimento = ? WHERE uniqueid = ?', at, uniqueid);
    const atendimento = service?.(row);
    if (atendimento) {
      centre.sql.run(
        'UPDATE call_links SET conversa = ? WHERE uniqueid = ?',
        Number(atendimento.id),
        uniqueid,
      );
    }
    centre.stream.push(row.agent_id, 'Atendeu', {
      uniqueid,
      callid: row.callid,
      ...(row.linkedid === null ? {} : { linkedid: row.linkedid }),
      ramal: row.ramal ?? '',
      dataAtendimento: at,
      ...(atendimento ? { atendimento } : {}),
    });
  });
}

/** Ends a call and tells it by Hangup; unknown or ended already: nothing. `causa` is Q.850. */
export function endCall(
  centre: Centre,
  uniqueid: string,
  causa: number = CAUSE.normal,
  reqId?: string,
): void {
  centre.sql.work(() => {
    const row = findCall(centre, uniqueid);
    if (!row || row.datafim !== null) return;
    const datafim = centre.iso();
    centre.sql.run('UPDATE calls SET datafim = ? WHERE uniqueid = ?', datafim, uniqueid);
    if (row.agent_id === null || !findAgent(centre.sql, row.agent_id)) return;
    centre.stream.push(
      row.agent_id,
      'Hangup',
      {
        uniqueid,
        callid: row.callid,
        ...(row.linkedid === null ? {} : { linkedid: row.linkedid }),
        ramal: row.ramal ?? '',
        causa,
        causaTexto: causeText(causa),
        atendida: row.atendida,
        datafim,
        ...(row.conversa === null ? {} : { atendimento: row.conversa }),
      },
      reqId,
    );
  });
}

/** Hangs up a call wherever it lives: at the exchange, which then tells the end, or in the books alone. */
export function hangUpCall(
  centre: Centre,
  uniqueid: string,
  causa: number = CAUSE.normal,
  reqId?: string,
): void {
  endCall(centre, uniqueid, causa, reqId);
  centre.sql.afterCommit(() => centre.phones.hangUp(uniqueid, causa));
}
