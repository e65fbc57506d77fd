import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { answersInstead, type RequestSeen, type RouteTable } from './routes';

/** Where pages of a profile get what tests put into them, and tell what happened. */
const OWN_PATH = '/__journey__/';

/** What comes between a browser profile and its servers: WebDriver has no scripts at the beginning of a document. */
export interface JourneyProxy {
  /** Host and port. */
  address: string;
  /** Ends what goes on with servers. */
  cut(): void;
  close(): Promise<void>;
}

/** What the proxy is told by whom it works for. */
export interface ProxyHooks {
  /** The program that each document begins with. */
  beginning(): string;
  /** What a page told by `journeyReport`. */
  report(name: string, args: unknown[]): void;
  seen(request: RequestSeen): void;
  /** Whether nobody is reached. */
  isOffline(): boolean;
  routes: RouteTable;
}

/**
 * A name that every page has: tells the test something. The page waits until it is told, as whatever the test does next
 * must not overtake it; one that is being left may not wait.
 */
export const REPORT = `globalThis.journeyReport = (name, ...args) => {
  const body = JSON.stringify({ name, args });
  try {
    const request = new XMLHttpRequest();
    request.open('POST', '${OWN_PATH}report', false);
    request.send(body);
  } catch {
    void fetch('${OWN_PATH}report', { method: 'POST', keepalive: true, body });
  }
};`;

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function serveOwn(path: string, from: IncomingMessage, to: ServerResponse, hooks: ProxyHooks) {
  if (path === 'report') {
    const { name, args } = JSON.parse((await bodyOf(from)).toString()) as { name: string; args: unknown[] };
    hooks.report(name, args);
    to.writeHead(204).end();
    return;
  }
  to.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  to.end(`(() => { ${REPORT}\n${hooks.beginning()} })();`);
}

/** Whether a document of the tab is asked for, or kept for it; the frames of mails have theirs in the page. */
function isDocument({ method, headers }: IncomingMessage, { pathname }: URL): boolean {
  return method === 'GET' && (pathname === '/' || (headers.accept ?? '').startsWith('text/html'));
}

function withBeginning(page: string): string {
  return page.replace(/<head[^>]*>/, (head) => `${head}<script src="${OWN_PATH}begin.js"></script>`);
}

async function pass(url: URL, from: IncomingMessage, to: ServerResponse): Promise<void> {
  const { method } = from;
  const headers = { ...from.headers };
  const isPage = isDocument(from, url);
  if (isPage) {
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
  }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    from.pipe(send(url, { method, headers }, resolve).once('error', reject));
  });
  if (!isPage || !(answer.headers['content-type'] ?? '').startsWith('text/html')) {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
    answer.once('error', () => to.destroy());
    return;
  }
  const page = withBeginning((await bodyOf(answer)).toString());
  const { etag: _etag, ...kept } = answer.headers;
  to.writeHead(answer.statusCode ?? 200, { ...kept, 'content-length': String(Buffer.byteLength(page)) });
  to.end(page);
}

async function serve(from: IncomingMessage, to: ServerResponse, hooks: ProxyHooks): Promise<void> {
  const url = new URL(from.url ?? '');
  if (url.pathname.startsWith(OWN_PATH)) {
    await serveOwn(url.pathname.slice(OWN_PATH.length), from, to, hooks);
    return;
  }
  if (hooks.isOffline()) {
    to.destroy();
    return;
  }
  hooks.seen({ url: url.href, method: from.method ?? 'GET', headers: from.headers });
  if (await answersInstead(hooks.routes, url, from, to)) return;
  await pass(url, from, to);
}

/** Lets a socket through: what it says is no business of the proxy. @returns its end */
function joinSockets(from: IncomingMessage, socket: Socket, head: Buffer): () => void {
  const url = new URL(from.url ?? '');
  const server = connect(Number(url.port), url.hostname, () => {
    const lines = [`${from.method ?? 'GET'} ${url.pathname}${url.search} HTTP/1.1`];
    for (let at = 0; at < from.rawHeaders.length; at += 2) {
      lines.push(`${from.rawHeaders[at] ?? ''}: ${from.rawHeaders[at + 1] ?? ''}`);
    }
    server.write(`${lines.join('\r\n')}\r\n\r\n`);
    server.write(head);
    server.pipe(socket).pipe(server);
  });
  const end = () => {
    server.destroy();
    socket.destroy();
  };
  for (const one of [server, socket]) one.on('error', end).on('close', end);
  return end;
}

/** Starts a proxy on loopback. */
export async function openProxy(hooks: ProxyHooks): Promise<JourneyProxy> {
  const server = createServer((from, to) => {
    serve(from, to, hooks).catch(() => to.destroy());
  });
  const joined = new Set<() => void>();
  server.on('upgrade', (from, socket: Socket, head) => {
    if (hooks.isOffline()) socket.destroy();
    else joined.add(joinSockets(from, socket, head));
  });
  server.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${String(port)}`,
    cut: () => {
      for (const end of joined) end();
      joined.clear();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
