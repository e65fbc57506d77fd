import type { EventChannel } from 'redux-saga';
import * as connection from '../../store/connection/actions';
import { selectConnection } from '../../store/connection/selectors';
import { isSeen } from '../../store/connection/sequence';
import { pushMarkOf } from '../../store/stamp';
import type { StampedAction } from '../../store/stamp';
import { call, put, select, take } from '../effects';
import type { SagaGenerator } from '../effects';

const RESYNC_OVER = [connection.resynced, connection.resyncFailed, connection.lost];

function* deliver(action: StampedAction): SagaGenerator<void> {
  const push = pushMarkOf(action);
  if (push === undefined) {
    yield* put(action);
    return;
  }
  while ((yield* select(selectConnection)).resyncing !== null) yield* take(RESYNC_OVER);
  const position = yield* select(selectConnection);
  yield* put(
    isSeen(position, push)
      ? connection.eventDropped({ event: action.type, reason: 'duplicate', seq: push.seq })
      : action,
  );
}

/**
 * Dispatches the server's events in order. They wait while a resync runs, so that its snapshot
 * cannot overwrite what is newer; one that came before is told as dropped, and nobody acts on it.
 */
export function* pumpServerEvents(channel: EventChannel<StampedAction>): SagaGenerator<void> {
  try {
    while (true) {
      const action = yield* take(channel);
      yield* call(deliver, action);
    }
  } finally {
    channel.close();
  }
}
