import type { Channel, QueueType } from '../../lib/queueType';
import type { AgentStatus } from '../agent/types';

/** How the agent joins queues: a switch each (mode F), all on entry (T), or one switch for all. */
export type QueueMode = 'perQueue' | 'allOnEntry' | 'single';

/** One queue of the agent and whether it is joined. */
export interface QueueMembership {
  queue: string;
  type: QueueType;
  joined: boolean;
  paused: boolean;
  pauseReason: string | null;
}

/** What a server says of a queue of the agent; what it leaves out is as it was. */
export type ReportedMembership = Pick<QueueMembership, 'queue'> & Partial<QueueMembership>;

/** What a server says of the agent's queues. */
export interface ReportedMemberships {
  memberships: ReportedMembership[];
  /** These may not be all of them: a queue that is not among these is as it was. */
  isPart?: boolean;
}

/** A queue of the centre. */
export interface Queue {
  name: string;
  type: QueueType;
  mustClassify: boolean;
  instances: string[];
  email: string | null;
  /** What waits there, where the server says it with the queue. */
  waiting?: WaitingItem[];
}

/** How many wait, by channel. */
export type WaitingTotals = Record<Channel, number>;

/** Something that waits in a queue for an agent. */
export interface WaitingItem {
  id: string;
  name: string;
  /** Null: the server did not say. */
  since: string | null;
}

/** Who works in a queue, and how many wait. */
export interface QueueStatus {
  queue: string;
  agents: {
    name: string;
    extension: string;
    status: AgentStatus;
    statusText: string;
    pauseReason: string | null;
  }[];
  waiting: number | null;
}
