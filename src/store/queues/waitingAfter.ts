import { entryOf } from '../../lib/records';
import type { statusReported, waitingReported } from './actions';
import type { QueueStatus, WaitingItem } from './types';

type Waiting = Readonly<Record<string, WaitingItem[]>>;

function withRows(listed: readonly WaitingItem[], rows: readonly WaitingItem[]): WaitingItem[] {
  const changed = listed.map((item) => rows.find(({ id }) => id === item.id) ?? item);
  return [...changed, ...rows.filter(({ id }) => !listed.some((item) => item.id === id))];
}

/** A conversation waits in one queue: where it is named elsewhere, it left the other. */
function merged(waiting: Waiting, items: Waiting): Waiting {
  const ids = new Set(Object.values(items).flatMap((rows) => rows.map(({ id }) => id)));
  const rest = Object.entries(waiting).map(([queue, listed]) => {
    const rows = entryOf(items, queue) ?? [];
    return [queue, listed.filter(({ id }) => !ids.has(id) || rows.some((row) => row.id === id))] as const;
  });
  const kept = Object.fromEntries(rest);
  const after = Object.entries(items).map(
    ([queue, rows]) => [queue, withRows(entryOf(kept, queue) ?? [], rows)] as const,
  );
  return { ...kept, ...Object.fromEntries(after) };
}

/** Who waits once the server said it: all of it, whole queues, or rows of them. */
export function waitingAfter(
  waiting: Waiting,
  { complete, isByRow = false, items }: ReturnType<typeof waitingReported>['payload'],
): Waiting {
  if (complete) return items;
  return isByRow ? merged(waiting, items) : { ...waiting, ...items };
}

/** What the queues say of themselves; those that only tell what changed leave the others as they were. */
export function statusesAfter(
  before: readonly QueueStatus[],
  { isPart = false, statuses }: ReturnType<typeof statusReported>['payload'],
): QueueStatus[] {
  if (!isPart) return statuses;
  const byQueue = new Map([...before, ...statuses].map((status) => [status.queue, status]));
  return [...byQueue.values()];
}
