import type { QueuesState } from './reducer';
import type { QueueMembership, ReportedMemberships } from './types';

const UNSAID = { joined: false, paused: false, pauseReason: null };

/** The agent's queues as the server reports them, with what it does not say as the console knows it. */
export function asKnown(
  { isPart = false, memberships }: ReportedMemberships,
  { all, memberships: before }: Pick<QueuesState, 'all' | 'memberships'>,
): QueueMembership[] {
  const said = memberships.map((row) => {
    const known = before.find(({ queue }) => queue === row.queue);
    const types = [row.type, known?.type, all.find(({ name }) => name === row.queue)?.type];
    // Type 0 is one that nobody said.
    const type = types.find((one) => one !== undefined && one !== 0) ?? 0;
    return { ...UNSAID, ...known, ...row, type };
  });
  if (!isPart) return said;
  const kept = before.map((known) => said.find(({ queue }) => queue === known.queue) ?? known);
  return [...kept, ...said.filter(({ queue }) => !before.some((known) => known.queue === queue))];
}
