import { loggedIn, loggedOut, sessionRestored } from '../auth/actions';
import { isStamped, type StampedAction } from '../stamp';
import { callTally } from './callTally';
import { classificationTally } from './classificationTally';
import { conversationTally } from './conversationTally';
import { byHour } from './hours';
import { pauseTally, type Pause } from './pauseTally';
import { soundTally } from './soundTally';
import type { Day } from './spans';
import { statusTally, type StatusStart } from './statusTally';
import { createTally } from './tally';
import type { DayStats } from './types';

/** Where the log begins that is counted. */
export interface LogStart {
  /** Who was signed in (full name); null: nobody, or nobody knows. */
  agent: string | null;
  /** The pause that they were in. */
  pause: Pause | null;
  /** The status that they had; absent where nobody knows. */
  status?: StatusStart;
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
  let last = day.from;
  let isBegun = false;
  const own = createTally();
  const conversations = conversationTally(own.hear, day, agent);
  const calls = callTally(own.hear, day);
  const lastAt = () => last;
  const isOwn = start.agent === agent;
  const pauses = pauseTally(own.hear, day, { before: isOwn ? start.pause : null, lastAt });
  const statuses = statusTally(own.hear, day, { before: isOwn ? (start.status ?? null) : null, lastAt });
  const classifications = classificationTally(own.hear, day);
  const sounds = soundTally(own.hear, day);
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
    const isBefore = action.meta.at < day.from;
    isBegun ||= !isBefore;
    // Another page told it, and was told of later: it says no more where the day begins.
    const isLate = isBefore && isBegun;
    if (signedIn === agent && !isLate) own.count(action);
    if (loggedOut.match(action)) signedIn = null;
    if (!isLate) last = action.meta.at;
  }

  return {
    take: (facts) => facts.filter(isStamped).forEach(one),
    figures() {
      const { figures: ofConversations, firstAnswers, moments } = conversations();
      const { figures: ofCalls, moments: callMoments } = calls();
      return {
        since: Math.max(day.from, first),
        at: day.to,
        ...ofConversations,
        ...ofCalls,
        pauses: pauses(),
        course: {
          statuses: statuses(),
          hours: byHour({ ...moments, ...callMoments }),
          firstAnswers,
          classifications: classifications(),
          sounds: sounds(),
        },
      };
    },
  };
}
