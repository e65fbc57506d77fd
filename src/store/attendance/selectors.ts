import { createSelector } from 'reselect';
import { isBusy } from '../agentStatus';
import type { RootState } from '../rootReducer';
import type { Absence, ChangeByServer, FormerQueues } from './types';

/** Whoever was away for longer may have gone home. */
const LONG_ABSENCE_MS = 15 * 60_000;

/** Whether the agent is there: since when, after how long, and what others made of it. */
export function selectAttendance(state: RootState): RootState['attendance'] {
  return state.attendance;
}

/** A long absence of which the agent has not said yet whether they work again. */
export function selectAbsence({ attendance }: RootState): Absence | null {
  return attendance.absence;
}

/** Whether nothing may begin again by itself: the agent was away for long, or has not said yet that they are back. */
export function selectMustAskFirst({ attendance }: RootState): boolean {
  return attendance.absence !== null || attendance.awayMs >= LONG_ABSENCE_MS;
}

/** What somebody else changed last of the agent's status and queues. */
export function selectChangeByServer({ attendance }: RootState): ChangeByServer | null {
  return attendance.changedByServer;
}

/** The agent's own pause that gave way to the server's word that they are busy; null: none did. */
export function selectInterruptedPause({ agent, attendance }: RootState): string | null {
  const change = attendance.changedByServer;
  return change !== null && change.status === agent.status && isBusy(agent.status)
    ? change.formerReason
    : null;
}

/** Since when the agent's status is so, ms since 1970; null before the server's first word of it. */
export function selectStatusSince({ agent, attendance }: RootState): number | null {
  if (agent.since === null || attendance.recalled === null) return agent.since;
  return Math.min(attendance.recalled.since, agent.since);
}

/** Where the agent worked last, of the queues that are still theirs; null where this browser does not know. */
export const selectFormerQueues = createSelector(
  [({ attendance }: RootState) => attendance.formerQueues, (state: RootState) => state.queues.memberships],
  (former, memberships): FormerQueues | null => {
    const queues = former?.queues.filter((name) => memberships.some(({ queue }) => queue === name)) ?? [];
    return former === undefined || queues.length === 0 ? null : { queues, at: former.at };
  },
);
