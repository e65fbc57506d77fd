import type * as v from 'valibot';
import type { ReadMethod } from '../../store/config/types';
import { IDEMPOTENCY_HEADER } from '../api/contract';
import type { DeploymentSource } from '../deployment';
import { ServiceError } from '../serviceError';
import type { SessionToken } from '../sessionToken';
import { readAnswer, refusalOf } from './answer';
import type { Answer } from './answer';
import { createReadVerbs } from './readVerb';
import type { Verb } from './readVerb';
import { resolveServer } from './serverAddress';
import type { Outgoing, Transport } from './transport';

/** Query values of a read; lists and objects travel as JSON text (contract §6). */
export type Query = Readonly<Record<string, string | number | readonly unknown[]>>;

/** How a read differs from the usual. */
export interface ReadOptions {
  /** The verb that the contract names where a path has only one. */
  method?: Verb;
}

/** How a write differs from the usual. */
export interface WriteOptions {
  /** The version that the agent saw: the server refuses the write where it has another by now (contract §6). */
  ifMatch?: string;
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
   * Reads a path; the answer passes `schema`. Waits 15 s at most, tries once more when the network or
   * the server failed, and with `readMethod: auto` finds out which verb the path wants.
   */
  read<T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    query?: Query,
    options?: ReadOptions,
  ): Promise<T>;
  /** Writes once, 30 s at most; the same `idempotencyKey` twice is done once (contract §6). */
  write<T>(
    method: 'POST' | 'PUT',
    path: string,
    schema: v.GenericSchema<unknown, T>,
    body: unknown,
    idempotencyKey?: string,
    options?: WriteOptions,
  ): Promise<T>;
}

/** What an Http is made of. */
export interface HttpParts {
  transport: Transport;
  deployment: DeploymentSource;
  token: SessionToken;
  /** `location.protocol`. */
  pageProtocol: string;
  /** ms. */
  timeouts?: { read: number; write: number };
}

const TIMEOUTS = { read: 15_000, write: 30_000 };
const WRONG_VERB = [404, 405];

/** A path that this verb does not reach; a code says that the path is right and the entity missing. */
function isWrongVerb(answer: Answer): boolean {
  return WRONG_VERB.includes(answer.status) && refusalOf(answer)?.code === 'http';
}

function asText(value: Query[string]): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function entriesOf(query: Query): [string, string][] {
  return Object.entries(query).map(([name, value]) => [name, asText(value)]);
}

/** An Http that knows no server until it is configured: until then everything rejects with `offline`. */
export function createHttp(parts: HttpParts): Http {
  const { transport, deployment, token, pageProtocol, timeouts = TIMEOUTS } = parts;
  const verbs = createReadVerbs();
  let server = '';
  let readMethod: ReadMethod = 'auto';
  let integration: Readonly<Record<string, string>> = {};

  async function base(): Promise<string> {
    const { ports } = await deployment.load();
    const address = resolveServer(server, ports, pageProtocol);
    if (address === null) throw new ServiceError('offline');
    return address.api;
  }

  function headers(extra: Record<string, string> = {}): Record<string, string> {
    const bearer = token.current() ?? deployment.bearer();
    const own = bearer === null ? extra : { ...extra, Authorization: `Bearer ${bearer}` };
    return { ...integration, ...own };
  }

  /** Once more when the network or the server failed: a read changes nothing. */
  async function sendTwice(request: Outgoing): Promise<Answer> {
    try {
      const answer = await transport(request);
      if (answer.status < 500) return answer;
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'offline') throw error;
    }
    return transport(request);
  }

  function ask(verb: Verb, url: string, query: Query): Promise<Answer> {
    const entries = entriesOf(query);
    const common = { method: verb, url, headers: headers(), timeoutMs: timeouts.read };
    return sendTwice(
      verb === 'GET'
        ? { ...common, query: new URLSearchParams(entries) }
        : { ...common, body: Object.fromEntries(entries) },
    );
  }

  return {
    configure(options) {
      ({ server, readMethod } = options);
    },
    setHeaders(next) {
      integration = next;
    },
    setToken: (next) => {
      token.replace(next);
    },
    async read(path, schema, query = {}, options = {}) {
      const api = await base();
      const [first, second] = verbs.candidates(api, path, readMethod, options.method);
      const answer = await ask(first, api + path, query);
      if (second === undefined || !isWrongVerb(answer)) return readAnswer(answer, schema);
      const again = await ask(second, api + path, query);
      if (isWrongVerb(again)) return readAnswer(answer, schema);
      if (options.method === undefined && again.status < 300) verbs.learn(api, path, second);
      return readAnswer(again, schema);
    },
    async write(method, path, schema, body, idempotencyKey, { ifMatch } = {}) {
      const api = await base();
      const extra: Record<string, string> = {
        ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
        ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
      };
      const request = { method, url: api + path, headers: headers(extra), timeoutMs: timeouts.write, body };
      return readAnswer(await transport(request), schema);
    },
  };
}
