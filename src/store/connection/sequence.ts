import type { PushMark } from '../stamp';

/** How far the server's stream of events was followed. */
export interface StreamPosition {
  epoch: string | null;
  lastSeq: number | null;
}

/** Whether an event was followed already: same epoch, and not after the last one. */
export function isSeen(position: StreamPosition, push: PushMark): boolean {
  return position.epoch === push.epoch && position.lastSeq !== null && push.seq <= position.lastSeq;
}

/** How far behind an event may be a late one; further back the server has begun to count anew. */
const LATE_BY = 200;

/**
 * Whether an event that stands before the last one is no repetition: the server counts anew under the same epoch
 * (contract §0). `seen` has the ids of the last events by their numbers.
 */
export function isCountedAnew(
  position: StreamPosition,
  push: PushMark,
  seen: ReadonlyMap<number, string>,
): boolean {
  if (!isSeen(position, push)) return false;
  const before = seen.get(push.seq);
  if (before !== undefined) return before !== push.eventId;
  const last = position.lastSeq ?? 0;
  return (push.seq <= 1 && last > 1) || last - push.seq >= LATE_BY;
}

/** Whether events are missing before this one. */
export function leavesGap(position: StreamPosition, push: PushMark): boolean {
  if (position.epoch === null || position.lastSeq === null) return false;
  return position.epoch !== push.epoch || push.seq > position.lastSeq + 1;
}
