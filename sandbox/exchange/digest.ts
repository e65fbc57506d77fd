import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The exchange's realm. */
export const REALM = 'sandbox';

const NONCE_LIFE_MS = 600_000;

/** What a client's credentials are worth: `stale` wants a new try with the new nonce. */
export type Verdict = 'right' | 'wrong' | 'stale';

/** Digest authentication (RFC 2617, MD5 with qop=auth: all that SIP.js speaks). */
export interface Digest {
  /** Value of a WWW-Authenticate header. */
  challenge(stale: boolean): string;
  check(header: string, method: string, password: string): Verdict;
  /** Makes every nonce given so far stale. */
  expireNonces(): void;
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

function same(a: string, b: string): boolean {
  const x = Buffer.from(a);
  const y = Buffer.from(b);
  return x.length === y.length && timingSafeEqual(x, y);
}

/** The parameters of an Authorization header, unquoted. */
export function readCredentials(header: string): Record<string, string> {
  const found = header.matchAll(/(\w+)\s*=\s*(?:"([^"]*)"|([^\s,]+))/g);
  return Object.fromEntries([...found].map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? '']));
}

function expected(c: Record<string, string>, method: string, password: string): string {
  const who = md5(`${c['username'] ?? ''}:${REALM}:${password}`);
  const what = md5(`${method}:${c['uri'] ?? ''}`);
  const { nonce = '', nc = '', cnonce = '', qop } = c;
  return qop === undefined
    ? md5(`${who}:${nonce}:${what}`)
    : md5(`${who}:${nonce}:${nc}:${cnonce}:${qop}:${what}`);
}

/** Makes the checks; nonces carry their time and a seal, so that nothing has to be remembered. */
export function createDigest(): Digest {
  let secret = randomBytes(16);

  function sealed(at: string): string {
    return `${at}.${createHmac('sha256', secret).update(at).digest('hex').slice(0, 24)}`;
  }

  function isFresh(nonce: string): boolean {
    const [at = ''] = nonce.split('.');
    return same(nonce, sealed(at)) && Date.now() - Number(at) < NONCE_LIFE_MS;
  }

  return {
    challenge: (stale) => {
      const nonce = sealed(String(Date.now()));
      return `Digest realm="${REALM}", nonce="${nonce}", algorithm=MD5, qop="auth"${stale ? ', stale=true' : ''}`;
    },
    check: (header, method, password) => {
      const credentials = readCredentials(header);
      if (!same(credentials['response'] ?? '', expected(credentials, method, password))) return 'wrong';
      return isFresh(credentials['nonce'] ?? '') ? 'right' : 'stale';
    },
    expireNonces: () => {
      secret = randomBytes(16);
    },
  };
}
