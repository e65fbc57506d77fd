import * as connection from '../../store/connection/actions';
import { mayMissEvents } from '../../store/connection/resyncing';
import { selectConnection, selectDueResync, selectIsLive } from '../../store/connection/selectors';
import type { ResyncCause } from '../../store/connection/types';
import * as conversations from '../../store/conversations/actions';
import { toFailure } from '../../lib/failure';
import { staled } from '../../store/messages/actions';
import { selectMessagesKnownOf } from '../../store/messages/selectors';
import { backoffDelay, RECONNECT } from '../../lib/retry';
import { services } from '../core/context';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { readQueueStatus } from '../agent/queues';
import { readOwn } from './readOwn';

/** Consoles come back over this long, so that a server which lost all of them is not stampeded. */
const SPREAD_MS = 2_000;

/** Signals that the set changed come in bursts; one read serves them (contract §5). */
const SIGNAL_DEBOUNCE_MS = 300;

function* awaitDue(): SagaGenerator<ResyncCause> {
  while (true) {
    const cause = yield* select(selectDueResync);
    if (cause !== null) return cause;
    // The reducer knows what makes one due; a list of it here would forget some.
    yield* take('*');
  }
}

/** A server whose every event cannot be read is not asked for everything at each of them. */
const UNREADABLE_DELAY_MS = 1_000;
const UNREADABLE_APART_MS = 15_000;

function resting() {
  let readAfterUnreadable = 0;
  return function* rest(cause: ResyncCause): SagaGenerator<void> {
    const { clock, random } = yield* call(services);
    if (cause === 'signal') yield* delay(SIGNAL_DEBOUNCE_MS);
    if (cause === 'gap') yield* delay(random() * SPREAD_MS);
    if (cause !== 'unreadable') return;
    const wait = Math.max(UNREADABLE_DELAY_MS, readAfterUnreadable + UNREADABLE_APART_MS - clock.now());
    yield* race({ due: delay(wait), stronger: take(connection.authenticated) });
    readAfterUnreadable = clock.now();
  };
}

/** The messages of conversations that are known may be missing some: they are read again where they are shown. */
function* distrustMessages(): SagaGenerator<void> {
  yield* put(staled({ conversationIds: yield* select(selectMessagesKnownOf) }));
}

/**
 * Reads what the server holds and replaces the set of conversations in one go. Answers the number of the server's
 * stream at that moment (null: the server does not tell), or 'failed'.
 */
function* resync(cause: ResyncCause): SagaGenerator<number | null | 'failed'> {
  // Nobody waits for a mere comparison: it shows only what it changes.
  const isQuiet = cause === 'routine';
  yield* put(connection.resyncStarted({ cause }));
  if (!isQuiet) yield* put(conversations.readStarted());
  try {
    const { conversations: active, seq } = yield* call(readOwn);
    yield* put(conversations.loaded({ conversations: active }));
    // Also those read before this connection's handshake: events between the two do not come again.
    if (mayMissEvents(cause)) yield* call(distrustMessages);
    yield* put(connection.resynced({ seq }));
    return seq;
  } catch (error) {
    const failure = toFailure(error);
    if (!isQuiet) yield* put(conversations.readFailed(failure));
    yield* put(connection.resyncFailed(failure));
    return 'failed';
  }
}

/** What was read before the handshake is as new as the handshake: the set need not be read once more. */
function* settleEarlyRead(seq: number): SagaGenerator<void> {
  yield* put(connection.resyncStarted({ cause: 'gap' }));
  yield* call(distrustMessages);
  yield* put(connection.resynced({ seq }));
}

function* askQueues(): SagaGenerator<void> {
  yield* call(readQueueStatus);
}

function* readStatus(cause: ResyncCause): SagaGenerator<void> {
  const isLive = yield* select(selectIsLive);
  if (isLive && mayMissEvents(cause)) yield* fork(guarded('queueStatus', askQueues), undefined);
}

/** One resync at a time, when it is due. False when the server did not answer. */
function resyncing() {
  const rest = resting();
  /** The number of the stream at a read before the first handshake. */
  let early: number | null = null;

  function* isCovered(cause: ResyncCause): SagaGenerator<boolean> {
    const { lastSeq } = yield* select(selectConnection);
    return cause === 'gap' && early !== null && lastSeq !== null && lastSeq <= early;
  }

  return function* resyncWhenDue(): SagaGenerator<boolean> {
    const due = yield* call(awaitDue);
    if (early !== null && (yield* call(isCovered, due))) {
      yield* call(settleEarlyRead, early);
      early = null;
      yield* call(readStatus, due);
      return true;
    }
    yield* call(rest, due);
    // Meanwhile the connection may be lost, or a stronger cause have come.
    const cause = yield* select(selectDueResync);
    if (cause === null) return true;
    const { epoch } = yield* select(selectConnection);
    const { read } = yield* race({ read: call(resync, cause), lost: take(connection.lost) });
    early = epoch === null && typeof read === 'number' ? read : null;
    if (read !== undefined && read !== 'failed') yield* call(readStatus, cause);
    return read !== 'failed';
  };
}

/** What brings the server back, or the agent's wish, makes the next try due at once. */
const SOONER = [
  conversations.readRequested,
  connection.lost,
  connection.authenticated,
  connection.handshakeUnanswered,
];

/**
 * Brings state and server together whenever they may differ; one resync at a time, and the server's
 * events wait for it. The read goes over HTTP and does not wait for the socket (contract §0).
 */
export function* keepInSync(): SagaGenerator<void> {
  const { random } = yield* call(services);
  const { resyncing: before } = yield* select(selectConnection);
  if (before !== null) yield* put(connection.resyncFailed({ code: 'interrupted', message: '' }));
  const resyncWhenDue = resyncing();
  let failures = 0;
  while (true) {
    const isAnswered = yield* call(resyncWhenDue);
    failures = isAnswered ? 0 : failures + 1;
    if (failures === 0) continue;
    const wait = backoffDelay(RECONNECT, failures, random);
    yield* race({ due: delay(wait), sooner: take(SOONER) });
  }
}
