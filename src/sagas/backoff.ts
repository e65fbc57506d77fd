/** How long to wait between attempts, ms. */
export interface Backoff {
  first: number;
  limit: number;
  /** Share by which a delay may be shorter or longer, 0 to 1. */
  jitter: number;
}

/** The socket's back-off (contract §1.4). */
export const RECONNECT: Backoff = { first: 2_000, limit: 30_000, jitter: 0.3 };

/** The back-off of an unsent message (contract §1.3). */
export const RESEND: Backoff = { first: 2_000, limit: 30_000, jitter: 0.3 };

/** A feature that threw is started again soon, and later each time. */
export const RESTART: Backoff = { first: 250, limit: 5_000, jitter: 0 };

/** The delay after attempt number `attempt` (from 1), ms; `random` is uniform in [0, 1). */
export function backoffDelay(backoff: Backoff, attempt: number, random: () => number): number {
  const base = Math.min(backoff.first * 2 ** (attempt - 1), backoff.limit);
  return Math.round(base * (1 - backoff.jitter + 2 * backoff.jitter * random()));
}
