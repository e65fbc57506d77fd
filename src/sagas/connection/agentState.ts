import type { StoredAgentState } from '../../services/storage/session';
import { entryOf } from '../../lib/records';
import { pauseRequested, statusReported, unpauseRequested } from '../../store/agent/actions';
import { selectAgent } from '../../store/agent/selectors';
import { clockRecalled } from '../../store/attendance/actions';
import { selectStatusSince } from '../../store/attendance/selectors';
import { selectUser } from '../../store/auth/selectors';
import { AVAILABLE, PAUSED, UNAVAILABLE } from '../../store/agentStatus';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { selectConnection, selectIsLive } from '../../store/connection/selectors';
import * as queues from '../../store/queues/actions';
import { selectQueues } from '../../store/queues/selectors';
import { followingPanels } from '../agent/ownStatus';
import { SWITCH_DELAY_MS } from '../agent/queues';
import { services } from '../core/context';
import { call, delay, put, select, takeLatest, takeLeading, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** Longer than a day's work without a change, shorter than the night after it. */
const SHIFT_MS = 10 * 3_600_000;

type Known = Pick<StoredAgentState, 'memberships' | 'pauseReason' | 'status'>;

/** The agent's state with unanswered requests counted as done: a reload may come before their answers. */
function* soonKnown(): SagaGenerator<Known> {
  const { desired, memberships: before } = yield* select(selectQueues);
  const { pauseReason: formerReason, pending, status } = yield* select(selectAgent);
  const isQuiet = pending === null && Object.keys(desired).length === 0;
  if (isQuiet || !(yield* select(selectIsLive)))
    return { memberships: before, pauseReason: formerReason, status };
  const memberships = before.map((one) => ({ ...one, joined: entryOf(desired, one.queue) ?? one.joined }));
  if (!memberships.some(({ joined }) => joined))
    return { memberships, pauseReason: null, status: UNAVAILABLE };
  const reason = pending?.kind === 'pause' ? pending.reason : formerReason;
  const isPaused = pending?.kind !== 'unpause' && reason !== null;
  return { memberships, pauseReason: isPaused ? reason : null, status: isPaused ? PAUSED : AVAILABLE };
}

/** Keeps the agent's queues, status and pause for the next page, where the server would not tell them. */
function* keep(): SagaGenerator<void> {
  const { clock, session } = yield* call(services);
  const { acknowledges } = yield* select(selectConnection);
  const agentState = acknowledges ? null : { ...(yield* call(soonKnown)), at: clock.now() };
  try {
    yield* call(session.saveAgentState, agentState);
  } catch {
    // A browser that forbids storage keeps no session either, which is told at the sign-in.
  }
}

function* keepOnceSent(): SagaGenerator<void> {
  yield* delay(SWITCH_DELAY_MS);
  yield* call(keep);
}

/** Keeps since when the agent's status is so, which no server tells after a reload. */
function* keepClock(): SagaGenerator<void> {
  const { session } = yield* call(services);
  const user = yield* select(selectUser);
  const { pauseReason, status } = yield* select(selectAgent);
  const since = yield* select(selectStatusSince);
  if (user === null || since === null) return;
  try {
    yield* call(session.saveStatusClock, { login: user.login, status, pauseReason, since });
  } catch {
    // Then the clock begins anew with the next page.
  }
}

/** Gives the clock of the status back after a reload; the server then says whether the status is still the same. */
function* recallClock(): SagaGenerator<void> {
  const { session } = yield* call(services);
  const user = yield* select(selectUser);
  const kept = yield* call(session.loadStatusClock);
  if (kept === null || kept.login !== user?.login) return;
  const { pauseReason, since, status } = kept;
  yield* put(clockRecalled({ status, pauseReason, since }));
}

/**
 * Restores the agent's state after a reload at a server that does not tell it. On another day only the names of the
 * queues are taken: whoever opens the page then has not said that they work.
 */
export function* recallAgentState(): SagaGenerator<void> {
  const { clock, session } = yield* call(services);
  yield* call(recallClock);
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

/**
 * Keeps the agent's queues, status and pause: in step with what the queues say, and for the next page where the server
 * answers nothing (contract §0).
 */
export function* keepAgentState(): SagaGenerator<void> {
  const changes = [queues.membershipsReported, statusReported, authenticated, handshakeUnanswered];
  yield* takeLatest(changes, guarded('agentState', keep));
  yield* takeLatest([pauseRequested, unpauseRequested], guarded('agentState', keep));
  yield* takeLatest(queues.switchRequested, guarded('agentState', keepOnceSent));
  yield* takeLatest([statusReported, authenticated], guarded('statusClock', keepClock));
  yield* takeLeading(queues.statusReported, guarded('ownStatus', followingPanels()));
}
