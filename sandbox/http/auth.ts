import { timingSafeEqual } from 'node:crypto';
import { agentOfToken } from '../centre/login';
import { Refusal } from '../centre/refusal';
import type { Http } from './context';

function same(a: string, b: string): boolean {
  const x = Buffer.from(a);
  const y = Buffer.from(b);
  return x.length === y.length && timingSafeEqual(x, y);
}

/** Lets /api calls pass with the fixed bearer or a session token only; media are fetched without either. */
export function requireBearer({ app, centre, bearer }: Http): void {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'OPTIONS' || !request.url.startsWith('/api/')) return;
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (same(token, bearer) || agentOfToken(centre, token)) return;
    throw new Refusal('NAO_AUTENTICADO');
  });
}
