import { isUnanswered } from '../../lib/retry';
import type { OutboxItem } from '../../store/outbox/types';

/** Whether an item went out, and nobody said what became of it: the server may have it. */
export function mayHaveArrived({ attempts, createdAt, failure, queuedAt, wentOut }: OutboxItem): boolean {
  // An item of an earlier version does not say: one that was put in line again had been there before.
  if (attempts === 0) return wentOut ?? queuedAt > createdAt;
  return failure === null || isUnanswered(failure.code);
}
