import { createSelector } from 'reselect';
import type { QueueType } from '../../lib/queueType';
import type { RootState } from '../rootReducer';
import { selectQueueBoard } from './boardSelectors';
import { selectQueueSwitches, type QueueSwitch } from './selectors';

/** A queue that the agent can be in, with what speaks for going there. */
export interface QueueChoice extends QueueSwitch {
  type: QueueType;
  /** How many wait; null where the server does not say. */
  waiting: number | null;
  /** Since when the first of them waits, ms of this browser's clock; null where nobody does, or nobody knows. */
  waitingSince: number | null;
}

/** The agent's queues as they choose among them, in the server's order. */
export const selectQueueChoices = createSelector(
  [selectQueueSwitches, selectQueueBoard],
  (switches, board): readonly QueueChoice[] =>
    switches.map((one, place) => {
      const wait = board[place];
      return {
        ...one,
        type: wait?.type ?? 0,
        waiting: wait?.count ?? null,
        waitingSince: wait?.since ?? null,
      };
    }),
);

/** Whether the agent is in none of their queues, and the console does not join any by itself, or failed to. */
export function selectIsInNoQueue({ attendance, queues }: RootState): boolean {
  const { dropped, failure, memberships } = queues;
  const joinsByItself = failure === null && (attendance.entry !== 'none' || dropped.length > 0);
  return memberships.length > 0 && !joinsByItself && !memberships.some(({ joined }) => joined);
}

/** Whether all of the agent's queues are on, as far as they wish. */
export function selectAreAllOn(state: RootState): boolean {
  return selectQueueSwitches(state).every(({ isOn }) => isOn);
}

/** Whether some of the agent's queues are on and some are not, as far as they wish. */
export function selectIsInSomeQueues(state: RootState): boolean {
  return selectQueueSwitches(state).some(({ isOn }) => isOn) && !selectAreAllOn(state);
}
