import type { ContactRow } from './types';

/**
 * Whether an agent may see a contact (spec 1 §6): one without a group everybody may; one with a group only where a
 * queue of its routes is the agent's, and so nobody where the server tells no routes.
 */
export function isVisibleTo({ groupId, routes }: ContactRow, queues: ReadonlySet<string>): boolean {
  const isFree = groupId === null && (routes === null || routes.length === 0);
  return isFree || routes?.some((route) => queues.has(route)) === true;
}
