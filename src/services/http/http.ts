import { SERVER_CODE } from '../../lib/failure';
import { isServerTrouble } from '../../lib/retry';
import type { Deployment, ReadMethod } from '../../store/config/types';
import { IDEMPOTENCY_HEADER, SESSION_HEADER } from '../api/contract';
import type { DeploymentSource } from '../deployment';
import { ServiceError } from '../serviceError';
import type { SessionToken } from '../sessionToken';
import type { WireReports } from '../wireReports';
import { readingOf, writtenOf, type Answer, type Reading, type Understand } from './answer';
import { createExpiryWatch } from './expiry';
import { createReadVerbs, familyOf, type Verb } from './readVerb';
import { resolveServer } from './serverAddress';
import { sendAtEnd, type Outgoing, type Transport } from './transport';

/** Query values of a read; lists and objects travel as JSON text (contract §6). */
export type Query = Readonly<Record<string, string | number | readonly unknown[]>>;

/** How a read differs from the usual. */
export interface ReadOptions {
  /** The verb that the contract names where a path has only one. */
  method?: Verb;
  /** What is asked for may not be there: a 404 in JSON is then `NAO_ENCONTRADO`, also without that code (contract §6). */
  mayBeMissing?: boolean;
}

/** How a write differs from the usual. */
export interface WriteOptions {
  /** The version that the agent saw: the server refuses the write where it has another by now (contract §6). */
  ifMatch?: string;
  /** What an answer says on this path alone; null: what it says on any other. */
  refusal?: (answer: Answer) => ServiceError | null;
  /** It signs in: being refused there says nothing of a session. */
  isSignIn?: boolean;
}

/** The contact centre's HTTP API. Failures are `ServiceError`s. */
export interface Http {
  /** Which server to talk to (the settings dialog's text) and how it wants reads asked. */
  configure(options: { server: string; readMethod: ReadMethod }): void;
  /** Headers that go with every request to that server, and to no other; what the console sets itself wins. */
  setHeaders(headers: Readonly<Record<string, string>>): void;
  /** The session's token, which replaces the deployment's fixed bearer; null puts that one back. */
  setToken(token: string | null): void;
  /**
   * Reads a path. Waits 15 s at most, tries once more when the network or the server failed, and with `readMethod:
   * auto` takes whichever verb gives what can be understood (contract §0). Rejects with the server's refusal, or
   * `badAnswer`.
   */
  read<T>(path: string, understand: Understand<T>, query?: Query, options?: ReadOptions): Promise<T>;
  /**
   * Writes once, 30 s at most; the same `idempotencyKey` twice is done once (contract §6). Any 2xx means that it is
   * done (contract §0): null where its body cannot be understood.
   */
  write<T>(
    method: 'POST' | 'PUT',
    path: string,
    understand: Understand<T>,
    body: unknown,
    idempotencyKey?: string,
    options?: WriteOptions,
  ): Promise<T | null>;
  /**
   * Posts as the page goes, at once and without hearing the answer; nothing goes out before the server was talked to
   * once. A server that does not know the path does nothing.
   */
  postAtEnd(path: string, body: unknown): void;
  /** Reports what was odd about the rows of a read, by its path and by the list on screen that shows them. */
  report: WireReports['report'];
  /** Hears when the server no longer lets this session in (401); the answer ends it. */
  subscribeUnauthorised(listener: (message: string) => void): () => void;
}

/** What an Http is made of. */
export interface HttpParts {
  transport: Transport;
  deployment: DeploymentSource;
  token: SessionToken;
  wireReports: WireReports;
  /** The page that an API at this address is told of; null: it is not told. */
  sessionFor?: (api: string) => string | null;
  /** `location.protocol`. */
  pageProtocol: string;
  /** ms. */
  timeouts?: { read: number; write: number };
}

const TIMEOUTS = { read: 15_000, write: 30_000 };

/** Statuses with which a server says that the address is wrong, not what was asked. */
const WRONG_ADDRESS = [404, 405, 501];

/** Whether the other verb may do better. */
function mayRetryWithOtherVerb<T>(answer: Answer, reading: Reading<T>, isProven: boolean): boolean {
  if (reading.kind === 'understood' || reading.isPlain || answer.status === 401) return false;
  return !isProven || WRONG_ADDRESS.includes(answer.status);
}

/** Of two refusals the one that may pass says more, since both may come of it; then the one in words. */
function weightOf({ code, message }: ServiceError): number {
  return isServerTrouble(code) ? 2 : Number(message !== '');
}

/** Whether the answer by the other verb is the one to go by. */
function saysMore<T>(again: Reading<T>, first: Reading<T>): boolean {
  if (again.kind === 'understood' || first.kind === 'understood') return again.kind === 'understood';
  return weightOf(again.error) > weightOf(first.error);
}

