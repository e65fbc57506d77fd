import { toFailure } from '../../lib/failure';
import { backoffDelay, isTransient, isUncoded, RECONNECT } from '../../lib/retry';
import type { PendingLeave } from '../../services/storage/pendingLeaves';
import { cameOnline } from '../../store/app/actions';
import { leaveRecalled, leftAfterLogout } from '../../store/attendance/actions';
import { selectAttendance } from '../../store/attendance/selectors';
import { selectServer, selectUser } from '../../store/auth/selectors';
import { selectConnection } from '../../store/connection/selectors';
import { selectQueues } from '../../store/queues/selectors';
import { pointAtServer } from '../app/deployment';
import { services } from '../core/context';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';
import { leaveQueues } from './membership';

/** A weekend; who comes back later than that has worked somewhere else since. */
const KEPT_MS = 72 * 3_600_000;

/** So many refusals without a code are put down to a proxy whose server is still away. */
const BARE_REFUSALS = 10;

/** Keeps for the server's return that the agent, who signs out, leaves these queues. */
export function* keepLeave(queues: string[]): SagaGenerator<void> {
  const { clock, pendingLeaves, session } = yield* call(services);
  const user = yield* select(selectUser);
  const server = yield* select(selectServer);
  if (user === null || server === null) return;
  const { fullName, login } = user;
  const token = (yield* call(session.load))?.token ?? null;
  yield* call(pendingLeaves.put, { server, login, fullName, queues, token, at: clock.now() });
}

/** What is still to be left at the server that is in use. */
function* dueLeaves(): SagaGenerator<PendingLeave[]> {
  const { clock, pendingLeaves } = yield* call(services);
  const server = yield* select(selectServer);
  try {
    const all = yield* call(pendingLeaves.all);
    return all.filter((one) => one.server === server && clock.now() - one.at < KEPT_MS);
  } catch {
    // A browser that forbids storage has nothing kept.
    return [];
  }
}

/** Asks the server once; the code of its refusal, or null when the queues are left. */
function* leaveLater({ fullName, login, queues, token }: PendingLeave): SagaGenerator<string | null> {
  const { http, ids, pendingLeaves, queueApi } = yield* call(services);
  http.setToken(token);
  try {
    yield* call(queueApi.leaveLater, fullName, queues, ids.newId());
  } catch (error) {
    return toFailure(error).code;
  } finally {
    http.setToken(null);
  }
  yield* call(pendingLeaves.remove, login);
  yield* put(leftAfterLogout({ queues }));
  return null;
}

function mayPass(code: string, attempt: number): boolean {
  return isTransient(code) || (isUncoded(code) && attempt < BARE_REFUSALS);
}

/**
 * Leaves the queues of agents who signed out while the server was away, without signing anybody in. A server that
 * refuses is left alone: the next connection of that login settles it.
 */
export function* leaveWhenBack(): SagaGenerator<void> {
  const { random } = yield* call(services);
  const refused = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    // Another tab may have settled it meanwhile.
    const due = (yield* call(dueLeaves)).filter(({ login }) => !refused.has(login));
    if (due.length === 0 || !(yield* call(pointAtServer))) return;
    for (const leave of due) {
      const code = yield* call(leaveLater, leave);
      if (code !== null && !mayPass(code, attempt)) refused.add(leave.login);
    }
    const wait = backoffDelay(RECONNECT, attempt, random);
    yield* race({ due: delay(wait), online: take(cameOnline) });
  }
}

/** Queues that the agent is still in because of it, and did not turn on since. */
function* stillJoined(queues: string[]): SagaGenerator<string[]> {
  const { desired, memberships } = yield* select(selectQueues);
  const { acknowledges } = yield* select(selectConnection);
  return memberships.flatMap(({ joined, queue }) =>
    queues.includes(queue) && (joined || !acknowledges) && desired[queue] !== true ? [queue] : [],
  );
}

/** The agent signs in again: their first connection settles what is still to be left. */
export function* recallLeave(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  const leave = (yield* call(dueLeaves)).find(({ login }) => login === user?.login);
  if (leave !== undefined) yield* put(leaveRecalled({ queues: leave.queues }));
}

/** Leaves what is still to be left, unless the agent is due in every queue. */
export function* settleLeave(queues: string[]): SagaGenerator<void> {
  const { pendingLeaves } = yield* call(services);
  const user = yield* select(selectUser);
  const { entry } = yield* select(selectAttendance);
  const isSettled = entry === 'due' || (yield* leaveQueues(yield* call(stillJoined, queues)));
  if (user === null || !isSettled) return;
  yield* put(leftAfterLogout({ queues }));
  yield* call(pendingLeaves.remove, user.login);
}
