import type { EventChannel } from 'redux-saga';
import * as connection from '../../store/connection/actions';
import { selectConnection } from '../../store/connection/selectors';
import { isCountedAnew, isSeen } from '../../store/connection/sequence';
import { changed, received } from '../../store/messages/actions';
import { selectMessage } from '../../store/messages/selectors';
import { pushMarkOf, type PushMark, type StampedAction } from '../../store/stamp';
import { services } from '../core/context';
import { call, put, select, take, type SagaGenerator } from '../core/effects';

const RESYNC_OVER = [connection.resynced, connection.resyncFailed, connection.lost];

/** The ids of the last events by their numbers. */
type Seen = Map<number, string>;

const KEPT = 200;

function remember(seen: Seen, { eventId, seq }: PushMark): void {
  seen.delete(seq);
  seen.set(seq, eventId);
  for (const oldest of seen.keys()) {
    if (seen.size <= KEPT) return;
    seen.delete(oldest);
  }
}

/** A message told of twice without a number came once: the second word of it only says how it is now. */
function* unnumbered(action: StampedAction): SagaGenerator<StampedAction> {
  if (!received.match(action)) return action;
  const { conversationId, id } = action.payload.message;
  const known = yield* select(selectMessage, conversationId, id);
  return known === null ? action : changed(action.payload);
}

/** What becomes of an event: itself, or the fact that it came before. */
function* outcomeOf(action: StampedAction, seen: Seen): SagaGenerator<StampedAction> {
  const push = pushMarkOf(action);
  if (push === undefined) return yield* call(unnumbered, action);
  const position = yield* select(selectConnection);
  if (isCountedAnew(position, push, seen)) {
    seen.clear();
    yield* put(connection.streamRestarted());
  } else if (isSeen(position, push)) {
    return connection.eventDropped({ event: action.type, reason: 'duplicate', seq: push.seq });
  }
  if (position.epoch !== push.epoch) seen.clear();
  remember(seen, push);
  return action;
}

/**
 * Dispatches the server's events in order. They wait while a resync runs, so that its snapshot
 * cannot overwrite what is newer; one that came before is told as dropped, and nobody acts on it.
 * In a burst the browser draws between them.
 */
export function* pumpServerEvents(channel: EventChannel<StampedAction>): SagaGenerator<void> {
  const { pacing } = yield* call(services);
  const seen: Seen = new Map();
  try {
    while (true) {
      const action = yield* take(channel);
      while ((yield* select(selectConnection)).resyncing !== null) yield* take(RESYNC_OVER);
      const outcome = yield* call(outcomeOf, action, seen);
      yield* put(outcome);
      if (pacing.isOver()) yield* call(pacing.nextPicture);
    }
  } finally {
    channel.close();
  }
}