function asText(value: Query[string]): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function entriesOf(query: Query): [string, string][] {
  return Object.entries(query).map(([name, value]) => [name, asText(value)]);
}

/** An Http that knows no server until it is configured: until then everything rejects with `offline`. */
export function createHttp(parts: HttpParts): Http {
  const { transport, deployment, token, wireReports, sessionFor, pageProtocol, timeouts = TIMEOUTS } = parts;
  const verbs = createReadVerbs();
  const expiry = createExpiryWatch();
  let server = '';
  /** Below it the API was last; null before the first request. */
  let known: string | null = null;
  let readMethod: ReadMethod = 'auto';
  let integration: Readonly<Record<string, string>> = {};

  function baseWith({ ports }: Deployment): string {
    const address = resolveServer(server, ports, pageProtocol);
    known = address?.api ?? null;
    if (address === null) throw new ServiceError('offline');
    return address.api;
  }

  async function baseOnceLoaded(): Promise<string> {
    return baseWith(await deployment.load());
  }

  /** Null until the deployment is known. From then on a request leaves in the turn that asked for it, before its drawing. */
  function base(): string | null {
    const loaded = deployment.loaded();
    return loaded === null ? null : baseWith(loaded);
  }

  function headers(extra: Record<string, string> = {}): Record<string, string> {
    const bearer = token.current() ?? deployment.bearer();
    const own = bearer === null ? extra : { ...extra, Authorization: `Bearer ${bearer}` };
    const session = known === null ? null : (sessionFor?.(known) ?? null);
    return { ...integration, ...(session === null ? {} : { [SESSION_HEADER]: session }), ...own };
  }

  /** A refusal for want of a bearer that `config.json`, which was out of reach, may hold says nothing of the session. */
  const send: Transport = async (request) => {
    const mayLackBearer = deployment.loaded() === null && !('Authorization' in request.headers);
    const answer = await transport(request);
    if (mayLackBearer && answer.status === 401) throw new ServiceError('offline');
    return answer;
  };

  /** Once more when the network or the server failed: a read changes nothing. */
  async function sendTwice(request: Outgoing): Promise<Answer> {
    try {
      const answer = await send(request);
      if (answer.status < 500) return answer;
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'offline') throw error;
    }
    return send(request);
  }

  async function ask(verb: Verb, api: string, path: string, query: Query): Promise<Answer> {
    const entries = entriesOf(query);
    const common = { method: verb, url: api + path, headers: headers(), timeoutMs: timeouts.read };
    const note = expiry.watched(familyOf(path));
    const answer = await sendTwice(
      verb === 'GET'
        ? { ...common, query: new URLSearchParams(entries) }
        : { ...common, body: Object.fromEntries(entries) },
    );
    note(answer);
    return answer;
  }

  return {
    configure(options) {
      ({ server, readMethod } = options);
    },
    setHeaders(next) {
      integration = next;
    },
    setToken: (next) => {
      expiry.begin();
      token.replace(next);
    },
    postAtEnd(path, body) {
      if (known !== null) sendAtEnd(known + path, headers(), body);
    },
    async read(path, understand, query = {}, options = {}) {
      const api = base() ?? (await baseOnceLoaded());
      const { first, second, isProven } = verbs.choose(api, path, readMethod, options.method);
      const answer = await ask(first, api, path, query);
      let [verb, reading] = [first, readingOf(answer, understand)];
      if (second !== null && mayRetryWithOtherVerb(answer, reading, isProven)) {
        const again = readingOf(await ask(second, api, path, query), understand);
        if (saysMore(again, reading)) [verb, reading] = [second, again];
      }
      if (reading.kind === 'failed' && reading.isMissing && options.mayBeMissing === true)
        throw new ServiceError(SERVER_CODE.notFound, reading.error.message);
      if (reading.kind === 'failed') throw reading.error;
      if (options.method === undefined || verb !== options.method) verbs.learn(api, path, verb);
      return reading.value;
    },
    async write(method, path, understand, body, idempotencyKey, options = {}) {
      const { ifMatch, isSignIn = false, refusal } = options;
      const api = base() ?? (await baseOnceLoaded());
      const extra: Record<string, string> = {
        ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
        ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
      };
      const request = { method, url: api + path, headers: headers(extra), timeoutMs: timeouts.write, body };
      const note = expiry.watched(familyOf(path));
      const answer = await send(request);
      if (!isSignIn) note(answer);
      const own = refusal?.(answer) ?? null;
      if (own !== null) throw own;
      return writtenOf(answer, understand);
    },
    report: wireReports.report,
    subscribeUnauthorised: expiry.subscribe,
  };
}
