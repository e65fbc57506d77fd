import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { IDEMPOTENCY_HEADER } from '../../src/services/api/contract';
import { digest } from '../centre/digest';
import { Refusal } from '../centre/refusal';
import { schemaRefusal } from '../net/issues';
import { json, type AgentRow } from '../store';
import { pathOf, sessionAgent, type Http } from './context';

/** A write's request: path parts, checked body, headers, and whose session it is. */
export interface Write<B> {
  path: Record<string, string>;
  body: B;
  ifMatch: string | undefined;
  agent: AgentRow | undefined;
}

const keptRow = v.object({ resumo: v.string(), status: v.number(), corpo: json(v.unknown()) });

function checked<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body ?? {});
  if (!parsed.success) throw schemaRefusal(parsed.issues);
  return parsed.output;
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  return typeof key === 'string' && key !== '' ? key : undefined;
}

/**
 * Serves a write: the body is checked, the change is one unit of work, and with an `Idempotency-Key` a
 * repeated write answers as the first did. Contract §6.
 * @param answer the rule; what it returns goes out as JSON with status 200
 */
export function write<S extends v.GenericSchema>(
  http: Http,
  method: 'POST' | 'PUT',
  url: string,
  schema: S,
  answer: (request: Write<v.InferOutput<S>>) => unknown,
): void {
  const { sql, iso } = http.centre;

  function once(request: FastifyRequest, key: string | undefined): { status: number; corpo: unknown } {
    const resumo = digest({ method, url: request.url.split('?')[0], body: request.body });
    const query = 'SELECT resumo, status, corpo FROM http_requests WHERE chave = ?';
    const before = key === undefined ? undefined : sql.get(keptRow, query, key);
    if (before && before.resumo !== resumo) throw new Refusal('CHAVE_REUSADA');
    if (before) return before;
    const corpo = answer({
      path: pathOf(request),
      body: checked(schema, request.body),
      ifMatch: request.headers['if-match'],
      agent: sessionAgent(http, request),
    });
    if (key !== undefined) {
      sql.run(
        'INSERT INTO http_requests (chave, resumo, status, corpo, criado) VALUES (?,?,200,?,?)',
        key,
        resumo,
        JSON.stringify(corpo),
        Date.parse(iso()),
      );
    }
    return { status: 200, corpo };
  }

  http.app.route({
    method,
    url,
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const { status, corpo } = sql.work(() => once(request, keyOf(request)));
      return reply.code(status).send(corpo);
    },
  });
}
