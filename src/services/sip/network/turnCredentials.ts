import { backoffDelay, type Backoff } from '../../../lib/retry';
import type { SoftphoneLog } from '../../storage/softphoneLog';
import { readFetched, type FetchedServers } from './iceConfig';

/** What the credentials of a deployment are fetched with. */
export interface TurnCredentialsParts {
  /** The page's origin: it alone gets the bearer. */
  origin: string;
  /** The fixed bearer of the deployment. */
  bearer: () => string | null;
  /** ms since 1970. */
  now: () => number;
  /** Uniform in [0, 1). */
  random: () => number;
  log: Pick<SoftphoneLog, 'write'>;
  /** Others are there, or they could not be fetched. */
  changed: () => void;
}

/** Time-limited servers and logins, kept fresh from a URL of the deployment. They are nowhere but here. */
export interface TurnCredentials {
  /** Fetches from there from now on; null: nowhere. */
  follow(url: string | null): void;
  /** What is in force; null while there is none, or none any more. */
  current(): FetchedServers | null;
  /** Whether the first answer is still to come. */
  isPending(): boolean;
  /** Whether the last fetch came to nothing. */
  isFailing(): boolean;
  /** Resolves with the credentials that are on their way, 500 ms at most; null: there is nothing to wait for. */
  ready(): Promise<void> | null;
  /** A fetch that failed is made again at once: the network is back. */
  retry(): void;
}

/** No call waits longer. */
const CALL_LIMIT_MS = 500;

const FETCH_LIMIT_MS = 5_000;

const RETRY: Backoff = { first: 5_000, limit: 60_000, jitter: 0.3 };

/** Clocks and networks of other days: long ones are renewed more often than they need. */
const LONGEST_MS = 6 * 3_600_000;

/** Credentials that are renewed when half of their time is over, so that a call begins with long ones. */
export function createTurnCredentials(parts: TurnCredentialsParts): TurnCredentials {
  const { origin, bearer, now, random, log, changed } = parts;
  let url: string | null = null;
  let held: { answer: FetchedServers; endsAt: number } | null = null;
  let running: Promise<void> | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function read(from: string): Promise<FetchedServers> {
    const token = new URL(from).origin === origin ? bearer() : null;
    const answer = await fetch(from, {
      cache: 'no-store',
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`status ${String(answer.status)}`);
    const fetched = readFetched(await answer.json().catch(() => null));
    if (fetched === null) throw new Error('an answer in no known form');
    return fetched;
  }

  async function renew(from: string): Promise<void> {
    let nextMs;
    try {
      const answer = await read(from);
      if (from !== url) return;
      held = { answer, endsAt: now() + answer.lifetimeMs };
      failures = 0;
      nextMs = Math.min(answer.lifetimeMs / 2, LONGEST_MS);
    } catch (error) {
      if (from !== url) return;
      failures += 1;
      nextMs = backoffDelay(RETRY, failures, random);
      // The address may hold a key, and so may what a browser says of it.
      const reason = error instanceof Error && !error.message.includes(':') ? error.message : 'no answer';
      log.write('warn', `ICE servers could not be fetched: ${reason}`);
    }
    running = null;
    timer = setTimeout(begin, nextMs);
    changed();
  }

  function begin(): void {
    clearTimeout(timer);
    if (url !== null) running ??= renew(url);
  }

  function current(): FetchedServers | null {
    return held !== null && held.endsAt > now() ? held.answer : null;
  }

  return {
    follow(next) {
      if (next === url) return;
      clearTimeout(timer);
      url = next;
      held = null;
      running = null;
      failures = 0;
      begin();
    },
    current,
    isPending: () => url !== null && held === null && failures === 0,
    isFailing: () => failures > 0,
    ready() {
      if (url === null || failures > 0 || current() !== null) return null;
      begin();
      const late = new Promise<void>((resolve) => setTimeout(resolve, CALL_LIMIT_MS));
      return Promise.race([running ?? late, late]);
    },
    retry() {
      if (failures > 0) begin();
    },
  };
}
