import type { Clock } from '../clock';

/** The clock of the server that the page comes from. */
export interface ServerClock {
  /** How far it is ahead of this machine's, to the second, ms; null: it does not tell the time. */
  offset(): Promise<number | null>;
}

const TIMEOUT_MS = 5_000;

/** The `Date` header of the page's own server: browsers show that of others to no page. */
export function createServerClock(url: string, clock: Clock): ServerClock {
  return {
    async offset() {
      const askedAt = clock.now();
      try {
        const { headers } = await fetch(url, {
          method: 'HEAD',
          cache: 'no-store',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const told = Date.parse(headers.get('Date') ?? '');
        return Number.isNaN(told) ? null : told - (askedAt + clock.now()) / 2;
      } catch {
        return null;
      }
    },
  };
}
