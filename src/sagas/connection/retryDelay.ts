import { backoffDelay, RECONNECT } from '../../lib/retry';

/** Why there is no connection: a working one broke, the server kicked its agents, or there was none yet. */
export type Loss = 'broken' | 'kicked' | 'absent';

/** A line that breaks is mostly whole again within the second: it is tried so often before there is a pause. */
const QUICK_TRIES = 6;

const QUICK = { shortestMs: 250, longestMs: 500 };

/** Agents that the server kicked come back over this long, ms: all at once would overload it. */
const SPREAD = { shortestMs: 250, longestMs: 3_000 };

function between({ shortestMs, longestMs }: typeof QUICK, random: () => number): number {
  return Math.round(shortestMs + (longestMs - shortestMs) * random());
}

/** How long to wait the `waits`th time (from 1) since the connection was lost, ms; `random` is uniform in [0, 1). */
export function retryDelay(loss: Loss, waits: number, random: () => number): number {
  const quickTries = { broken: QUICK_TRIES, kicked: 1, absent: 0 }[loss];
  if (waits > quickTries) return backoffDelay(RECONNECT, waits - quickTries, random);
  return between(loss === 'kicked' ? SPREAD : QUICK, random);
}
