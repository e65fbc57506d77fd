import * as v from 'valibot';
import type { ActionMap } from '../../src/services/realtime/contract';
import { countRow, findQueue, patchConversation, type AgentRow, type ConversationRow } from '../store';
import type { Centre } from './centre';
import { requireConversation, requireOwned } from './ownership';
import { emitLeftWaiting } from './queueEvents';
import { Refusal } from './refusal';
import { routeAgent } from './routing';

type Closed = { dados: ActionMap['EncerrarAtendimento']['dados']; repetido: boolean };

function classified(centre: Centre, id: number): boolean {
  const query = 'SELECT count(*) AS n FROM given_classifications WHERE protocolo = ?';
  return (centre.sql.get(countRow, query, id)?.n ?? 0) > 0;
}

function result(row: ConversationRow, repetido: boolean): Closed {
  const dataFim = v.parse(v.string(), row.data_fim);
  return { dados: { idAtendimento: row.id, status: 'Encerrado', dataFim }, repetido };
}

/**
 * Ends a conversation. Already ended: the same answer with `repetido`. Voice is not held to the
 * classification rule: its call is classified after it ended (spec 2 §4).
 * @param agent who ends it; undefined when a caller without session does (HTTP with the fixed bearer)
 * @throws Refusal NAO_ENCONTRADO, OUTRO_AGENTE, CLASSIFICACAO_OBRIGATORIA
 */
export function closeConversation(
  centre: Centre,
  id: number | string,
  agent: AgentRow | undefined,
  reqId?: string,
): Closed {
  const row = requireConversation(centre, id);
  if (row.status === 'Encerrado') return result(row, true);
  if (agent) requireOwned(row, agent);
  const mustClassify = row.queue_type !== 1 && (findQueue(centre.sql, row.queue)?.obriga ?? false);
  if (mustClassify && !classified(centre, row.id)) throw new Refusal('CLASSIFICACAO_OBRIGATORIA');
  const dataFim = centre.iso();
  const closed = patchConversation(centre.sql, row.id, dataFim, {
    status: 'Encerrado',
    data_fim: dataFim,
    espera_desde: null,
  });
  if (row.agent_id === null) {
    emitLeftWaiting(centre, row.id, row.queue, 'abandonado');
    centre.queueChanged();
  } else {
    const told =
      row.queue_type === 1
        ? { motivo: 'ligacao' as const, ...(row.linkedid === null ? {} : { linkedid: row.linkedid }) }
        : { motivo: 'encerrado' as const };
    centre.stream.push(row.agent_id, 'RemoveAtendimento', { idAtendimento: row.id, ...told }, reqId);
    routeAgent(centre, row.agent_id);
  }
  centre.sql.afterCommit(() => centre.signals.conversationClosed(row.id));
  return result(closed, false);
}
