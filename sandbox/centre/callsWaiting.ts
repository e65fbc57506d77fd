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

function insertService(centre: Centre, { queue, numero, nome }: QueueCaller): number {
  const contact = findContactByNumber(centre.sql, numero);
  const fromID = `${numero}@${SUFFIXES[1] ?? 'voz'}`;
  const fromName = nome ?? contact?.nome ?? numero;
  return insertConversation(
    centre,
    { queue, fromID, fromName, ...(contact ? { idCliente: contact.id } : {}) },
    1,
  );
}

/** A caller begins to wait in a voice queue; the id of the service that waits. @throws Refusal SEM_FILA */
export function waitInQueue(centre: Centre, caller: QueueCaller): number {
  return centre.sql.work(() => {
    const id = insertService(centre, caller);
    emitWaiting(
      centre,
      patchConversation(centre.sql, id, centre.iso(), { status: WAITING, espera_desde: centre.iso() }),
    );
    centre.queueChanged();
    return id;
  });
}

/** The caller gave up, or was taken by somebody who is not here. */
export function leaveQueue(centre: Centre, id: number): void {
  centre.sql.work(() => {
    if (findConversation(centre.sql, id)?.status === WAITING) closeConversation(centre, id, undefined);
  });
}

/** The service of an answered queue call: the one that waited, or a new one for a call that was transferred. */
export function serviceOf(centre: Centre, call: CallRow, queue: string, waiting: number | null): Atendimento {
  const agent = findAgent(centre.sql, call.agent_id ?? -1);
  if (!agent) throw new Error(`call ${call.uniqueid} has no agent`);
  const id = waiting ?? insertService(centre, { queue, numero: call.numero, nome: call.nome });
  centre.sql.run('UPDATE conversations SET linkedid = ? WHERE id = ?', call.uniqueid, id);
  const row: ConversationRow = patchConversation(centre.sql, id, centre.iso(), {
    status: 'Entrou',
    agent_id: agent.id,
    ultimo_agente: agent.fullname,
    espera_desde: null,
  });
  if (waiting !== null) emitLeftWaiting(centre, id, queue, 'atendido');
  centre.queueChanged();
  const atendimento = toAtendimento(row);
  centre.stream.push(agent.id, 'AddAtendimento', { atendimento, motivo: 'ligacao', de: { queue } });
  return atendimento;
}

/** Another party takes the place of the one in an answered call, after an attended transfer. */
export function giveCall(
  centre: Centre,
  uniqueid: string,
  to: { numero: string; nome: string | null; fila: string | null },
): void {
  centre.sql.work(() => {
    const { numero, nome, fila } = to;
    centre.sql.run(
      'UPDATE calls SET numero = ?, nome = ?, fila = ? WHERE uniqueid = ?',
      numero,
      nome,
      fila,
      uniqueid,
    );
    const call = findCall(centre, uniqueid);
    if (!call || fila === null) return;
    const service = serviceOf(centre, call, fila, null);
    centre.sql.run('UPDATE call_links SET conversa = ? WHERE uniqueid = ?', Number(service.id), uniqueid);
  });
}

/** What a process that was killed left open: its calls and callers are gone. */
export function endLostCalls(centre: Centre, cause: number): void {
  centre.sql.work(() => {
    liveCalls(centre).forEach((call) => endCall(centre, call.uniqueid, cause));
    selectConversations(centre.sql, "WHERE c.queue_type = 1 AND c.status <> 'Encerrado'").forEach((row) =>
      closeConversation(centre, row.id, undefined),
    );
  });
}
