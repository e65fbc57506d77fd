import { resolveExchange } from './exchangeAddress';
import { createLink, type Link, type LinkParts } from './link';
import { ServiceError } from '../../serviceError';
import { isLocalNetworkDenied } from './localNetwork';
import { sipError } from '../sipError';
import type { SipAccount } from '../softphone';

/** What a connection works with. */
export interface ConnectionParts extends Omit<LinkParts, 'account' | 'address'> {
  pageProtocol: string;
  /** Another extension takes over: the calls of the one before end. */
  replaced: () => void;
}

/** The way to the exchange of whoever is signed in. */
export interface Connection {
  /** Null until somebody connects. */
  link(): Link | null;
  probe(account: SipAccount): Promise<boolean>;
  connect(account: SipAccount): Promise<void>;
  watch(extensions: readonly string[]): void;
  /** Signs off within so long (ms). Never rejects. */
  close(limitMs: number): Promise<void>;
}

/** A change of account signs off within this. */
const SIGN_OFF_LIMIT_MS = 1000;

/** The browser closes a socket that it does not allow like any other that fails: its permission alone tells the reason. */
async function causeOf(error: unknown, url: string): Promise<unknown> {
  if (!(error instanceof ServiceError) || error.code !== 'socketFailed') return error;
  return (await isLocalNetworkDenied(url)) ? sipError('localNetworkDenied', error.message) : error;
}

/** A connection that nobody uses yet. */
export function createConnection({ pageProtocol, replaced, ...parts }: ConnectionParts): Connection {
  let current: { key: string; link: Link; url: string } | null = null;
  let watched: readonly string[] = [];
  let signingOff: Promise<void> = Promise.resolve();

  function close(limitMs: number): Promise<void> {
    const former = current?.link;
    current = null;
    if (former === undefined) return signingOff;
    const own = former.close(limitMs).catch((error: unknown) => parts.log.write('error', String(error)));
    signingOff = Promise.all([signingOff, own]).then(() => undefined);
    return signingOff;
  }

  async function currentOf(account: SipAccount): Promise<{ link: Link; url: string }> {
    const { exchange, port, extension, password } = account;
    const key = JSON.stringify([exchange, port, extension]);
    if (current?.key === key) {
      current.link.usePassword(password);
      return current;
    }
    const address = resolveExchange(exchange, port, pageProtocol);
    if (address === null) throw sipError('socketFailed', 'The address of the exchange cannot be read');
    if (current !== null) replaced();
    // A late un-REGISTER would take the binding of the same device away again (spec 2 §4).
    await close(SIGN_OFF_LIMIT_MS);
    const link = createLink({ ...parts, account, address });
    link.presence.watch(watched);
    current = { key, link, url: address.url };
    return current;
  }

  return {
    link: () => current?.link ?? null,
    async probe(account) {
      const { link } = await currentOf(account);
      return link.probe();
    },
    async connect(account) {
      const { link, url } = await currentOf(account);
      await link.open().catch(async (error: unknown) => {
        throw await causeOf(error, url);
      });
    },
    watch(extensions) {
      watched = extensions;
      current?.link.presence.watch(extensions);
    },
    close,
  };
}
