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

/** Whether events are missing before this one. */
export function leavesGap(position: StreamPosition, push: PushMark): boolean {
  if (position.epoch === null || position.lastSeq === null) return false;
  return position.epoch !== push.epoch || push.seq > position.lastSeq + 1;
}
