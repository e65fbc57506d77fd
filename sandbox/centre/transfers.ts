import type { ActionMap } from '../../src/services/realtime/contract';
import {
  agentQueues,
  countRow,
  findAgentsByFullname,
  findConversation,
  findQueue,
  patchConversation,
  toAtendimento,
  WAITING,
  type AgentRow,
  type ConversationRow,
} from '../store';
import type { Centre } from './centre';
import { requireOwnConversation } from './ownership';
import { emitWaiting } from './queueEvents';
import { invalid, Refusal } from './refusal';
import { routeAgent, routeQueue } from './routing';
import { storeMessage } from './storeMessage';

function requireSameType(centre: Centre, row: ConversationRow, queue: string): void {
  const target = findQueue(centre.sql, queue);
  if (!target) throw new Refusal('NAO_ENCONTRADO', { msg: 'Fila não encontrada.' });
  if (target.queue_type !== row.queue_type) throw invalid('queue', 'Fila de outro tipo');
}

function openCount(centre: Centre, agentId: number): number {
  const query =
    "SELECT count(*) AS n FROM conversations WHERE agent_id = ? AND status = 'Entrou' AND queue_type <> 1";
  return centre.sql.get(countRow, query, agentId)?.n ?? 0;
}

/** The agent of this name that is switched on in the queue. Several may share a name: the first that fits. */
function receiver(centre: Centre, fullname: string, queue: string): AgentRow {
  const named = findAgentsByFullname(centre.sql, fullname);
  if (named.length === 0) throw new Refusal('NAO_ENCONTRADO', { msg: 'Agente não encontrado.' });
  const inQueue = named.find((a) => agentQueues(centre.sql, a.id).some((q) => q.fila === queue && q.value));
  if (!inQueue) throw new Refusal('SEM_FILA', { msg: 'O agente não está nesta fila.' });
  return inQueue;
}

function notice(centre: Centre, id: number, texto: string): void {
  const row = findConversation(centre.sql, id);
  if (row) storeMessage(centre, row, { texto, inOut: 5, extra: {} });
}

/**
 * Gives a conversation to another agent of a queue of the same type.
 * @throws Refusal NAO_ENCONTRADO, SEM_FILA, LIMITE_ATENDIMENTOS, VALIDACAO, or as `requireOwned`
 */
export function transferToAgent(
  centre: Centre,
  agent: AgentRow,
  req: ActionMap['TransferenciaAtendimento']['fields'],
  reqId: string,
): ActionMap['TransferenciaAtendimento']['dados'] {
  const row = requireOwnConversation(centre, req.idAtendimento, agent);
  requireSameType(centre, row, req.queue);
  const target = receiver(centre, req.agente, req.queue);
  if (target.id === agent.id) throw invalid('agente', 'O atendimento já é deste agente');
  if (openCount(centre, target.id) >= target.max_chat) throw new Refusal('LIMITE_ATENDIMENTOS');
  notice(centre, row.id, `Atendimento transferido de ${agent.fullname} para ${target.fullname}.`);
  const moved = patchConversation(centre.sql, row.id, centre.iso(), {
    queue: req.queue,
    queue_from: row.queue,
    agent_id: target.id,
    ultimo_agente: target.fullname,
  });
  const para = { agente: target.fullname, queue: req.queue };
  centre.stream.push(
    agent.id,
    'RemoveAtendimento',
    { idAtendimento: row.id, motivo: 'transferido', para },
    reqId,
  );
  centre.stream.push(target.id, 'AddAtendimento', {
    atendimento: toAtendimento(moved),
    motivo: 'transferencia',
    de: { agente: agent.fullname, queue: row.queue },
  });
  routeAgent(centre, agent.id);
  return { idAtendimento: row.id, queue: req.queue, ultimoAgente: target.fullname };
}

/**
 * Puts a conversation back into a queue of the same type; for a minute it goes to anybody but the giver.
 * @throws Refusal NAO_ENCONTRADO, VALIDACAO, or as `requireOwned`
 */
export function transferToQueue(
  centre: Centre,
  agent: AgentRow,
  req: ActionMap['TransfereAtendimentoParaFila']['fields'],
  reqId: string,
): ActionMap['TransfereAtendimentoParaFila']['dados'] {
  const row = requireOwnConversation(centre, req.idAtendimento, agent);
  requireSameType(centre, row, req.queue);
  notice(centre, row.id, `Atendimento transferido de ${agent.fullname} para a fila ${req.queue}.`);
  patchConversation(centre.sql, row.id, centre.iso(), {
    status: WAITING,
    queue: req.queue,
    queue_from: row.queue,
    agent_id: null,
    ultimo_agente: null,
    espera_desde: centre.iso(),
    recusado_por: agent.id,
  });
  const para = { queue: req.queue };
  centre.stream.push(
    agent.id,
    'RemoveAtendimento',
    { idAtendimento: row.id, motivo: 'transferido', para },
    reqId,
  );
  routeQueue(centre, req.queue, row.id);
  const now = findConversation(centre.sql, row.id);
  if (now?.agent_id === null) emitWaiting(centre, now);
  centre.queueChanged();
  routeAgent(centre, agent.id);
  return { idAtendimento: row.id, queue: req.queue };
}
