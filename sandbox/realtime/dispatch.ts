import * as v from 'valibot';
import {
  actionKinds,
  PROTOCOL_VERSION,
  reqSchema,
  type ActionName,
  type Codigo,
} from '../../src/services/realtime/contract';
import type { Centre } from '../centre/centre';
import { invalid, Refusal } from '../centre/refusal';
import { schemaRefusal } from '../net/issues';
import { findAgent, type AgentRow } from '../store';
import { ACTIONS, isAction } from './actions';
import { asRefusal, rawAction, rawReqId, refusalAck } from './answers';
import { answeredBefore, keepAnswer, requestDigest } from './idempotency';

/** What became of a request: what to answer, and the code and action for those who take no answers. */
export interface Outcome {
  ack: object;
  action: string;
  refused?: { codigo: Codigo; msg: string };
}

type Envelope = v.InferOutput<typeof reqSchema>;

/** Actions whose `agente` is not the sender. */
const OTHER_AGENT: ActionName[] = ['TransferenciaAtendimento'];

function readEnvelope(raw: unknown): Envelope & { action: ActionName } {
  const parsed = v.safeParse(reqSchema, raw);
  if (!parsed.success) throw schemaRefusal(parsed.issues);
  if (parsed.output.versao !== PROTOCOL_VERSION) throw new Refusal('VERSAO');
  const { action } = parsed.output;
  if (!isAction(action)) throw new Refusal('ACAO_DESCONHECIDA');
  return { ...parsed.output, action };
}

function requireSender(agentId: number | undefined, centre: Centre): AgentRow {
  const agent = agentId === undefined ? undefined : findAgent(centre.sql, agentId);
  if (!agent) throw new Refusal('NAO_AUTENTICADO');
  return agent;
}

function perform(centre: Centre, agent: AgentRow, req: Envelope & { action: ActionName }): object {
  const kept = actionKinds[req.action] !== 'read' && req.action !== 'digitando';
  const resumo = requestDigest(req);
  return centre.sql.work(() => {
    const before = kept ? answeredBefore(centre, agent.id, req.reqId, resumo) : undefined;
    if (before) return { ...before, repetido: true };
    const { dados, repetido } = ACTIONS[req.action].run(centre, agent, req, req.reqId);
    const seq = centre.stream.lastSeq(agent.id);
    const ack = { ok: true, reqId: req.reqId, dados, seq, ...(repetido ? { repetido: true } : {}) };
    if (kept) keepAnswer(centre, agent.id, req.reqId, resumo, ack);
    return ack;
  });
}

/**
 * Does one request of a session, all of it in one unit of work: the change, its events and its answer are
 * on disk together or not at all.
 * @param agentId the session's agent; undefined before the handshake
 */
export function dispatch(
  centre: Centre,
  agentId: number | undefined,
  raw: unknown,
  onError: (error: unknown) => void,
): Outcome {
  const action = rawAction(raw);
  try {
    const agent = requireSender(agentId, centre);
    const req = readEnvelope(raw);
    if (req.agente !== agent.fullname && !OTHER_AGENT.includes(req.action)) {
      throw invalid('agente', 'Diferente do agente da sessão');
    }
    return { ack: perform(centre, agent, req), action };
  } catch (error) {
    const refusal = asRefusal(error, onError);
    return {
      ack: refusalAck(rawReqId(raw), refusal),
      action,
      refused: { codigo: refusal.codigo, msg: refusal.message },
    };
  }
}
