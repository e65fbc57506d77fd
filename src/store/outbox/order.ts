import type { OutboxItem } from './types';

/**
 * The order of the next item: the time, so that it grows across reloads too, but always after what is
 * in line already, even in the same millisecond or when the machine's clock was set back.
 */
export function nextOrder(items: Readonly<Record<string, OutboxItem>>, at: number): number {
  return Object.values(items).reduce((order, item) => Math.max(order, item.order + 1), at);
}
