import { woke } from '../../store/app/actions';
import { selectUser } from '../../store/auth/selectors';
import * as connection from '../../store/connection/actions';
import { mayMissEvents } from '../../store/connection/resyncing';
import { selectConnection, selectDueResync } from '../../store/connection/selectors';
import type { ResyncCause } from '../../store/connection/types';
import * as conversations from '../../store/conversations/actions';
import { toFailure } from '../../store/failure';
import { staled } from '../../store/messages/actions';
import { selectMessagesKnownOf } from '../../store/messages/selectors';
import { refused } from '../../store/outbox/actions';
import { pushMarkOf } from '../../store/stamp';
import { backoffDelay, RECONNECT } from '../backoff';
import { services } from '../context';
import { call, delay, fork, put, race, select, take } from '../effects';
import type { SagaGenerator } from '../effects';
import { guarded } from '../guarded';
import { readQueueStatus } from '../queues';

/** Consoles come back over this long, so that a server which lost all of them is not stampeded. */
const SPREAD_MS = 2_000;

/** Signals that the set changed come in bursts; one read serves them (contract §5). */
const SIGNAL_REST_MS = 300;

const MAKE_DUE = [
  connection.authenticated,
  connection.handshakeUnanswered,
  woke,
  conversations.readRequested,
  conversations.endFailed,
  conversations.transferFailed,
  refused,
];

function mayMakeDue(action: { type: string }): boolean {
  return pushMarkOf(action) !== undefined || MAKE_DUE.some((creator) => creator.match(action));
}

function* awaitDue(): SagaGenerator<ResyncCause> {
  while (true) {
    const cause = yield* select(selectDueResync);
    if (cause !== null) return cause;
    yield* take(mayMakeDue);
  }
}

function* rest(cause: ResyncCause): SagaGenerator<void> {
  const { random } = yield* call(services);
  if (cause === 'signal') yield* delay(SIGNAL_REST_MS);
  if (cause === 'gap') yield* delay(random() * SPREAD_MS);
}

/**
 * Reads what the server holds and replaces the set of conversations in one go. Messages that may be
 * missing are read again where they are shown. True when that went well.
 */
function* resync(cause: ResyncCause): SagaGenerator<boolean> {
  const { conversationApi } = yield* call(services);
  const agent = (yield* select(selectUser))?.fullName ?? '';
  yield* put(connection.resyncStarted({ cause }));
  yield* put(conversations.readStarted());
  try {
    const { conversations: active, seq } = yield* call(conversationApi.active, agent);
    yield* put(conversations.loaded({ conversations: active }));
    // Also those read before this connection was greeted: events between the two are not told again.
    if (mayMissEvents(cause)) yield* put(staled({ conversationIds: yield* select(selectMessagesKnownOf) }));
    yield* put(connection.resynced({ seq }));
    return true;
  } catch (error) {
    const failure = toFailure(error);
    yield* put(conversations.readFailed(failure));
    yield* put(connection.resyncFailed(failure));
    return false;
  }
}

/** One resync, when it is due. False when the server did not answer. */
function* resyncWhenDue(): SagaGenerator<boolean> {
  yield* call(rest, yield* call(awaitDue));
  // Meanwhile the connection may be lost, or a stronger cause have come.
  const cause = yield* select(selectDueResync);
  if (cause === null) return true;
  const { done } = yield* race({ done: call(resync, cause), lost: take(connection.lost) });
  if (done === true && mayMissEvents(cause)) yield* fork(guarded('queueStatus', readQueueStatus), undefined);
  return done !== false;
}

/**
 * Brings state and server together whenever they may differ; one resync at a time, and the server's
 * events wait for it.
 */
export function* keepInSync(): SagaGenerator<void> {
  const { random } = yield* call(services);
  const { resyncing } = yield* select(selectConnection);
  if (resyncing !== null) yield* put(connection.resyncFailed({ code: 'interrupted', message: '' }));
  let failures = 0;
  while (true) {
    const isAnswered = yield* call(resyncWhenDue);
    failures = isAnswered ? 0 : failures + 1;
    if (failures === 0) continue;
    const wait = backoffDelay(RECONNECT, failures, random);
    yield* race({ due: delay(wait), sooner: take([conversations.readRequested, connection.lost]) });
  }
}
