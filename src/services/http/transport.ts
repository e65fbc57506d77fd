import type { AxiosInstance } from 'axios';
import { ServiceError } from '../serviceError';
import type { Answer } from './answer';

/** One HTTP request. */
export interface Outgoing {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  timeoutMs: number;
  query?: URLSearchParams;
  /** Goes as JSON. */
  body?: unknown;
}

/** Sends a request; rejects with `timeout` or `offline` when no answer came. */
export type Transport = (request: Outgoing) => Promise<Answer>;

const NO_CONTENT = 204;

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT';
}

/** The transport of the console: axios, fetched with the first request because the login page waits for none. */
export function createTransport(): Transport {
  let loading: Promise<AxiosInstance> | null = null;
  let loaded: AxiosInstance | null = null;

  async function load(): Promise<AxiosInstance> {
    const { default: axios } = await import('axios');
    loaded = axios.create({
      validateStatus: () => true,
      transformResponse: [(text: unknown) => text],
      transitional: { clarifyTimeoutError: true },
      // The bearer is what the contract knows; each request would wait for the browser to look for a cookie.
      withXSRFToken: false,
    });
    return loaded;
  }

  return async ({ method, url, headers, timeoutMs, query, body }) => {
    try {
      // Without a wait once it is here: the request leaves in the turn that asked for it, before its drawing.
      const instance = loaded ?? (await (loading ??= load()));
      const { status, data } = await instance.request<unknown>({
        method,
        url,
        headers,
        timeout: timeoutMs,
        ...(query === undefined ? {} : { params: query }),
        ...(body === undefined ? {} : { data: body }),
      });
      return { status, body: status === NO_CONTENT ? null : parsed(data) };
    } catch (error) {
      // A chunk that could not be fetched is fetched again next time; axios's own error holds the token.
      if (!(error instanceof Error && 'isAxiosError' in error)) loading = null;
      throw new ServiceError(isTimeout(error) ? 'timeout' : 'offline');
    }
  };
}

/**
 * Sends a POST that goes on without the page; nobody hears its answer. By `fetch` with `keepalive`: a beacon could not
 * carry the bearer.
 */
export function sendAtEnd(url: string, headers: Record<string, string>, body: unknown): void {
  const init: RequestInit = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  };
  // Nobody is left to hear that it failed.
  fetch(url, init).catch(() => undefined);
}
