import { statusReported } from '../agent/actions';
import type { AgentStatus } from '../agent/types';
import { PAUSED } from '../agentStatus';
import { loggedIn, loggedOut, sessionRestored } from '../auth/actions';
import { authenticated } from '../connection/actions';
import type { Day } from './spans';
import type { Hear } from './tally';
import type { StatusSpan } from './types';

/** A status under way: which, and since when (ms). */
export interface StatusStart {
  status: AgentStatus;
  reason: string | null;
  since: number;
}

/** What comes before or after the day is cut off. */
function ofDay({ from, to }: Day, span: StatusSpan): StatusSpan[] {
  const cut = { ...span, from: Math.max(span.from, from), to: Math.min(span.to, to) };
  return cut.to > cut.from ? [cut] : [];
}

interface Begin {
  /** The one that the log begins with; null: nobody knows. */
  before: StatusStart | null;
  /** When the last fact before the one that is being told happened, ms. */
  lastAt: () => number;
}

/** Which status the agent had when: as the server said it. A page that was left says nothing until the next begins. */
export function statusTally(hear: Hear, day: Day, { before, lastAt }: Begin): () => StatusSpan[] {
  const spans: StatusSpan[] = [];
  let current = before;

  function become(next: StatusStart | null, at: number): void {
    if (current !== null) {
      spans.push({ status: current.status, reason: current.reason, from: current.since, to: at });
    }
    current = next;
  }

  function report(status: AgentStatus, pauseReason: string | null, at: number): void {
    const reason = status === PAUSED ? (pauseReason ?? '') : null;
    if (current?.status === status && current.reason === reason) return;
    become({ status, reason, since: at }, at);
  }

  hear(statusReported, ({ payload: { status, pauseReason }, meta }) => report(status, pauseReason, meta.at));
  hear(authenticated, ({ payload: { status, pauseReason }, meta }) => {
    if (status !== null) report(status, pauseReason, meta.at);
  });
  hear(sessionRestored, () => become(null, lastAt()));
  hear(loggedIn, () => become(null, lastAt()));
  hear(loggedOut, ({ meta }) => become(null, meta.at));

  return () => {
    const open: StatusSpan[] =
      current === null
        ? []
        : [{ status: current.status, reason: current.reason, from: current.since, to: day.to }];
    return [...spans, ...open].flatMap((span) => ofDay(day, span));
  };
}
