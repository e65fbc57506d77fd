import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a server saw it. */
export interface Seen {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** What a test's server does: answers a status and a body, hangs, or hangs up. */
export type Reply = { status: number; body?: unknown; text?: string } | 'hang' | 'hangUp';

/** A real HTTP server on loopback whose answers a test chooses. */
export interface TestServer {
  port: number;
  seen: Seen[];
  answer(next: (seen: Seen) => Reply): void;
  close(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function seenOf(request: IncomingMessage): Promise<Seen> {
  const url = new URL(request.url ?? '/', 'http://x');
  const text = await textOf(request);
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Starts a server that answers 404 until told otherwise. */
export async function startHttpServer(): Promise<TestServer> {
  const seen: Seen[] = [];
  let reply: (seen: Seen) => Reply = () => ({ status: 404 });
  const server = createServer((request, response) => {
    void seenOf(request).then((one) => {
      seen.push(one);
      const said = reply(one);
      if (said === 'hang') return;
      if (said === 'hangUp') {
        request.socket.destroy();
        return;
      }
      response.writeHead(said.status, { 'content-type': 'application/json' });
      response.end(said.text ?? (said.body === undefined ? '' : JSON.stringify(said.body)));
    });
  });
  const port = await listen(server);
  return {
    port,
    seen,
    answer(next) {
      reply = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
