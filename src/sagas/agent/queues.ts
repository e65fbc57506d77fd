import { returnRequested } from '../../store/attendance/actions';
import { loggedIn } from '../../store/auth/actions';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { selectConnection } from '../../store/connection/selectors';
import { createOpenRequested } from '../../store/conversations/createActions';
import { endConfirmationOpened, openRequested } from '../../store/conversations/actions';
import { transferOpenRequested } from '../../store/conversations/transferActions';
import { toFailure, type Failure } from '../../lib/failure';
import * as queues from '../../store/queues/actions';
import { selectQueues } from '../../store/queues/selectors';
import type { QueueReport } from '../../services/realtime/commands';
import { namingAgents } from './agentsByName';
import { joinQueues, leaveQueues } from './membership';
import { joinOnConnection, returnToWork } from './queueEntry';
import { askTwice } from '../core/askTwice';
import { currentSender, services } from '../core/context';
import {
  call,
  delay,
  fork,
  put,
  select,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '../core/effects';
import { guarded } from '../core/guarded';
import { keepFresh } from '../core/keepFresh';

/** A switch acts once it rested, so that several turned together are one request (spec 1 §9). */
export const SWITCH_DELAY_MS = 500;

function* applySwitches(): SagaGenerator<void> {
  yield* delay(SWITCH_DELAY_MS);
  const { desired } = yield* select(selectQueues);
  const wishes = Object.entries(desired);
  const joins = wishes.filter(([, joined]) => joined).map(([queue]) => queue);
  const leaves = wishes.filter(([, joined]) => !joined).map(([queue]) => queue);
  yield* fork(() => joinQueues(joins, 'manual'));
  yield* fork(leaveQueues, leaves);
}

function* readQueues(): SagaGenerator<Failure | null> {
  const { queueApi } = yield* call(services);
  yield* put(queues.readStarted());
  try {
    yield* put(queues.loaded({ queues: yield* call(queueApi.queues) }));
    return null;
  } catch (error) {
    const failure = toFailure(error);
    yield* put(queues.readFailed(failure));
    return failure;
  }
}

/** Asks who works in the agent's queues and how many wait; false where the server gives no answer. */
export function* readQueueStatus(): SagaGenerator<boolean> {
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  const answer = yield* call(askTwice<QueueReport>, () => commands.queueStatus(sender, ids.newId()));
  if (answer.kind !== 'ok') return false;
  const { statuses, totals, waiting } = answer.data;
  yield* put(queues.statusReported({ statuses, totals }));
  if (waiting !== null) yield* put(queues.waitingReported({ complete: true, totals, items: waiting }));
  return true;
}

/** Who works in the queues, where no numbered events keep it in step. */
function* readIfUntold(): SagaGenerator<void> {
  const { acknowledges, lastSeq } = yield* select(selectConnection);
  if (!acknowledges || lastSeq === null) yield* call(readQueueStatus);
}

/** Keeps queues, switches and waiting customers in step with the server. */
export function* watchQueues(): SagaGenerator<void> {
  yield* takeLatest(queues.switchRequested, guarded('queueSwitch', applySwitches));
  yield* takeLatest([authenticated, handshakeUnanswered], guarded('queueEntry', joinOnConnection));
  yield* takeEvery(returnRequested, guarded('queueReturn', returnToWork));
  yield* takeLeading(queues.statusReported, guarded('agentNames', namingAgents()));
  yield* takeLeading(queues.statusReadRequested, guarded('queueStatus', readIfUntold));
  yield* fork(keepFresh, {
    read: readQueues,
    asked: [queues.readRequested, loggedIn],
    opened: [createOpenRequested, transferOpenRequested, endConfirmationOpened, openRequested],
  });
}
