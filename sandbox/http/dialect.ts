import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerShape } from '../dialect/answers';
import type { Asked, HttpAnswer, HttpDialect } from '../dialect/dialect';
import { pathOf } from './context';

function askedBy(request: FastifyRequest): Asked {
  const { method, headers } = request;
  const route = request.routeOptions.url;
  const path = route === undefined ? {} : pathOf(request);
  return { method, route, path, host: headers.host ?? 'localhost', shape: answerShape(method, route) };
}

function drop(from: unknown, names: readonly string[]): void {
  if (typeof from !== 'object' || from === null) return;
  for (const name of names) Reflect.deleteProperty(from, name);
}

/** Sets an answer's status and type; a text of its own is not turned into JSON. */
function send(reply: FastifyReply, { status, body, type }: HttpAnswer): unknown {
  reply.code(status);
  reply.header('Content-Type', `${type ?? 'application/json'}; charset=utf-8`);
  reply.serializer((whole: unknown) => (type === undefined ? JSON.stringify(whole) : String(whole)));
  return body;
}

/**
 * Has the API speak a dialect: what it does not serve is answered at once, what it does not know is taken out of the
 * request, and every other answer is rewritten before it is serialised. Files are served as ever.
 */
export function applyHttpDialect(app: FastifyInstance, dialect: HttpDialect): void {
  // Whose bearer was right, and whom no fault met.
  const admitted = new WeakSet<object>();

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS' || !request.url.startsWith('/api/')) return undefined;
    admitted.add(request.raw);
    const instead = dialect.instead(askedBy(request));
    return instead ? reply.send(send(reply, instead)) : undefined;
  });

  app.addHook('preHandler', async (request) => {
    drop(request.headers, dialect.unknown.headers);
    drop(request.query, dialect.unknown.words);
    drop(request.body, dialect.unknown.words);
  });

  app.addHook('preSerialization', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/')) return payload;
    const answer = { status: reply.statusCode, body: payload };
    return send(reply, dialect.answer(askedBy(request), answer, admitted.has(request.raw)));
  });
}
