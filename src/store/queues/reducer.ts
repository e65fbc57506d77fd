import { leftRecalled, stayOutRequested } from '../attendance/actions';
import { loggedOut } from '../auth/actions';
import { authenticated } from '../connection/actions';
import {
  failureIn,
  READ_IDLE,
  READ_LOADED,
  readBegun,
  readFailed,
  type Failure,
  type ReadState,
} from '../../lib/failure';
import { channelOf, type Channel } from '../../lib/queueType';
import { plainReducer } from '../plainReducer';
import { entryOf } from '../../lib/records';
import { stillOut } from '../../lib/stillOut';
import * as actions from './actions';
import { stillLacking, withTypes } from './asKnown';
import type { Queue, QueueMembership, QueueStatus, WaitingItem, WaitingTotals } from './types';
import { statusesAfter, waitingAfter } from './waitingAfter';

/** The agent's queues, the centre's queues, and what waits. */
export interface QueuesState {
  memberships: QueueMembership[];
  /** Switches that the server has not confirmed yet, by queue: what the agent wants. */
  desired: Readonly<Record<string, boolean>>;
  /** Queues that a reconnection found the agent out of, though nobody asked for it. */
  dropped: string[];
  failure: Failure | null;
  /** The channel of which the agent is in no queue, though they asked for something there: told once. */
  lacking: Channel | null;
  all: Queue[];
  read: ReadState;
  statuses: QueueStatus[];
  totals: WaitingTotals;
  waiting: Readonly<Record<string, WaitingItem[]>>;
}

const NOBODY: WaitingTotals = { chat: 0, whatsapp: 0, email: 0, voice: 0 };

const initialState: QueuesState = {
  memberships: [],
  desired: {},
  dropped: [],
  failure: null,
  lacking: null,
  all: [],
  read: READ_IDLE,
  statuses: [],
  totals: NOBODY,
  waiting: {},
};

function without(desired: QueuesState['desired'], queues: readonly string[]): QueuesState['desired'] {
  return Object.fromEntries(Object.entries(desired).filter(([queue]) => !queues.includes(queue)));
}

function droppedSince(before: readonly QueueMembership[], now: readonly QueueMembership[]): string[] {
  const wasIn = before.filter(({ joined }) => joined).map(({ queue }) => queue);
  return stillOut(wasIn, now);
}

/** A switch that the agent turned again meanwhile stays pending until its own answer. */
function reported(state: QueuesState, memberships: QueueMembership[]): QueuesState {
  const fulfilled = memberships.filter(({ queue, joined }) => entryOf(state.desired, queue) === joined);
  const desired = without(
    state.desired,
    fulfilled.map(({ queue }) => queue),
  );
  const dropped = stillOut(state.dropped, memberships);
  return { ...state, memberships, desired, dropped, lacking: stillLacking(state.lacking, memberships) };
}

/** The channel of a queue, as the centre or the agent's own queues have it. */
function channelIn({ all, memberships }: QueuesState, queue: string): Channel | null {
  const type =
    all.find((known) => known.name === queue)?.type ?? memberships.find((one) => one.queue === queue)?.type;
  return type === undefined ? null : channelOf(type);
}

function sumOf(
  state: QueuesState,
  counts: readonly (readonly [queue: string, count: number])[],
): WaitingTotals {
  const totals = { ...NOBODY };
  for (const [queue, count] of counts) {
    const channel = channelIn(state, queue);
    if (channel !== null) totals[channel] += count;
  }
  return totals;
}

/** How many wait, counted by the items where the server does not count. */
function counted(state: QueuesState, waiting: QueuesState['waiting']): WaitingTotals {
  return sumOf(
    state,
    Object.entries(waiting).map(([queue, items]) => [queue, items.length]),
  );
}

/** The same by what each queue says of itself; null: none says anything. */
function countedIn(state: QueuesState, statuses: readonly QueueStatus[]): WaitingTotals | null {
  const told = statuses.flatMap(({ queue, waiting }) =>
    waiting === null ? [] : [[queue, waiting] as const],
  );
  return told.length === 0 ? null : sumOf(state, told);
}

