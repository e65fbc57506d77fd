import type { ContactRow } from './types';

/**
 * Whether an agent may see a contact (spec 1 §6): one without a group everybody may; one with a group only where a
 * queue of its routes is the agent's. A server that tells no routes alone can judge, and gave it: it is shown.
 */
export function isVisibleTo({ groupId, routes }: ContactRow, queues: ReadonlySet<string>): boolean {
  if (routes === null) return true;
  const isFree = groupId === null && routes.length === 0;
  return isFree || routes.some((route) => queues.has(route));
}
