import * as agent from '../../store/agent/actions';
import { selectAgent } from '../../store/agent/selectors';
import { isAgentNamed, type AgentNames } from '../../lib/agentNames';
import { AVAILABLE, PAUSED, UNAVAILABLE } from '../../store/agentStatus';
import { changedByServer } from '../../store/attendance/actions';
import { selectUser } from '../../store/auth/selectors';
import { selectConnection } from '../../store/connection/selectors';
import * as queues from '../../store/queues/actions';
import { selectQueues } from '../../store/queues/selectors';
import type { QueueMembership, QueueStatus } from '../../store/queues/types';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';
import { besidePause, reportAgent } from './membership';

/** The answer to the agent's own request may come a little after what the queues say of it. */
const OWN_ANSWER_MS = 1_000;

/** Facts that are newer than what the queues' panels say of the agent. */
const NEWER = [
  agent.pauseRequested,
  agent.unpauseRequested,
  agent.pauseFailed,
  agent.statusReported,
  queues.switchRequested,
  queues.switchFailed,
  queues.membershipsReported,
];

/** A panel whose row leaves out the status. */
const UNSAID = 0;

type Entry = QueueStatus['agents'][number];

interface Told {
  memberships: QueueMembership[];
  status: number;
  pauseReason: string | null;
}

const OUT = { status: UNAVAILABLE, pauseReason: null };

function ownEntry({ agents }: QueueStatus, user: AgentNames | null): Entry | undefined {
  return agents.find(({ name, extension }) => [name, extension].some((one) => isAgentNamed(one, user)));
}

/** The agent's status where the queues that they are in say different ones; a pause is one when it is all of theirs. */
function statusOf(entries: readonly Entry[]): Entry | undefined {
  const said = entries.filter(({ status }) => status !== UNAVAILABLE && status !== UNSAID);
  const active = said.filter(({ status }) => status !== PAUSED);
  return active.find(({ status }) => status !== AVAILABLE) ?? active[0] ?? said[0];
}

/** Panels that named the agent, so that it can be told: when they no longer do, the agent is out. */
type Listing = Set<string>;

/** They name the agent also while something that the agent asked for is on its way. */
function* notePanels(listing: Listing): SagaGenerator<void> {
  const user = yield* select(selectUser);
  const { statuses } = yield* select(selectQueues);
  for (const panel of statuses) if (ownEntry(panel, user) !== undefined) listing.add(panel.queue);
}

/** Reads what the queues' panels say of the agent, of whom those in `listing` speak. */
function* readPanels(listing: Listing): SagaGenerator<Told> {
  const user = yield* select(selectUser);
  const { memberships, statuses } = yield* select(selectQueues);
  const { pauseReason, status } = yield* select(selectAgent);
  const entries = statuses.flatMap((panel) => ownEntry(panel, user) ?? []);

  /**
   * Whether the agent is in a queue. A panel that never named the agent says nothing where it lists nobody, or others by
   * names that cannot be compared.
   */
  function isIn({ joined, queue }: QueueMembership): boolean {
    const panel = statuses.find((one) => one.queue === queue);
    if (panel === undefined) return joined;
    const own = ownEntry(panel, user);
    if (own !== undefined) return own.status !== UNAVAILABLE;
    const isTelling = listing.has(queue) || (entries.length > 0 && panel.agents.length > 0);
    return isTelling ? false : joined;
  }

  const next = memberships.map((one) => ({ ...one, joined: isIn(one) }));
  const own = statusOf(entries);
  if (own === undefined) {
    const wasIn = entries.length > 0 || memberships.some(({ joined }) => joined);
    const isOut = wasIn && !next.some(({ joined }) => joined);
    return { memberships: next, ...(isOut ? OUT : { status, pauseReason }) };
  }
  const reason = own.status === PAUSED ? (own.pauseReason ?? pauseReason) : null;
  return { memberships: next, status: own.status, pauseReason: reason };
}

/** Queues that the agent is no longer in. */
function* leftOf(told: Told): SagaGenerator<string[]> {
  const { memberships } = yield* select(selectQueues);
  const wasIn = new Set(memberships.filter(({ joined }) => joined).map(({ queue }) => queue));
  return told.memberships.flatMap(({ joined, queue }) => (!joined && wasIn.has(queue) ? [queue] : []));
}

function* hasChanged(told: Told): SagaGenerator<boolean> {
  const { memberships } = yield* select(selectQueues);
  const { pauseReason, status } = yield* select(selectAgent);
  const isMoved = told.memberships.some(({ joined }, place) => joined !== memberships[place]?.joined);
  return isMoved || told.status !== status || told.pauseReason !== pauseReason;
}

/** Whether something that the agent asked for is on its way: it counts more than what the queues say. */
function* isAsking(): SagaGenerator<boolean> {
  const { desired } = yield* select(selectQueues);
  return (yield* select(selectAgent)).pending !== null || Object.keys(desired).length > 0;
}

/** Ends when the word of the queues can be taken; false: something newer came. */
function* awaitOwnAnswer(): SagaGenerator<boolean> {
  const { acknowledges } = yield* select(selectConnection);
  if (!acknowledges) return true;
  const { due } = yield* race({ due: delay(OWN_ANSWER_MS), newer: take(NEWER) });
  return due !== undefined;
}

/**
 * Follows what the queues say of the agent: busy, paused or put back to work by somebody else, in or out of a queue.
 * What the agent did not do themselves is told to them.
 */
export function followingPanels() {
  const listing: Listing = new Set();
  return function* followPanels(): SagaGenerator<void> {
    yield* call(notePanels, listing);
    if (yield* call(isAsking)) return;
    if (!(yield* call(awaitOwnAnswer))) return;
    const told = yield* call(besidePause<Told>, yield* call(readPanels, listing));
    if ((yield* call(isAsking)) || !(yield* call(hasChanged, told))) return;
    const left = yield* call(leftOf, told);
    const before = yield* select(selectAgent);
    yield* call(reportAgent, told);
    const { pauseReason, status } = told;
    const former = { formerStatus: before.status, formerReason: before.pauseReason };
    yield* put(changedByServer({ status, pauseReason, ...former, left }));
  };
}
