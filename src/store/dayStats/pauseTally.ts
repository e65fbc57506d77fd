import { statusReported } from '../agent/actions';
import type { AgentStatus } from '../agent/types';
import { PAUSED } from '../agentStatus';
import { loggedIn, loggedOut, sessionRestored } from '../auth/actions';
import { authenticated } from '../connection/actions';
import { within, type Day } from './spans';
import type { Hear } from './tally';
import type { PauseFigure } from './types';

/** A pause under way: why, and since when (ms). */
export interface Pause {
  reason: string;
  since: number;
}

interface Begin {
  /** The one that the log begins with. */
  before: Pause | null;
  /** When the last fact before the one that is being told happened, ms. */
  lastAt: () => number;
}

/** Sums the pauses by reason. A page that was left says nothing until the next begins. */
export function pauseTally(hear: Hear, day: Day, { before, lastAt }: Begin): () => PauseFigure[] {
  const times = new Map<string, number>();
  let pause = before;

  function add(to: Map<string, number>, at: number): void {
    if (pause === null) return;
    const ms = within(day, pause.since, at);
    if (ms > 0) to.set(pause.reason, (to.get(pause.reason) ?? 0) + ms);
  }

  function become(next: string | null, at: number): void {
    if (next === (pause?.reason ?? null)) return;
    add(times, at);
    pause = next === null ? null : { reason: next, since: at };
  }

  function report(status: AgentStatus, reason: string | null, at: number): void {
    become(status === PAUSED ? (reason ?? '') : null, at);
  }

  hear(statusReported, ({ payload: { status, pauseReason }, meta }) => report(status, pauseReason, meta.at));
  hear(authenticated, ({ payload: { status, pauseReason }, meta }) => {
    if (status !== null) report(status, pauseReason, meta.at);
  });
  hear(sessionRestored, () => become(null, lastAt()));
  hear(loggedIn, () => become(null, lastAt()));
  hear(loggedOut, ({ meta }) => become(null, meta.at));

  return () => {
    const all = new Map(times);
    add(all, day.to);
    return [...all].map(([reason, ms]) => ({ reason, ms })).sort((a, b) => b.ms - a.ms);
  };
}
