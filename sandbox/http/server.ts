import { createServer } from 'node:http';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';
import type { Centre } from '../centre/centre';
import { Refusal } from '../centre/refusal';
import type { Faults } from '../control/faults';
import type { HttpDialect } from '../dialect/dialect';
import { isLoopbackOrigin } from '../net/origins';
import { listenLoopback, type Listening } from '../net/listen';
import { agentRoutes } from './agents';
import { requireBearer } from './auth';
import { callRoutes } from './calls';
import { catalogueRoutes } from './catalogue';
import { chatRoutes } from './chats';
import { contactRoutes } from './contacts';
import { applyHttpDialect } from './dialect';
import { answerErrors, errorBody } from './errors';
import { applyHttpFaults } from './faults';
import { mediaRoutes } from './media';
import { queueRoutes } from './queues';
import type { ToldPages } from '../net/toldPages';

/** The HTTP side of the sandbox. */
export interface HttpServer {
  /** Starts listening; answers the port. */
  listen(port: number): Promise<number>;
  /** Cuts every connection and stops listening; `listen` may follow. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** What the server works with. */
export interface HttpParts {
  centre: Centre;
  faults: Faults;
  bearer: string;
  readVerbs: ('GET' | 'POST')[];
  toldPages: ToldPages;
  photosDir: string;
  /** how answers are written; null = as the contract says */
  dialect: HttpDialect | null;
  onError: (error: unknown) => void;
}

/** Reads JSON bodies, and takes an empty one for none, whatever its declared type. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, undefined);
    try {
      return done(null, JSON.parse(text));
    } catch {
      return done(Object.assign(new Error('unreadable JSON'), { statusCode: 400 }));
    }
  });
}

/** Makes the HTTP server with every path of contract §6. */
export async function createHttp(parts: HttpParts): Promise<HttpServer> {
  const { centre, faults, bearer, readVerbs } = parts;
  const app = fastify({
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { 'Content-Type': 'application/json; charset=utf-8' });
      reply.raw.end(JSON.stringify(errorBody(new Refusal('VALIDACAO'))));
    },
  });
  await app.register(cors, {
    origin: (origin, allow) => allow(null, origin !== undefined && isLoopbackOrigin(origin)),
    methods: ['GET', 'POST', 'PUT'],
    // All that are asked for: integrations bring headers of their own.
    maxAge: 600,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    parts.toldPages.heardRequest(request.headers);
    done();
  });
  readBodies(app);
  answerErrors(app, parts.onError);
  const http = { app, centre, bearer, readVerbs };
  applyHttpFaults(app, faults);
  requireBearer(http);
  if (parts.dialect) applyHttpDialect(app, parts.dialect);
  queueRoutes(http);
  agentRoutes(http);
  chatRoutes(http);
  catalogueRoutes(http);
  contactRoutes(http);
  callRoutes(http);
  mediaRoutes(http, parts.photosDir);
  await app.ready();
  const server = createServer((request, response) => app.routing(request, response));
  let listening: Listening | undefined;
  const stop = async (): Promise<void> => {
    await listening?.close();
    listening = undefined;
  };
  return {
    listen: async (port) => {
      listening = await listenLoopback(server, port);
      return listening.port;
    },
    stop,
    close: async () => {
      await stop();
      await app.close();
    },
  };
}