function leaveWaiting(state: QueuesState, conversationId: string, said: string | null): QueuesState {
  const isIn = (queue: string): boolean =>
    (entryOf(state.waiting, queue) ?? []).some(({ id }) => id === conversationId);
  const queue = said ?? Object.keys(state.waiting).find(isIn);
  if (queue === undefined) return state;
  const channel = channelIn(state, queue);
  if (!isIn(queue)) return { ...state, totals: withoutUnlisted(state, channel) };
  const rest = (entryOf(state.waiting, queue) ?? []).filter((item) => item.id !== conversationId);
  const totals = channel === null ? state.totals : oneLess(state.totals, channel);
  return { ...state, waiting: { ...state.waiting, [queue]: rest }, totals };
}

function oneLess(totals: WaitingTotals, channel: Channel): WaitingTotals {
  return { ...totals, [channel]: Math.max(0, totals[channel] - 1) };
}

/** Somebody left who was in no list: they were counted only where the server counts more than it lists. */
function withoutUnlisted(state: QueuesState, channel: Channel | null): WaitingTotals {
  if (channel === null || state.totals[channel] <= counted(state, state.waiting)[channel])
    return state.totals;
  return oneLess(state.totals, channel);
}

/** What the centre's queues say of what waits in the agent's, until the server tells it otherwise. */
function waitingOf(state: QueuesState, queues: readonly Queue[]): Pick<QueuesState, 'waiting' | 'totals'> {
  const { memberships, totals, waiting } = state;
  const isTold = Object.keys(waiting).length > 0 || Object.values(totals).some((count) => count > 0);
  const said = queues.flatMap(({ name, waiting: items }) =>
    items !== undefined && memberships.some(({ queue }) => queue === name) ? [[name, items] as const] : [],
  );
  if (isTold || said.length === 0) return { waiting, totals };
  const known = Object.fromEntries(said);
  return { waiting: known, totals: counted({ ...state, all: [...queues] }, known) };
}

/** Folds the facts of queues, memberships and waiting customers. */
export const queuesReducer = plainReducer<QueuesState>(initialState, (on) => {
  on(actions.switchRequested, (state, { payload }) => ({
    ...state,
    failure: null,
    dropped: state.dropped.filter((queue) => !payload.queues.includes(queue)),
    desired: {
      ...state.desired,
      ...Object.fromEntries(payload.queues.map((queue) => [queue, payload.joined])),
    },
  }));
  on(actions.membershipsReported, (state, { payload }) => reported(state, payload.memberships));
  on(authenticated, (state, { payload }) => {
    if (payload.memberships === null) return state;
    const next = reported(state, payload.memberships);
    const dropped = droppedSince(state.memberships, payload.memberships);
    return { ...next, dropped: [...new Set([...next.dropped, ...dropped])] };
  });
  on(leftRecalled, (state, { payload }) => ({
    ...state,
    dropped: [...new Set([...state.dropped, ...payload.queues])],
  }));
  on(stayOutRequested, (state) => (state.dropped.length === 0 ? state : { ...state, dropped: [] }));
  on(actions.switchFailed, (state, { payload }) => ({
    ...state,
    desired: without(state.desired, payload.queues),
    failure: failureIn(payload),
  }));
  on(actions.lacked, (state, { payload }) => ({ ...state, lacking: payload.channel }));
  on(actions.lackDismissRequested, (state) => (state.lacking === null ? state : { ...state, lacking: null }));
  on(actions.readStarted, (state) => ({ ...state, read: readBegun(state.read) }));
  on(actions.loaded, (state, { payload }) => ({
    ...state,
    ...waitingOf(state, payload.queues),
    ...withTypes(state, payload.queues),
    all: payload.queues,
    read: READ_LOADED,
  }));
  on(actions.readFailed, (state, { payload }) => ({ ...state, read: readFailed(payload) }));
  on(actions.statusReported, (state, { payload }) => {
    const statuses = statusesAfter(state.statuses, payload);
    const totals = payload.totals ?? countedIn(state, statuses) ?? state.totals;
    return { ...state, statuses, totals };
  });
  on(actions.waitingReported, (state, { payload }) => {
    const waiting = waitingAfter(state.waiting, payload);
    return { ...state, totals: payload.totals ?? counted(state, waiting), waiting };
  });
  on(actions.waitingLeft, (state, { payload }) => leaveWaiting(state, payload.conversationId, payload.queue));
  on(loggedOut, () => initialState);
});
