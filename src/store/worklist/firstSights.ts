import { entryOf } from '../../lib/records';
import type { statusReported } from '../queues/actions';
import type { WaitingItem } from '../queues/types';
import type { FirstSights } from './state';

type Items = Readonly<Record<string, readonly WaitingItem[]>>;

/** What waits, each from when it was first seen where the server does not say since when. */
export function itemsSeen(sights: FirstSights, items: Items, isAll: boolean, at: number): FirstSights {
  const unsaid = Object.values(items)
    .flat()
    .filter(({ since }) => since === null);
  const seen = unsaid.map(({ id }) => [id, entryOf(sights.items, id) ?? at] as const);
  if (seen.length === 0 && Object.keys(sights.items).length === 0) return sights;
  return { ...sights, items: { ...(isAll ? {} : sights.items), ...Object.fromEntries(seen) } };
}

/** Queues that count who waits, each from when it was first seen to have somebody. */
export function queuesSeen(
  sights: FirstSights,
  { isPart = false, statuses }: ReturnType<typeof statusReported>['payload'],
  at: number,
): FirstSights {
  const seen = statuses.flatMap(({ queue, waiting }) =>
    waiting === null || waiting === 0 ? [] : [[queue, entryOf(sights.queues, queue) ?? at] as const],
  );
  const others = Object.entries(sights.queues).filter(
    ([queue]) => isPart && !statuses.some((one) => one.queue === queue),
  );
  return { ...sights, queues: Object.fromEntries([...others, ...seen]) };
}
