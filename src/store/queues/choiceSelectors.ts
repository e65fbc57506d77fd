import { createSelector } from 'reselect';
import { entryOf } from '../../lib/records';
import type { QueueType } from '../../lib/queueType';
import type { RootState } from '../rootReducer';
import { selectQueueSwitches, type QueueSwitch } from './selectors';
import type { WaitingItem } from './types';

/** A queue that the agent can be in, with what speaks for going there. */
export interface QueueChoice extends QueueSwitch {
  type: QueueType;
  /** How many wait; null where the server does not say. */
  waiting: number | null;
  /** Since when the first of them waits, ms since 1970; null where nobody does, or the server does not say. */
  waitingSince: number | null;
}

function longestOf(items: readonly WaitingItem[]): number | null {
  const moments = items.map(({ since }) => Date.parse(since ?? '')).filter((at) => !Number.isNaN(at));
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The agent's queues as they choose among them, in the server's order. */
export const selectQueueChoices = createSelector(
  [
    selectQueueSwitches,
    (state: RootState) => state.queues.memberships,
    (state: RootState) => state.queues.waiting,
    (state: RootState) => state.queues.statuses,
  ],
  (switches, memberships, waiting, statuses): readonly QueueChoice[] =>
    switches.map((one, place) => {
      const items = entryOf(waiting, one.queue);
      const told = statuses.find(({ queue }) => queue === one.queue)?.waiting ?? null;
      return {
        ...one,
        type: memberships[place]?.type ?? 0,
        waiting: items?.length ?? told,
        waitingSince: longestOf(items ?? []),
      };
    }),
);

/** Whether the agent is in none of the queues that they have, and the console is not about to join any by itself. */
export function selectIsInNoQueue({ attendance, queues }: RootState): boolean {
  const { dropped, memberships } = queues;
  const joinsByItself = attendance.entry !== 'none' || dropped.length > 0;
  return memberships.length > 0 && !joinsByItself && !memberships.some(({ joined }) => joined);
}

/** Whether all of the agent's queues are on, as far as they wish. */
export function selectAreAllOn(state: RootState): boolean {
  return selectQueueSwitches(state).every(({ isOn }) => isOn);
}
