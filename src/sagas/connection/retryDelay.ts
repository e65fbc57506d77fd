import { backoffDelay, RECONNECT } from '../../lib/retry';

/**
 * How the console came to be without a connection: one that was of use broke, the server ended it for everybody, or
 * there was none yet.
 */
export type Loss = 'broken' | 'putOut' | 'absent';

/** A line that breaks is mostly whole again within the second: it is tried so often before there is a pause. */
const QUICK_TRIES = 6;

const QUICK = { shortestMs: 250, longestMs: 500 };

/** A server that puts its agents out takes them back over this long, ms: all at once would put it down again. */
const SPREAD = { shortestMs: 250, longestMs: 3_000 };

function between({ shortestMs, longestMs }: typeof QUICK, random: () => number): number {
  return Math.round(shortestMs + (longestMs - shortestMs) * random());
}

/** How long to wait the `waits`th time (from 1) since the connection was lost, ms; `random` is uniform in [0, 1). */
export function retryDelay(loss: Loss, waits: number, random: () => number): number {
  const quickTries = { broken: QUICK_TRIES, putOut: 1, absent: 0 }[loss];
  if (waits > quickTries) return backoffDelay(RECONNECT, waits - quickTries, random);
  return between(loss === 'putOut' ? SPREAD : QUICK, random);
}
