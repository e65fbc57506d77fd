import { SERVER_CODE } from './failure';

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

/** Whether nothing came back at all: what was asked may have been done. */
export function isUnanswered(code: string): boolean {
  return code === 'offline' || code === 'timeout';
}

/** Whether the server said that it is in trouble, and nothing about what was asked. */
export function isServerTrouble(code: string): boolean {
  return code === SERVER_CODE.unavailable || code === SERVER_CODE.internal;
}

/** Whether a refusal came without a code: a gateway's, or an old server's (`ServiceError`). */
export function isUncoded(code: string): boolean {
  return code === 'http' || code === 'gateway';
}

/** Whether nobody said what became of it: it is asked for again under its own id, or done twice (contract §6). */
export function isFateUnknown(code: string): boolean {
  return isTransient(code) || code === 'gateway';
}

/** Whether a failure may pass by itself: the same request under the same id may be sent again. */
export function isTransient(code: string): boolean {
  return isUnanswered(code) || isServerTrouble(code);
}
