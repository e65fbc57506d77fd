import * as v from 'valibot';
import type { ActionMap, Template } from '../../src/services/realtime/contract';
import {
  findQueue,
  json,
  rowId,
  toAtendimento,
  toMessage,
  findConversation,
  type AgentRow,
  type ConversationRow,
  type Sql,
} from '../store';
import { postAgentMessage, sentBefore } from './agentMessages';
import type { Centre } from './centre';
import { digest } from './digest';
import { openOutgoing } from './newConversations';
import { requireConversation, requireOwned } from './ownership';
import { invalid, Refusal } from './refusal';

const templateRow = v.object({
  id: v.number(),
  name: v.string(),
  text: v.string(),
  fields: json(v.array(v.string())),
});

/** The templates of a queue. @throws Refusal NAO_ENCONTRADO for an unknown queue */
export function queueTemplates(sql: Sql, queue: string): Template[] {
  if (!findQueue(sql, queue)) throw new Refusal('NAO_ENCONTRADO', { msg: 'Fila não encontrada.' });
  return sql.all(
    templateRow,
    'SELECT id, name, text, fields FROM templates WHERE queue = ? ORDER BY id',
    queue,
  );
}

function checkFields(sql: Sql, req: ActionMap['sendTemplate']['fields']): void {
  const template = queueTemplates(sql, req.queue).find((t) => Number(t.id) === rowId(req.templateId));
  if (!template) throw new Refusal('NAO_ENCONTRADO', { msg: 'Template não encontrado.' });
  const missing = template.fields.filter(
    (nome) => !req.fields.some((f) => f.nome === nome && f.valor.trim()),
  );
  if (missing.length > 0) {
    throw new Refusal('VALIDACAO', {
      campos: Object.fromEntries(missing.map((nome) => [nome, 'Campo obrigatório'])),
    });
  }
  if (!req.message.trim()) throw invalid('message', 'Campo obrigatório');
}

/**
 * Sends a template; without conversation it opens one with `fromID` first.
 * @throws Refusal as `sendAgentMessage`, and NAO_ENCONTRADO for an unknown template
 */
export function sendTemplate(
  centre: Centre,
  agent: AgentRow,
  req: ActionMap['sendTemplate']['fields'],
  reqId: string,
): { dados: ActionMap['sendTemplate']['dados']; repetido: boolean } {
  const corpo = digest({ templateId: req.templateId, message: req.message, fields: req.fields });
  let row: ConversationRow;
  let opened = false;
  if (req.idAtendimento === undefined) {
    checkFields(centre.sql, req);
    const outgoing = openOutgoing(
      centre,
      agent,
      { queue: req.queue, fromID: req.fromID, nome: req.fromID },
      reqId,
    );
    row = outgoing.row;
    opened = !outgoing.existente;
  } else {
    row = requireConversation(centre, req.idAtendimento);
  }
  const before = sentBefore(centre, row.id, req.clientMsgId, corpo);
  if (before) return { dados: { message: before.message }, repetido: true };
  requireOwned(row, agent);
  checkFields(centre.sql, req);
  const draft = { texto: req.message, extra: {}, clientMsgId: req.clientMsgId, corpo };
  const message = toMessage(postAgentMessage(centre, row, agent, draft, reqId));
  const atendimento = opened ? findConversation(centre.sql, row.id) : undefined;
  return {
    dados: { message, ...(atendimento ? { atendimento: toAtendimento(atendimento) } : {}) },
    repetido: false,
  };
}
