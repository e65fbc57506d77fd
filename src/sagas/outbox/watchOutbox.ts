import type { Task } from 'redux-saga';
import * as connection from '../../store/connection/actions';
import * as outbox from '../../store/outbox/actions';
import { selectWaitingConversations } from '../../store/outbox/selectors';
import { call, fork, select, take } from '../effects';
import type { SagaGenerator } from '../effects';
import { composeItems } from './composeItems';
import { deliverConversation } from './deliverConversation';
import { keepStored, restoreOutbox } from './storedItems';

const MAY_START = [outbox.queued, outbox.restored, outbox.retryRequested, connection.resynced];

/** At most this many conversations send side by side (contract §7). */
const PARALLEL = 4;

/**
 * One worker for each conversation with something to send, so that within a conversation the order
 * is kept and one message is in flight.
 */
function* dispatchWorkers(): SagaGenerator<void> {
  const workers = new Map<string, Task>();
  while (true) {
    for (const conversationId of yield* select(selectWaitingConversations)) {
      const running = [...workers.values()].filter((task) => task.isRunning()).length;
      if (running >= PARALLEL || workers.get(conversationId)?.isRunning() === true) continue;
      workers.set(conversationId, yield* fork(deliverConversation, conversationId));
    }
    yield* take([...MAY_START, outbox.delivered, outbox.gaveUp, outbox.refused]);
  }
}

/** Keeps what the agent made until the server has it: across reloads, once, and in order. */
export function* keepOutbox(): SagaGenerator<void> {
  yield* call(restoreOutbox);
  yield* fork(keepStored);
  yield* fork(composeItems);
  yield* call(dispatchWorkers);
}
