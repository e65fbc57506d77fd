import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** A request of a page, as it left the browser. */
export interface RequestSeen {
  url: string;
  method: string;
  headers: IncomingHttpHeaders;
}

/** Which addresses a route is for. */
export type Matcher = RegExp | ((url: URL) => boolean);

/** What a test has a page answered. */
export interface Fulfilment {
  status?: number;
  contentType?: string;
  body?: string;
  json?: unknown;
}

/** A request that a test answers itself, as Playwright's `Route`. */
export interface Route {
  request(): { url(): string; method(): string };
  fulfill(answer: Fulfilment): Promise<void>;
  /** Leaves the answer to the server. */
  continue(): Promise<void>;
}

type Handler = (route: Route) => unknown;

/** What is answered by the test instead of by the servers. */
export interface RouteTable {
  add(matcher: Matcher, handler: Handler): void;
  remove(matcher: Matcher): void;
  find(url: URL): Handler | undefined;
}

/** A table without rows; the row that was added last is asked first. */
export function createRoutes(): RouteTable {
  let rows: [Matcher, Handler][] = [];
  return {
    add: (matcher, handler) => {
      rows = [[matcher, handler], ...rows];
    },
    remove: (matcher) => {
      rows = rows.filter(([one]) => String(one) !== String(matcher));
    },
    find: (url) =>
      rows.find(([matcher]) => (matcher instanceof RegExp ? matcher.test(url.href) : matcher(url)))?.[1],
  };
}

/** Answers a request by the route that is there for it; false: there is none, or it leaves that to the server. */
export async function answersInstead(
  routes: RouteTable,
  url: URL,
  from: IncomingMessage,
  to: ServerResponse,
): Promise<boolean> {
  const handler = routes.find(url);
  if (handler === undefined) return false;
  const { origin } = from.headers;
  const crossing =
    origin === undefined
      ? {}
      : {
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-allow-headers': from.headers['access-control-request-headers'] ?? '*',
          'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        };
  // Nobody but the browser wants to know whether the page may ask at all.
  if (from.method === 'OPTIONS') {
    to.writeHead(204, crossing).end();
    return true;
  }
  let isLeft = false;
  await handler({
    request: () => ({ url: () => url.href, method: () => from.method ?? 'GET' }),
    fulfill: ({ status = 200, contentType, body, json }) => {
      const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json');
      to.writeHead(status, { ...crossing, 'content-type': type });
      to.end(json === undefined ? (body ?? '') : JSON.stringify(json));
      return Promise.resolve();
    },
    continue: () => {
      isLeft = true;
      return Promise.resolve();
    },
  });
  return !isLeft;
}
