import { selectAgent } from '../../store/agent/selectors';
import { pageClosed } from '../../store/app/actions';
import { leftRecalled } from '../../store/attendance/actions';
import { selectUser } from '../../store/auth/selectors';
import { selectJoinedQueues, selectQueues } from '../../store/queues/selectors';
import { services } from '../core/context';
import { call, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** A reload, or another tab of the agent, takes over within this time. */
const BACK_WITHIN_MS = 60_000;

/** Whoever signs in again within a shift goes on with its work; after the night they begin a new one. */
const SHIFT_MS = 10 * 3_600_000;

/**
 * Leaves the queues as the tab closes, as the console's own close does (spec 1 §2). Some reloads look like a close, and
 * another tab may go on: what was left is remembered, and taken up again by a page that follows at once.
 */
function* leaveOnClose(): SagaGenerator<void> {
  const { clock, leftQueues, queueApi, tabs } = yield* call(services);
  const user = yield* select(selectUser);
  const queues = yield* select(selectJoinedQueues);
  // Without locks another tab may work on, and no tab knows of it.
  if (user === null || queues.length === 0 || !tabs.canLead) return;
  const { pauseReason } = yield* select(selectAgent);
  leftQueues.put({ login: user.login, queues, pauseReason, at: clock.now() });
  yield* call(queueApi.leaveAtEnd, user.fullName, queues);
}

/** Remembers what the agent is in as the server forgets their session, and them in the queues with it. */
export function* rememberQueues(): SagaGenerator<void> {
  const { clock, leftQueues } = yield* call(services);
  const user = yield* select(selectUser);
  const { dropped } = yield* select(selectQueues);
  const queues = [...new Set([...dropped, ...(yield* select(selectJoinedQueues))])];
  const { lapsed, pauseReason } = yield* select(selectAgent);
  if (user === null || queues.length === 0) return;
  const left = { login: user.login, queues, pauseReason: pauseReason ?? lapsed, at: clock.now() };
  leftQueues.put({ ...left, isSessionOver: true });
}

/** Takes up again what the agent was in, who works on after the page went or after the session was over. */
export function* recallLeftQueues(): SagaGenerator<void> {
  const { clock, leftQueues } = yield* call(services);
  const user = yield* select(selectUser);
  const left = yield* call(leftQueues.take);
  if (left === null || left.login !== user?.login) return;
  const { at, isSessionOver = false, pauseReason, queues } = left;
  if (clock.now() - at > (isSessionOver ? SHIFT_MS : BACK_WITHIN_MS)) return;
  yield* put(leftRecalled({ queues, pauseReason, ...(isSessionOver ? { awaySince: at } : {}) }));
}

/** Leaves the queues when the tab closes. */
export function* watchClosing(): SagaGenerator<void> {
  yield* takeEvery(pageClosed, guarded('closing', leaveOnClose));
}
