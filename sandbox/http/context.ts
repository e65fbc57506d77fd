import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ListAnswer } from '../../src/services/api/contract';
import { agentOfToken } from '../centre/login';
import type { Centre } from '../centre/centre';
import { Refusal } from '../centre/refusal';
import { findAgentsByFullname, type AgentRow } from '../store';
import { listParam, type Params } from './params';

/** What the resources work with. */
export interface Http {
  app: FastifyInstance;
  centre: Centre;
  bearer: string;
  readVerbs: ('GET' | 'POST')[];
}

/** A read's request: path parts, query and body as one set of words, and whose session it is. */
export interface Read {
  path: Record<string, string>;
  params: Params;
  agent: AgentRow | undefined;
}

const stringMap = v.record(v.string(), v.string());
const anyMap = v.record(v.string(), v.unknown());

function words(source: unknown): Params {
  const map = v.safeParse(anyMap, source);
  if (!map.success) return {};
  const named = Object.entries(map.output).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(named);
}

/** Path parts of a request. */
export function pathOf(request: FastifyRequest): Record<string, string> {
  return v.parse(stringMap, request.params);
}

/** The session's agent, when the bearer is a session token. */
export function sessionAgent(http: Http, request: FastifyRequest): AgentRow | undefined {
  const token = request.headers.authorization?.replace(/^Bearer\s+/i, '') ?? '';
  return token === http.bearer ? undefined : agentOfToken(http.centre, token);
}

/**
 * Serves a read by every verb that the sandbox is set to; a verb that is left out is answered with 405.
 * @param answer the rule; what it returns goes out as JSON
 */
export function read(http: Http, url: string, answer: (request: Read) => unknown): void {
  for (const method of ['GET', 'POST'] as const) {
    http.app.route({
      method,
      url,
      handler: (request: FastifyRequest, reply: FastifyReply) => {
        if (!http.readVerbs.includes(method)) {
          return reply.code(405).send({ error: true, msg: 'Método não permitido.' });
        }
        const params = { ...words(request.body), ...words(request.query) };
        const asked = { path: pathOf(request), params, agent: sessionAgent(http, request) };
        return reply.send(answer(asked));
      },
    });
  }
}

/**
 * A page of rows as a list answer: `max=-1` (or none) means all, `page` counts from 1. `seq` is the number
 * of the agent's stream at read time, when it is known whose read this is.
 * @throws Refusal VALIDACAO for a page or max that is no number
 */
export function page<T>(http: Http, request: Read, rows: T[]): ListAnswer<T> {
  const max = numberParam(request.params, 'max', -1);
  const number = Math.max(1, numberParam(request.params, 'page', 1));
  const dados = max < 0 ? rows : rows.slice((number - 1) * max, number * max);
  const agent = request.agent ?? soleAgent(http, request.params);
  return {
    dados,
    total: rows.length,
    page: number,
    max,
    ...(agent ? { seq: http.centre.stream.lastSeq(agent.id) } : {}),
  };
}

/** A whole number among the words. @throws Refusal VALIDACAO */
export function numberParam(params: Params, name: string, fallback: number): number {
  const text = params[name];
  if (text === undefined || text === '') return fallback;
  if (!/^-?\d{1,15}$/.test(text)) throw new Refusal('VALIDACAO', { campos: { [name]: 'Não é um número' } });
  return Number(text);
}

function soleAgent(http: Http, params: Params): AgentRow | undefined {
  const [name, ...others] = listParam(params, 'agentes') ?? [];
  if (name === undefined || others.length > 0) return undefined;
  return findAgentsByFullname(http.centre.sql, name)[0];
}
