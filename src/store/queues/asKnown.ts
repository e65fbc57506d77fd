import { channelOf, type Channel } from '../../lib/queueType';
import type { Queue, QueueMembership, ReportedMemberships } from './types';

const UNSAID = { joined: false, paused: false, pauseReason: null };

/** The agent's queues as the server reports them, with what it does not say as the console knows it. */
export function asKnown(
  { isPart = false, memberships }: ReportedMemberships,
  { all, memberships: before }: { all: readonly Queue[]; memberships: readonly QueueMembership[] },
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

/** The channel of which the agent is in no queue, as long as they are in none. */
export function stillLacking(lacking: Channel | null, now: readonly QueueMembership[]): Channel | null {
  return now.some(({ type, joined }) => joined && channelOf(type) === lacking) ? null : lacking;
}

interface Known {
  memberships: QueueMembership[];
  lacking: Channel | null;
}

/** The agent's queues, with the types that the centre's queues say and nobody said before. */
export function withTypes({ lacking, memberships: before }: Known, all: readonly Queue[]): Known {
  if (before.every(({ type }) => type !== 0)) return { lacking, memberships: before };
  const memberships = before.map((one) =>
    one.type === 0 ? { ...one, type: all.find(({ name }) => name === one.queue)?.type ?? 0 } : one,
  );
  return { lacking: stillLacking(lacking, memberships), memberships };
}
