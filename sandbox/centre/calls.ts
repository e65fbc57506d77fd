import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Ligacao } from '../../src/services/realtime/contract';
import { findAgent, findContactByNumber, flag, type AgentRow } from '../store';
import type { Centre } from './centre';

const RING_MS = 20_000;
const ANSWER_MS = 1500;
const NORMAL_CLEARING = 16;
const NO_ANSWER = 19;

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
});
type CallRow = v.InferOutput<typeof callRow>;

function findCall(c: Centre, uniqueid: string): CallRow | undefined {
  return c.sql.get(callRow, 'SELECT * FROM calls WHERE uniqueid = ?', uniqueid);
}

function toLigacao(row: CallRow): Ligacao {
  return {
    callid: row.callid,
    uniqueid: row.uniqueid,
    numero: row.numero,
    ...(row.nome === null ? {} : { nome: row.nome }),
    sentido: row.sentido === 1 ? 'Entrante' : 'Sainte',
    ...(row.fila === null ? {} : { fila: row.fila }),
    dataini: row.dataini,
    atendida: row.atendida,
    ramal: row.ramal ?? '',
  };
}

/**
 * Begins a call at an agent's extension and tells it by Tocando. An outgoing one is answered after a moment,
 * an incoming one that nobody takes ends after 20 s.
 */
export function startCall(
  c: Centre,
  agent: AgentRow,
  call: { numero: string; fila?: string; sentido: 1 | 2 },
  reqId?: string,
): string {
  const dataini = c.iso();
  const uniqueid = `${Math.floor(Date.parse(dataini) / 1000)}.${randomUUID().slice(0, 8)}`;
  const nome = findContactByNumber(c.sql, call.numero)?.nome ?? null;
  c.sql.run(
    `INSERT INTO calls (uniqueid, callid, agent_id, ramal, numero, nome, sentido, fila, dataini) VALUES (?,?,?,?,?,?,?,?,?)`,
    uniqueid,
    randomUUID(),
    agent.id,
    agent.ramal,
    call.numero,
    nome,
    call.sentido,
    call.fila ?? null,
    dataini,
  );
  const row = findCall(c, uniqueid);
  if (!row) throw new Error(`call ${uniqueid} vanished`);
  const expiraEm = new Date(Date.parse(dataini) + RING_MS).toISOString();
  c.stream.push(agent.id, 'Tocando', { ligacao: toLigacao(row), expiraEm }, reqId);
  c.sql.afterCommit(() => {
    if (call.sentido === 2) c.timers.after(ANSWER_MS, () => answerCall(c, uniqueid));
    c.timers.after(RING_MS, () => {
      if (findCall(c, uniqueid)?.atendida === false) endCall(c, uniqueid, NO_ANSWER);
    });
  });
  return uniqueid;
}

/** Marks a ringing call as answered and tells it. */
export function answerCall(c: Centre, uniqueid: string): void {
  c.sql.work(() => {
    const row = findCall(c, uniqueid);
    if (!row || row.atendida || row.datafim !== null || row.agent_id === null) return;
    const at = c.iso();
    c.sql.run('UPDATE calls SET atendida = 1, atendimento = ? WHERE uniqueid = ?', at, uniqueid);
    c.stream.push(row.agent_id, 'Atendeu', {
      uniqueid,
      callid: row.callid,
      ramal: row.ramal ?? '',
      dataAtendimento: at,
    });
  });
}

/** Ends a call and tells it by Hangup; unknown or ended already: nothing. `causa` is Q.850. */
export function endCall(c: Centre, uniqueid: string, causa = NORMAL_CLEARING, reqId?: string): void {
  c.sql.work(() => {
    const row = findCall(c, uniqueid);
    if (!row || row.datafim !== null) return;
    const datafim = c.iso();
    c.sql.run('UPDATE calls SET datafim = ? WHERE uniqueid = ?', datafim, uniqueid);
    if (row.agent_id === null || !findAgent(c.sql, row.agent_id)) return;
    c.stream.push(
      row.agent_id,
      'Hangup',
      {
        uniqueid,
        callid: row.callid,
        ramal: row.ramal ?? '',
        causa,
        atendida: row.atendida,
        datafim,
      },
      reqId,
    );
  });
}
