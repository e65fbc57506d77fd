import type { Atendimento } from '../../src/services/realtime/contract';
import { SUFFIXES } from '../seed/people';
import {
  findAgent,
  findContactByNumber,
  findConversation,
  patchConversation,
  selectConversations,
  toAtendimento,
  WAITING,
  type ConversationRow,
} from '../store';
import { endCall, findCall, liveCalls, type CallRow } from './calls';
import type { Centre } from './centre';
import { closeConversation } from './closing';
import { insertConversation } from './customerMessages';
import { emitLeftWaiting, emitWaiting } from './queueEvents';

/** Who calls a voice queue. */
export interface QueueCaller {
  queue: string;
  numero: string;
  nome: string | null;
}

function insertService(c: Centre, { queue, numero, nome }: QueueCaller): number {
  const contact = findContactByNumber(c.sql, numero);
  const fromID = `${numero}@${SUFFIXES[1] ?? 'voz'}`;
  const fromName = nome ?? contact?.nome ?? numero;
  return insertConversation(c, { queue, fromID, fromName, ...(contact ? { idCliente: contact.id } : {}) }, 1);
}

/** A caller begins to wait in a voice queue; the id of the service that waits. @throws Refusal SEM_FILA */
export function waitInQueue(c: Centre, caller: QueueCaller): number {
  return c.sql.work(() => {
    const id = insertService(c, caller);
    emitWaiting(c, patchConversation(c.sql, id, c.iso(), { status: WAITING, espera_desde: c.iso() }));
    c.queueChanged();
    return id;
  });
}

/** The caller gave up, or was taken by somebody who is not here. */
export function leaveQueue(c: Centre, id: number): void {
  c.sql.work(() => {
    if (findConversation(c.sql, id)?.status === WAITING) closeConversation(c, id, undefined);
  });
}

/** The service of an answered queue call: the one that waited, or a new one for a call that was transferred. */
export function serviceOf(c: Centre, call: CallRow, queue: string, waiting: number | null): Atendimento {
  const agent = findAgent(c.sql, call.agent_id ?? -1);
  if (!agent) throw new Error(`call ${call.uniqueid} has no agent`);
  const id = waiting ?? insertService(c, { queue, numero: call.numero, nome: call.nome });
  c.sql.run('UPDATE conversations SET linkedid = ? WHERE id = ?', call.uniqueid, id);
  const row: ConversationRow = patchConversation(c.sql, id, c.iso(), {
    status: 'Entrou',
    agent_id: agent.id,
    ultimo_agente: agent.fullname,
    espera_desde: null,
  });
  if (waiting !== null) emitLeftWaiting(c, id, queue, 'atendido');
  c.queueChanged();
  const atendimento = toAtendimento(row);
  c.stream.push(agent.id, 'AddAtendimento', { atendimento, motivo: 'ligacao', de: { queue } });
  return atendimento;
}

/** Another party takes the place of the one in an answered call, after an attended transfer. */
export function giveCall(
  c: Centre,
  uniqueid: string,
  to: { numero: string; nome: string | null; fila: string | null },
): void {
  c.sql.work(() => {
    const { numero, nome, fila } = to;
    c.sql.run(
      'UPDATE calls SET numero = ?, nome = ?, fila = ? WHERE uniqueid = ?',
      numero,
      nome,
      fila,
      uniqueid,
    );
    const call = findCall(c, uniqueid);
    if (!call || fila === null) return;
    const service = serviceOf(c, call, fila, null);
    c.sql.run('UPDATE call_links SET conversa = ? WHERE uniqueid = ?', Number(service.id), uniqueid);
  });
}

/** What a process that was killed left open: its calls and callers are gone. */
export function endLostCalls(c: Centre, cause: number): void {
  c.sql.work(() => {
    liveCalls(c).forEach((call) => endCall(c, call.uniqueid, cause));
    selectConversations(c.sql, "WHERE c.queue_type = 1 AND c.status <> 'Encerrado'").forEach((row) =>
      closeConversation(c, row.id, undefined),
    );
  });
}
