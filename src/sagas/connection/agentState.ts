import { statusReported } from '../../store/agent/actions';
import { selectAgent } from '../../store/agent/selectors';
import { PAUSED, UNAVAILABLE } from '../../store/agentStatus';
import { isAgentNamed, type AgentNames } from '../../store/agentNames';
import { selectUser } from '../../store/auth/selectors';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { selectConnection } from '../../store/connection/selectors';
import * as queues from '../../store/queues/actions';
import { selectQueues } from '../../store/queues/selectors';
import type { QueueMembership, QueueStatus } from '../../store/queues/types';
import { reportAgent } from '../agent/queues';
import { services } from '../core/context';
import { call, put, select, takeEvery, takeLatest, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** Longer than a day's work without a change, shorter than the night after it. */
const SHIFT_MS = 10 * 3_600_000;

/** Keeps the agent's queues, status and pause for the next page, where the server would not tell them. */
function* keep(): SagaGenerator<void> {
  const { clock, session } = yield* call(services);
  const { acknowledges } = yield* select(selectConnection);
  const { memberships } = yield* select(selectQueues);
  const { pauseReason, status } = yield* select(selectAgent);
  const agentState = acknowledges ? null : { memberships, status, pauseReason, at: clock.now() };
  try {
    yield* call(session.saveAgentState, agentState);
  } catch {
    // A browser that forbids storage keeps no session either, which is told at the sign-in.
  }
}

/**
 * Restores the agent's state after a reload at a server that does not tell it. On another day only the names of the
 * queues are taken: whoever opens the page then has not said that they work.
 */
export function* recallAgentState(): SagaGenerator<void> {
  const { clock, session } = yield* call(services);
  const kept = yield* call(session.loadAgentState);
  if (kept === null) return;
  const isSameDay = clock.now() - kept.at < SHIFT_MS;
  const memberships = isSameDay
    ? kept.memberships
    : kept.memberships.map((one) => ({ ...one, joined: false, paused: false, pauseReason: null }));
  yield* put(queues.membershipsReported({ memberships }));
  const out = { status: UNAVAILABLE, pauseReason: null };
  yield* put(statusReported(isSameDay ? { status: kept.status, pauseReason: kept.pauseReason } : out));
}

type Entry = QueueStatus['agents'][number];

function ownEntry({ agents }: QueueStatus, user: AgentNames | null): Entry | undefined {
  return agents.find(({ name, extension }) => [name, extension].some((one) => isAgentNamed(one, user)));
}

/** Whether the agent is in a queue by what the queues say; one that lists nobody says nothing. */
function joinedBy(
  statuses: readonly QueueStatus[],
  user: AgentNames | null,
  { queue, joined }: QueueMembership,
): boolean {
  const panel = statuses.find((one) => one.queue === queue);
  if (panel === undefined || panel.agents.length === 0) return joined;
  return (ownEntry(panel, user)?.status ?? UNAVAILABLE) !== UNAVAILABLE;
}

/**
 * What the queues say of the agent, where the server says it nowhere else. Queues that do not list the agent anywhere
 * may list others by names that cannot be compared: they say nothing. A wish that is on its way counts more.
 */
function* readOwnEntry({ payload }: ReturnType<typeof queues.statusReported>): SagaGenerator<void> {
  const { acknowledges } = yield* select(selectConnection);
  const { desired, memberships } = yield* select(selectQueues);
  const agent = yield* select(selectAgent);
  if (acknowledges || agent.pending !== null || Object.keys(desired).length > 0) return;
  const user = yield* select(selectUser);
  const entries = payload.statuses.flatMap((panel) => ownEntry(panel, user) ?? []);
  if (entries.length === 0) return;
  const told = memberships.map((one) => ({ ...one, joined: joinedBy(payload.statuses, user, one) }));
  const isIn = entries.filter(({ status }) => status !== UNAVAILABLE);
  const paused = isIn.find(({ status }) => status === PAUSED);
  const { status, pauseReason } = paused ?? isIn[0] ?? { status: UNAVAILABLE, pauseReason: null };
  const hasChanged =
    status !== agent.status ||
    (pauseReason ?? agent.pauseReason) !== agent.pauseReason ||
    told.some(({ joined }, place) => joined !== memberships[place]?.joined);
  if (!hasChanged) return;
  const reason = status === PAUSED ? (pauseReason ?? agent.pauseReason) : null;
  yield* call(reportAgent, { memberships: told, status, pauseReason: reason });
}

/** Keeps the agent's queues, status and pause in step where the server answers nothing (contract §0). */
export function* keepAgentState(): SagaGenerator<void> {
  const changes = [queues.membershipsReported, statusReported, authenticated, handshakeUnanswered];
  yield* takeLatest(changes, guarded('agentState', keep));
  yield* takeEvery(queues.statusReported, guarded('ownEntry', readOwnEntry));
}
