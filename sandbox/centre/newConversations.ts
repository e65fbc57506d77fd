import type { ActionMap } from '../../src/services/realtime/contract';
import {
  agentQueues,
  findContactByEmail,
  findContactByNumber,
  findQueue,
  patchConversation,
  selectConversations,
  toAtendimento,
  type AgentRow,
  type ConversationRow,
  type QueueRow,
} from '../store';
import { SUFFIXES } from '../seed/people';
import type { Centre } from './centre';
import { insertConversation } from './customerMessages';
import { invalid, Refusal } from './refusal';

/** Whom an agent begins a conversation with. */
export interface Outgoing {
  queue: string;
  fromID: string;
  nome: string;
  assunto?: string;
  email?: string;
}

/** Digits of a telephone number with country: ten or eleven digits without `+` are Brazilian. */
export function normaliseNumber(numero: string): string {
  const digits = numero.replace(/\D/g, '');
  if (digits.length < 8 || digits.length > 15) throw invalid('numero', 'Número inválido');
  return !numero.trim().startsWith('+') && digits.length <= 11 ? `55${digits}` : digits;
}

function requireQueue(centre: Centre, agent: AgentRow, name: string, types: number[]): QueueRow {
  const queue = findQueue(centre.sql, name);
  const mine = agentQueues(centre.sql, agent.id).some((q) => q.fila === name);
  if (!queue || !mine) throw new Refusal('SEM_FILA');
  if (!types.includes(queue.queue_type)) throw invalid('queue', 'Fila de outro tipo');
  return queue;
}

/**
 * Opens a conversation on the agent's side, in service with that agent at once; one that is open with the
 * same agent (and subject) is answered as it is. Not held to max_chat_atende: the agent asked for it.
 * @throws Refusal OUTRO_AGENTE with `atual` when somebody else, or the queue, has it
 */
export function openOutgoing(
  centre: Centre,
  agent: AgentRow,
  to: Outgoing,
  reqId: string,
): { row: ConversationRow; existente: boolean } {
  const [open] = selectConversations(
    centre.sql,
    "WHERE c.from_id = ? AND c.queue = ? AND c.assunto IS ? AND c.status <> 'Encerrado' ORDER BY c.id DESC LIMIT 1",
    to.fromID,
    to.queue,
    to.assunto ?? null,
  );
  if (open && open.agent_id === agent.id) return { row: open, existente: true };
  if (open) {
    const atual = { id: open.id, queue: open.queue, ultimoAgente: open.ultimo_agente };
    throw new Refusal('OUTRO_AGENTE', { atual });
  }
  const contact =
    (to.email ? findContactByEmail(centre.sql, to.email) : undefined) ??
    findContactByNumber(centre.sql, to.fromID.split('@')[0] ?? '');
  const id = insertConversation(
    centre,
    {
      queue: to.queue,
      fromID: to.fromID,
      fromName: to.nome,
      ...(contact ? { idCliente: contact.id } : {}),
      ...(to.assunto === undefined ? {} : { assunto: to.assunto }),
      ...(to.email === undefined ? {} : { emails: [to.email] }),
    },
    2,
  );
  const row = patchConversation(centre.sql, id, centre.iso(), {
    status: 'Entrou',
    agent_id: agent.id,
    ultimo_agente: agent.fullname,
  });
  centre.stream.push(agent.id, 'AddAtendimento', { atendimento: toAtendimento(row), motivo: 'novo' }, reqId);
  return { row, existente: false };
}

/**
 * New e-mail or WhatsApp conversation of the agent.
 * @throws Refusal SEM_FILA, VALIDACAO, OUTRO_AGENTE
 */
export function addConversation(
  centre: Centre,
  agent: AgentRow,
  req: ActionMap['addAtendimento']['fields'],
  reqId: string,
): ActionMap['addAtendimento']['dados'] {
  const to = req.tipo === 'email' ? mailTarget(centre, agent, req) : whatsappTarget(centre, agent, req);
  const { row, existente } = openOutgoing(centre, agent, to, reqId);
  return { atendimento: toAtendimento(row), ...(existente ? { existente: true } : {}) };
}

type Fields = ActionMap['addAtendimento']['fields'];

function mailTarget(centre: Centre, agent: AgentRow, req: Extract<Fields, { tipo: 'email' }>): Outgoing {
  requireQueue(centre, agent, req.queue, [4]);
  return { queue: req.queue, fromID: req.email, nome: req.nome, assunto: req.assunto, email: req.email };
}

function whatsappTarget(
  centre: Centre,
  agent: AgentRow,
  req: Extract<Fields, { tipo: 'whatsapp' }>,
): Outgoing {
  const queue = requireQueue(centre, agent, req.queue, [3, 5, 6, 7]);
  if (!queue.instance?.includes(req.instancia)) throw invalid('instancia', 'Instância desconhecida');
  const { pode_selecionar_instancias, default_instance } = agent.permissoes;
  if (!pode_selecionar_instancias && default_instance && req.instancia !== default_instance) {
    throw invalid('instancia', 'Instância não permitida');
  }
  return {
    queue: req.queue,
    fromID: `${normaliseNumber(req.numero)}@${SUFFIXES[queue.queue_type] ?? 'c.us'}`,
    nome: req.nome,
  };
}
