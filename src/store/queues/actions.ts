import type { Failure } from '../../lib/failure';
import type { Channel } from '../../lib/queueType';
import { fact, request } from '../stamp';
import type { Queue, QueueMembership, QueueStatus, WaitingItem, WaitingTotals } from './types';

/** The agent turned queue switches; the single switch names all queues at once. */
export const switchRequested = request('queues/switchRequested')<{ queues: string[]; joined: boolean }>();
/** The agent asked again for the queues after a failed read. */
export const readRequested = request('queues/readRequested')();
/** The agent looks at who works in the queues. */
export const statusReadRequested = request('queues/statusReadRequested')();
/** The agent has read that they are in no queue of a channel. */
export const lackDismissRequested = request('queues/lackDismissRequested')();
/** What the agent asked for needs a queue of this channel, and they are in none (spec 1 §5). */
export const lacked = fact('queues/lacked')<{ channel: Channel }>();
/** The server said which queues the agent is in: at login, after an action, after a reconnection. */
export const membershipsReported = fact('queues/membershipsReported')<{ memberships: QueueMembership[] }>();
/** The server did not add or remove; the switches go back. */
export const switchFailed = fact('queues/switchFailed')<Failure & { queues: string[] }>();
/** The read of the centre's queues went out. */
export const readStarted = fact('queues/readStarted')();
/** The centre's queues came. */
export const loaded = fact('queues/loaded')<{ queues: Queue[] }>();
/** The read of the centre's queues failed. */
export const readFailed = fact('queues/readFailed')<Failure>();
/** Who works in which queue and how many wait (QueueStatus, answered or pushed; again once nameless agents have names). */
export const statusReported = fact('queues/statusReported')<{
  statuses: QueueStatus[];
  /** Null: the server does not count what waits. */
  totals: WaitingTotals | null;
  /** A queue that is not among these is as it was. */
  isPart?: boolean;
}>();
/** What waits in the agent's queues (contract §5, getAtendimentos). */
export const waitingReported = fact('queues/waitingReported')<{
  /** True: this is all that waits; false: add to what is known. */
  complete: boolean;
  /** Null: the server does not count; the items are. */
  totals: WaitingTotals | null;
  items: Record<string, WaitingItem[]>;
  /** Where not all: the items are some of their queues, and not the whole queues. */
  isByRow?: boolean;
}>();
/** A conversation left the waiting list (contract §5, deleteAtendimento). */
export const waitingLeft = fact('queues/waitingLeft')<{
  conversationId: string;
  /** Null: the server does not say which. */
  queue: string | null;
}>();
