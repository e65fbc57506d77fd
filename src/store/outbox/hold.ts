import type { OutboxItem } from './types';

/** Whether an item may not leave now (ms since 1970). */
export function isHeld({ heldUntil }: OutboxItem, now: number): boolean {
  return heldUntil === null || (heldUntil !== undefined && now < heldUntil);
}

/** An item that the agent takes back; unchanged where it is too late for that. */
export function takenBack(item: OutboxItem, at: number): OutboxItem {
  const { heldUntil = null } = item;
  return heldUntil === null || at >= heldUntil ? item : { ...item, heldUntil: null };
}

/** An item that nothing holds any more; unchanged where the agent takes it back. */
export function free(item: OutboxItem): OutboxItem {
  if (item.heldUntil === undefined || item.heldUntil === null) return item;
  const { heldUntil: _past, ...rest } = item;
  return rest;
}
