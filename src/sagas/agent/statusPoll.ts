import { shown } from '../../store/app/actions';
import { selectIsVisible } from '../../store/app/selectors';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { selectIsLive } from '../../store/connection/selectors';
import { membershipsReported, statusReported } from '../../store/queues/actions';
import { selectJoinedQueues, selectQueues } from '../../store/queues/selectors';
import { call, delay, race, select, take, type SagaGenerator } from '../core/effects';
import { readQueueStatus } from './queues';

/** A server that pushes QueueStatus does so within this. */
const UNTOLD_MS = 30_000;

/** So many questions without an answer, and the server is left alone until the next connection. */
const MISSES = 2;

const CONNECTED = [authenticated, handshakeUnanswered];

/** Nobody looks at the badges of a hidden page, and an agent in no queue has none. */
function* mayAsk(): SagaGenerator<boolean> {
  const isInQueue = (yield* select(selectJoinedQueues)).length > 0;
  return isInQueue && (yield* select(selectIsLive)) && (yield* select(selectIsVisible));
}

/** Asks once; false where nothing came, neither as an answer nor as an event. */
function* ask(): SagaGenerator<boolean> {
  const before = yield* select(selectQueues);
  if (yield* call(readQueueStatus)) return true;
  return (yield* select(selectQueues)).statuses !== before.statuses;
}

/** Asks for the queues' status where the server does not push it, so that badges fall and the agent's status is known. */
export function* pollQueueStatus(): SagaGenerator<void> {
  let misses = 0;
  while (true) {
    const { told } = yield* race({ told: take(statusReported), due: delay(UNTOLD_MS) });
    if (told !== undefined) {
      misses = 0;
      continue;
    }
    while (!(yield* call(mayAsk))) yield* take([...CONNECTED, shown, membershipsReported]);
    misses = (yield* call(ask)) ? 0 : misses + 1;
    if (misses < MISSES) continue;
    yield* take(CONNECTED);
    misses = 0;
  }
}
