import { createSelector } from 'reselect';
import { channelOf, type Channel, type QueueType } from '../../lib/queueType';
import { entryOf } from '../../lib/records';
import { momentOf } from '../../lib/time';
import type { RootState } from '../rootReducer';
import type { QueueStatus, WaitingItem } from './types';

/** Who waits in one queue of the agent. */
export interface QueueWait {
  queue: string;
  type: QueueType;
  /** Null: the server does not say. */
  count: number | null;
  /** Since when the one who waits longest does, ms of this browser's clock; null: nobody does, or nobody knows. */
  since: number | null;
  /** The server does not say since when: it is from when this console first saw it. */
  isFirstSight: boolean;
}

interface Sight {
  at: number;
  isFirstSight: boolean;
}

function longest(sights: readonly Sight[]): Sight | null {
  return sights.reduce<Sight | null>(
    (first, one) => (first === null || one.at < first.at ? one : first),
    null,
  );
}

function ofItems(
  items: readonly WaitingItem[],
  seen: Readonly<Record<string, number>>,
  clockOffset: number,
): Sight | null {
  return longest(
    items.flatMap(({ id, since }): Sight[] => {
      const told = momentOf(since);
      if (told !== null) return [{ at: told - clockOffset, isFirstSight: false }];
      const first = entryOf(seen, id);
      return first === undefined ? [] : [{ at: first, isFirstSight: true }];
    }),
  );
}

function countOf(items: readonly WaitingItem[] | undefined, status: QueueStatus | undefined): number | null {
  if (items !== undefined && items.length > 0) return items.length;
  return status?.waiting ?? items?.length ?? null;
}

/** Who waits in each of the agent's queues, in the server's order. */
export const selectQueueBoard = createSelector(
  [
    (state: RootState) => state.queues.memberships,
    (state: RootState) => state.queues.waiting,
    (state: RootState) => state.queues.statuses,
    (state: RootState) => state.worklist.firstSights,
    (state: RootState) => state.connection.clockOffset,
  ],
  (memberships, waiting, statuses, seen, clockOffset): readonly QueueWait[] =>
    memberships.map(({ queue, type }) => {
      const items = entryOf(waiting, queue);
      const count = countOf(
        items,
        statuses.find((one) => one.queue === queue),
      );
      const counted = entryOf(seen.queues, queue);
      const sight =
        ofItems(items ?? [], seen.items, clockOffset) ??
        (counted === undefined || count === null || count === 0 ? null : { at: counted, isFirstSight: true });
      return { queue, type, count, since: sight?.at ?? null, isFirstSight: sight?.isFirstSight ?? false };
    }),
);

/** Since when the one who waits longest in the queues of each channel does, ms of this browser's clock. */
export const selectLongestWaits = createSelector(
  [selectQueueBoard],
  (board): Readonly<Partial<Record<Channel, number>>> => {
    const waits: Partial<Record<Channel, number>> = {};
    for (const { since, type } of board) {
      const channel = channelOf(type);
      if (since !== null) waits[channel] = Math.min(since, waits[channel] ?? since);
    }
    return waits;
  },
);
