import { loggedIn, loggedOut, sessionRestored } from '../auth/actions';
import { isStamped, type StampedAction } from '../stamp';
import { callTally } from './callTally';
import { conversationTally } from './conversationTally';
import { pauseTally, type Pause } from './pauseTally';
import type { Day } from './spans';
import { createTally } from './tally';
import type { DayStats } from './types';

/** Where the log begins that is counted. */
export interface LogStart {
  /** Who was signed in (full name); null: nobody, or nobody knows. */
  agent: string | null;
  /** The pause that they were in. */
  pause: Pause | null;
}

/** A fold of the log of one agent's day: takes the facts in order, in as many goes as the caller likes. */
export interface DayCount {
  take(facts: readonly unknown[]): void;
  figures(): DayStats;
}

/** When the day of a moment began, in the zone of the machine; both in ms since 1970. */
export function midnightBefore(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/**
 * Counts what an agent (full name) did on a day. Facts before it tell where the day begins: who waited, which pause
 * and call were under way. Those of other agents of this browser are left out.
 */
export function countDay(agent: string, day: Day, start: LogStart): DayCount {
  let signedIn = start.agent;
  let first = day.to;
  const own = createTally();
  const conversations = conversationTally(own.hear, day);
  const calls = callTally(own.hear, day);
  const pauses = pauseTally(own.hear, day, start.agent === agent ? start.pause : null);
  const coming = createTally();
  coming.hear(loggedIn, ({ payload }) => {
    signedIn = payload.user.fullName;
  });
  coming.hear(sessionRestored, ({ payload }) => {
    signedIn = payload.user.fullName;
  });

  function one(action: StampedAction): void {
    first = Math.min(first, action.meta.at);
    coming.count(action);
    if (signedIn === agent) own.count(action);
    if (loggedOut.match(action)) signedIn = null;
  }

  return {
    take: (facts) => facts.filter(isStamped).forEach(one),
    figures: () => ({
      since: Math.max(day.from, first),
      at: day.to,
      ...conversations(),
      ...calls(),
      pauses: pauses(),
    }),
  };
}
