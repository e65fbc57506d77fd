import * as v from 'valibot';
import { handshakeSchema, PROTOCOL_VERSION, type HandshakeData } from '../../src/services/realtime/contract';
import type { Centre } from '../centre/centre';
import type { StoredEvent } from '../centre/eventStream';
import { agentOfToken, bindToken, endOtherSessions } from '../centre/login';
import { emitAllWaiting } from '../centre/queueEvents';
import { invalid, Refusal } from '../centre/refusal';
import { routeAgent } from '../centre/routing';
import { schemaRefusal } from '../net/issues';
import { agentQueues, findAgentByLogin, findAgentsByFullname, type AgentRow } from '../store';
import type { Hub } from './hub';

type Hello = v.InferOutput<typeof handshakeSchema>;

/** An accepted handshake: who it is, the answer, and the events to send right after it. */
export interface Welcome {
  agent: AgentRow;
  hello: Hello;
  dados: HandshakeData;
  events: StoredEvent[];
}

function agentByName(centre: Centre, hello: Hello): AgentRow | undefined {
  const named = findAgentsByFullname(centre.sql, hello.nome);
  return named.find((a) => a.ramal === hello.ramal) ?? named[0] ?? findAgentByLogin(centre.sql, hello.nome);
}

function whoIs(centre: Centre, hello: Hello, bearer: string): AgentRow {
  const bySession = hello.token !== undefined && hello.token !== bearer;
  const agent = bySession ? agentOfToken(centre, hello.token ?? '') : agentByName(centre, hello);
  if (!agent) throw new Refusal('NAO_AUTENTICADO');
  if (bySession && agent.fullname !== hello.nome && agent.nome !== hello.nome) {
    throw invalid('nome', 'Diferente do agente da sessão');
  }
  return agent;
}

/**
 * Checks a handshake and works out what the client has missed. A client that sends no token is known by its
 * name alone, as the spec's own handshake is. Contract §3.
 * @throws Refusal VALIDACAO, VERSAO, NAO_AUTENTICADO
 */
export function welcome(centre: Centre, hub: Hub, raw: unknown, bearer: string): Welcome {
  const parsed = v.safeParse(handshakeSchema, raw);
  if (!parsed.success) throw schemaRefusal(parsed.issues);
  const hello = parsed.output;
  if (hello.versao !== PROTOCOL_VERSION) throw new Refusal('VERSAO');
  const agent = whoIs(centre, hello, bearer);
  const others = hub.sessions(agent.id).some((session) => session.clientId !== hello.clientId);
  centre.sql.work(() => {
    if (hello.token !== undefined) bindToken(centre, hello.token, hello.clientId);
    if (others) endOtherSessions(centre, agent, hello.clientId, others);
  });
  const { events, ...at } = centre.stream.since(agent.id, hello.epoca, hello.ultimoSeq);
  return {
    agent,
    hello,
    events,
    dados: {
      ...at,
      hora: centre.iso(),
      filas: agentQueues(centre.sql, agent.id),
      status: agent.status,
      motivoPausa: agent.motivo_pausa,
      limites: centre.knobs.limites,
    },
  };
}

/** What an agent gets after its session is open: conversations that waited for it, and the waiting lists. */
export function catchUp(centre: Centre, agent: AgentRow): void {
  centre.sql.work(() => {
    routeAgent(centre, agent.id);
    emitAllWaiting(centre, agent.id);
  });
}
