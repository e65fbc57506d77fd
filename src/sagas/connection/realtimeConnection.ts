import { selectUser } from '../../store/auth/selectors';
import * as connection from '../../store/connection/actions';
import { cameOnline, shown, woke } from '../../store/app/actions';
import { selectConnection } from '../../store/connection/selectors';
import { backoffDelay, RECONNECT } from '../backoff';
import { eventsChannel, socketChannel } from '../channels/realtime';
import { pump } from '../channels/pump';
import { currentSender, services } from '../context';
import { call, delay, fork, join, put, race, select, take, takeLatest } from '../effects';
import type { SagaGenerator } from '../effects';
import { pumpServerEvents } from './serverEvents';

const OPEN_TIMEOUT_MS = 10_000;

const NOTICE_AFTER_MS = 2_000;

function* awaitOpening(): SagaGenerator<boolean> {
  const { opened, timedOut } = yield* race({
    opened: take(connection.opened),
    failed: take(connection.attemptFailed),
    timedOut: delay(OPEN_TIMEOUT_MS),
  });
  if (timedOut === true) yield* put(connection.attemptFailed({ code: 'timeout', message: '' }));
  return opened !== undefined;
}

function* open(attempt: number): SagaGenerator<boolean> {
  const { realtime } = yield* call(services);
  yield* put(connection.attemptStarted({ attempt }));
  const opening = yield* fork(awaitOpening);
  yield* call(realtime.connect);
  return yield* join(opening);
}

/** The handshake (contract §3); false when the socket closed meanwhile or the server refused. */
function* greet(): SagaGenerator<boolean> {
  const { realtime } = yield* call(services);
  const sender = yield* call(currentSender);
  const { epoch, lastSeq } = yield* select(selectConnection);
  const answer = yield* call(realtime.authenticate, { ...sender, epoch, lastSeq });
  switch (answer.kind) {
    case 'accepted':
      yield* put(connection.authenticated(answer.handshake));
      return true;
    case 'noAck':
      yield* put(connection.handshakeUnanswered());
      return true;
    case 'refused':
      yield* put(connection.handshakeRefused(answer.failure));
      return false;
    case 'disconnected':
      return false;
  }
}

/** One connection from the first byte to its end. Resolves to whether it ever was of use. */
function* connectOnce(attempt: number): SagaGenerator<boolean> {
  const isOpen = yield* call(open, attempt);
  if (!isOpen) return false;
  const { greeted, lost } = yield* race({ greeted: call(greet), lost: take(connection.lost) });
  if (lost !== undefined) return false;
  if (greeted === true) {
    yield* take(connection.lost);
    return true;
  }
  const { status } = yield* select(selectConnection);
  if (status === 'refused') yield* take(connection.retryRequested);
  return false;
}

function* awaitRetry(attempt: number): SagaGenerator<void> {
  const { clock, random } = yield* call(services);
  const wait = backoffDelay(RECONNECT, attempt, random);
  yield* put(connection.retryScheduled({ attempt, at: clock.now() + wait }));
  yield* race({ due: delay(wait), sooner: take([cameOnline, shown, woke, connection.retryRequested]) });
}

/** A loss is told to the agent only when it lasts, so that a blip does not flash a dialog. */
function* noticeLoss(): SagaGenerator<void> {
  yield* delay(NOTICE_AFTER_MS);
  const { lostAt } = yield* select(selectConnection);
  if (lostAt !== null) yield* put(connection.lossNoticed());
}

/** Keeps the socket to the server while the agent is signed in: each attempt, delay and cause is a fact. */
export function* keepConnected(): SagaGenerator<void> {
  const { realtime } = yield* call(services);
  const user = yield* select(selectUser);
  if (user === null) return;
  try {
    yield* fork(pump, socketChannel(realtime));
    yield* fork(pumpServerEvents, eventsChannel(realtime, user.fullName));
    yield* takeLatest([connection.lost, connection.attemptStarted], noticeLoss);
    let attempt = 1;
    while (true) {
      const wasLive = yield* call(connectOnce, attempt);
      if (wasLive) attempt = 1;
      yield* call(realtime.disconnect);
      yield* call(awaitRetry, attempt);
      attempt += 1;
    }
  } finally {
    realtime.disconnect();
    yield* put(connection.closed());
  }
}
