import { formerQueuesRecalled } from '../../store/attendance/actions';
import { selectUser } from '../../store/auth/selectors';
import { authenticated } from '../../store/connection/actions';
import { membershipsReported } from '../../store/queues/actions';
import { selectJoinedQueues } from '../../store/queues/selectors';
import { services } from '../core/context';
import { call, delay, put, select, takeLatest, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/**
 * Fewer queues are remembered only after they stayed so this long: an agent who is leaving turns them off one by one.
 */
const SETTLED_MS = 60_000;

/** Recalls the queues of last time, for an agent who is in none. */
function* recall(): SagaGenerator<void> {
  const { formerQueues } = yield* call(services);
  const user = yield* select(selectUser);
  const former = user === null ? null : yield* call(formerQueues.of, user.login);
  if (former !== null) yield* put(formerQueuesRecalled(former));
}

/** Keeps the queues that the agent is in: more of them at once, fewer once they stay so. */
function* keep(): SagaGenerator<void> {
  const { clock, formerQueues } = yield* call(services);
  const user = yield* select(selectUser);
  const queues = yield* select(selectJoinedQueues);
  if (user === null) return;
  if (queues.length === 0) {
    yield* call(recall);
    return;
  }
  const kept = yield* call(formerQueues.of, user.login);
  const hasLess = kept?.queues.some((queue) => !queues.includes(queue)) ?? false;
  if (hasLess) yield* delay(SETTLED_MS);
  yield* call(formerQueues.put, user.login, { queues, at: clock.now() });
}

/** Remembers where the agent works, for the next time that they are in no queue. */
export function* keepFormerQueues(): SagaGenerator<void> {
  yield* takeLatest([membershipsReported, authenticated], guarded('formerQueues', keep));
  yield* call(recall);
}
