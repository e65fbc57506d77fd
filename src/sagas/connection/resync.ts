import { woke } from '../../store/app/actions';
import { selectUser } from '../../store/auth/selectors';
import * as connection from '../../store/connection/actions';
import { selectConnection, selectResyncDue } from '../../store/connection/selectors';
import * as conversations from '../../store/conversations/actions';
import { selectKnownIds } from '../../store/conversations/selectors';
import { toFailure } from '../../store/failure';
import { staled } from '../../store/messages/actions';
import { pushMarkOf } from '../../store/stamp';
import { backoffDelay, RECONNECT } from '../backoff';
import { services } from '../context';
import { call, delay, put, race, select, take } from '../effects';
import type { SagaGenerator } from '../effects';
import { readQueueStatus } from '../queues';

/** Consoles come back over this long, so that a server which lost all of them is not stampeded. */
const SPREAD_MS = 2_000;

function mayMakeDue(action: { type: string }): boolean {
  return (
    connection.authenticated.match(action) ||
    connection.handshakeUnanswered.match(action) ||
    woke.match(action) ||
    pushMarkOf(action) !== undefined
  );
}

/** Reads what the server holds, replaces the set of conversations in one go and marks messages stale. */
function* resync(cause: string): SagaGenerator<void> {
  const { conversationApi } = yield* call(services);
  const user = yield* select(selectUser);
  if (user === null) return;
  yield* put(connection.resyncStarted({ cause }));
  try {
    const known = yield* select(selectKnownIds);
    const { conversations: active, seq } = yield* call(
      [conversationApi, conversationApi.active],
      user.fullName,
    );
    yield* put(conversations.loaded({ conversations: active }));
    yield* put(staled({ conversationIds: [...known] }));
    yield* put(connection.resynced({ seq }));
  } catch (error) {
    const failure = toFailure(error);
    yield* put(conversations.readFailed(failure));
    yield* put(connection.resyncFailed(failure));
  }
}

function* resyncWhenDue(isFirst: boolean): SagaGenerator<void> {
  const { random } = yield* call(services);
  while (!(yield* select(selectResyncDue))) yield* take(mayMakeDue);
  if (!isFirst) yield* delay(random() * SPREAD_MS);
  const { lost } = yield* race({
    done: call(resync, isFirst ? 'start' : 'gap'),
    lost: take(connection.lost),
  });
  if (lost === undefined) yield* call(readQueueStatus);
}

/** Brings state and server together whenever events may be missing; one resync at a time. */
export function* keepInSync(): SagaGenerator<void> {
  const { random } = yield* call(services);
  let failures = 0;
  let isFirst = (yield* select(selectConnection)).lastSeq === null;
  while (true) {
    yield* call(resyncWhenDue, isFirst);
    isFirst = false;
    const stillDue = yield* select(selectResyncDue);
    failures = stillDue ? failures + 1 : 0;
    if (stillDue) yield* delay(backoffDelay(RECONNECT, failures, random));
  }
}
