import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { usuarioSchema, type Usuario } from '../../src/services/realtime/contract';
import type { Sandbox } from '../../sandbox/createSandbox';

/** An HTTP answer of the sandbox; `body` is undefined when it is not JSON. */
export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** What a call may carry besides method and path. */
export interface CallOptions {
  body?: unknown;
  token?: string | null;
  headers?: Record<string, string>;
}

/** Calls the sandbox's API with the fixed bearer, or another token, or none (null). */
export async function call(
  sandbox: Sandbox,
  method: string,
  path: string,
  { body, token = sandbox.bearer, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(`http://localhost:${sandbox.httpPort}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: json ? JSON.parse(text) : undefined, headers: response.headers };
}

/** A path with its query values, encoded. */
export function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query).toString()}`;
}

/** Logs in with the demo password; the answer passed the contract's schema. */
export async function logIn(
  sandbox: Sandbox,
  nome: string,
  clientId: string = randomUUID(),
): Promise<Usuario> {
  const answer = await call(sandbox, 'POST', '/api/v2/usuarios/agentes/login', {
    body: { nome, senha: `${nome}123`, clientId },
  });
  return v.parse(usuarioSchema, answer.body);
}
