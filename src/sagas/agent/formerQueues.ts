import { formerQueuesRecalled } from '../../store/attendance/actions';
import { selectUser } from '../../store/auth/selectors';
import { authenticated } from '../../store/connection/actions';
import { membershipsReported } from '../../store/queues/actions';
import { selectJoinedQueues } from '../../store/queues/selectors';
import { services } from '../core/context';
import { call, delay, put, select, takeLatest, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** Who leaves one queue after the other is going; who stays in fewer for as long as this works in fewer. */
const SETTLED_MS = 60_000;

/** Gives what this browser knows of the agent, for whom it is in no queue. */
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
