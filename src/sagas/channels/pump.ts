import { eventChannel, buffers, type EventChannel } from 'redux-saga';
import type { StampedAction } from '../../store/stamp';
import { put, take, type SagaGenerator } from '../core/effects';

/** A channel of ready actions over something that calls a listener; nothing is lost in a burst. */
export function actionsOf(
  subscribe: (emit: (action: StampedAction) => void) => () => void,
): EventChannel<StampedAction> {
  return eventChannel<StampedAction>((emit) => subscribe(emit), buffers.expanding());
}

/** Dispatches what a channel emits, one action for one event, until it is cancelled. */
export function* pump(channel: EventChannel<StampedAction>): SagaGenerator<void> {
  try {
    while (true) {
      const action = yield* take(channel);
      yield* put(action);
    }
  } finally {
    channel.close();
  }
}
