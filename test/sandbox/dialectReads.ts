import type { Sandbox } from '../../sandbox/createSandbox';
import { withQuery } from './http';

/** An answer as it came over the line. */
export interface RawAnswer {
  status: number;
  type: string;
  text: string;
}

/** Calls the API with the fixed bearer; the answer is left as it is. */
export async function rawCall(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: object,
): Promise<RawAnswer> {
  const response = await fetch(`http://localhost:${sandbox.httpPort}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${sandbox.bearer}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

const ALL = { max: '-1', page: '1' };

/** Every read whose answer is a list. */
export const LIST_PATHS = [
  '/api/v3/fila',
  '/api/v3/pausa',
  '/api/v2/agentes',
  withQuery('/api/v2/chats', { ...ALL, FullMsg: '1', agentes: '["Ana Souza"]' }),
  '/api/v2/chat/1/mensagens',
  '/api/v2/chat/2/classificacoes',
  withQuery('/api/v2/chat/5511980000000@c.us/protocolosByFromID', { max: '3', page: '1', order: 'id DESC' }),
  '/api/v2/classificacoes',
  '/api/v3/subclassificacao',
  '/api/v2/autocomplete',
  '/api/v2/clientesGrupos',
  withQuery('/api/v2/clientes', { max: '20', page: '1' }),
  '/api/v2/atendimentos/3',
  '/api/v3/ramal',
  withQuery('/api/v2/filas/ligacoes', { ...ALL, agentes: '["Ana Souza"]' }),
];

/** Reads whose answer is one contact. */
export const ITEM_PATHS = ['/api/v2/clientes/1', '/api/v2/clientesByNumero/5511980000000'];
