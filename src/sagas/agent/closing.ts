import { selectAgent } from '../../store/agent/selectors';
import { pageClosed } from '../../store/app/actions';
import { leftRecalled } from '../../store/attendance/actions';
import { selectUser } from '../../store/auth/selectors';
import { selectJoinedQueues } from '../../store/queues/selectors';
import { services } from '../core/context';
import { call, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** Whoever goes on in another tab, or loads this one anew, is back by then. */
const BACK_WITHIN_MS = 60_000;

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

/** Takes up again what the page before left although the agent works on. */
export function* recallLeftQueues(): SagaGenerator<void> {
  const { clock, leftQueues } = yield* call(services);
  const user = yield* select(selectUser);
  const left = yield* call(leftQueues.take);
  if (left === null || left.login !== user?.login || clock.now() - left.at > BACK_WITHIN_MS) return;
  yield* put(leftRecalled({ queues: left.queues, pauseReason: left.pauseReason }));
}

/** Leaves the queues when the tab closes. */
export function* watchClosing(): SagaGenerator<void> {
  yield* takeEvery(pageClosed, guarded('closing', leaveOnClose));
}
