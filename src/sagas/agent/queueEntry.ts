import { pauseRequested } from '../../store/agent/actions';
import * as attendance from '../../store/attendance/actions';
import { selectAttendance, selectMustAskFirst } from '../../store/attendance/selectors';
import { CLASSIFYING, selectAgent } from '../../store/agent/selectors';
import { selectConnection, selectIsLive } from '../../store/connection/selectors';
import { selectQueues, selectSwitchFailure } from '../../store/queues/selectors';
import { backoffDelay, isTransient, type Backoff } from '../../lib/retry';
import { services } from '../core/context';
import { call, delay, put, select, type SagaGenerator } from '../core/effects';
import { optimisticJoin } from './optimisticAnswer';
import { joinQueues, reportAgent } from './membership';
import { settleLeave } from './pendingLeave';

/**
 * The queues to join after a sign-in in mode T: those that are off, or all at a server that does not say which are.
 */
function* entryQueues(): SagaGenerator<string[]> {
  const { memberships } = yield* select(selectQueues);
  const { acknowledges } = yield* select(selectConnection);
  return memberships.filter(({ joined }) => !acknowledges || !joined).map(({ queue }) => queue);
}

/**
 * The queues to join again after a new connection: an old server, which says nothing of queues, is told all of them.
 */
function* queuesToRejoin(): SagaGenerator<string[]> {
  const { dropped, memberships } = yield* select(selectQueues);
  const { acknowledges } = yield* select(selectConnection);
  if (acknowledges) return dropped;
  const joined = memberships.filter((one) => one.joined).map(({ queue }) => queue);
  return [...new Set([...dropped, ...joined])];
}

/** The pause that the server ended while the connection was lost; the console's own one begins again by itself. */
function* endedPause(): SagaGenerator<string | null> {
  const { lapsed } = yield* select(selectAgent);
  return lapsed === CLASSIFYING ? null : lapsed;
}

/** Asks the agent who was away for long. An old server does not know them any more: they are in no queue till then. */
function* askFirst(queues: string[]): SagaGenerator<void> {
  const { acknowledges } = yield* select(selectConnection);
  const { awayMs } = yield* select(selectAttendance);
  const pauseReason = yield* call(endedPause);
  if (queues.length === 0 && pauseReason === null) return;
  if (!acknowledges) yield* call(reportAgent, yield* call(optimisticJoin, queues, false));
  yield* put(attendance.absenceNoticed({ awayMs, queues, pauseReason }));
}

/** Joins what is due by itself; true when nothing is any more. */
function* joinDue(): SagaGenerator<boolean> {
  const { absence, entry } = yield* select(selectAttendance);
  if (entry === 'due') {
    const isIn = yield* joinQueues(yield* call(entryQueues), 'entry');
    if (isIn) yield* put(attendance.entered());
    return isIn;
  }
  if (absence !== null) return true;
  const queues = yield* call(queuesToRejoin);
  if (!(yield* select(selectMustAskFirst))) return yield* joinQueues(queues, 'reconnection');
  yield* call(askFirst, queues);
  return true;
}

/** A server that took no agent for half a minute is asked again more and more seldom. */
const REJOIN: Backoff = { first: 30_000, limit: 300_000, jitter: 0.3 };

/**
 * After a sign-in in mode T the agent joins every queue, once: a page that goes on with a session leaves them as they
 * are. After a loss the agent joins those again that the server dropped; after a long one only when they say so.
 */
export function* joinOnConnection(): SagaGenerator<void> {
  const { random } = yield* call(services);
  const { pendingLeave } = yield* select(selectAttendance);
  if (pendingLeave.length > 0) yield* call(settleLeave, pendingLeave);
  for (let failures = 1; !(yield* call(joinDue)); failures += 1) {
    const failure = yield* select(selectSwitchFailure);
    if (failure === null || !isTransient(failure.code)) return;
    yield* delay(backoffDelay(REJOIN, failures, random));
    // The next connection begins anew.
    if (!(yield* select(selectIsLive))) return;
  }
}

/** The agent is back: queues first, since a pause ends with the last of them. */
export function* returnToWork({
  payload,
}: ReturnType<typeof attendance.returnRequested>): SagaGenerator<void> {
  const { pauseReason } = payload;
  yield* joinQueues(payload.queues, 'reconnection');
  if (pauseReason !== null) yield* put(pauseRequested({ reason: pauseReason }));
}
