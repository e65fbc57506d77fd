import { selectUser } from '../../store/auth/selectors';
import * as connection from '../../store/connection/actions';
import { cameOnline, shown, woke } from '../../store/app/actions';
import { selectConnection } from '../../store/connection/selectors';
import { SERVER_CODE } from '../../store/failure';
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

/** A server in trouble; any other refusal would be the same at the next attempt. */
const PASSING: readonly string[] = [SERVER_CODE.unavailable, SERVER_CODE.internal];

/** The handshake (contract §3). */
function* greet(): SagaGenerator<'accepted' | 'failed' | 'refused'> {
  const { realtime } = yield* call(services);
  const sender = yield* call(currentSender);
  const { epoch, lastSeq } = yield* select(selectConnection);
  const answer = yield* call(realtime.authenticate, { ...sender, epoch, lastSeq });
  switch (answer.kind) {
    case 'accepted':
      yield* put(connection.authenticated(answer.handshake));
      return 'accepted';
    case 'noAck':
      yield* put(connection.handshakeUnanswered());
      return 'accepted';
    case 'refused':
      if (PASSING.includes(answer.failure.code)) break;
      yield* put(connection.handshakeRefused(answer.failure));
      return 'refused';
    case 'disconnected':
      return 'failed';
  }
  yield* put(connection.attemptFailed(answer.failure));
  return 'failed';
}

/** How a connection ended: after use, before it was of any, or refused and asked for again by the agent. */
type Ending = 'used' | 'failed' | 'askedAgain';

/** One connection from the first byte to its end. */
function* connectOnce(attempt: number): SagaGenerator<Ending> {
  const { realtime } = yield* call(services);
  const isOpen = yield* call(open, attempt);
  if (!isOpen) return 'failed';
  const { greeted } = yield* race({ greeted: call(greet), lost: take(connection.lost) });
  if (greeted === 'accepted') {
    yield* take(connection.lost);
    return 'used';
  }
  if (greeted !== 'refused') return 'failed';
  yield* call(realtime.disconnect);
  yield* take(connection.retryRequested);
  return 'askedAgain';
}

/** Waits before the next attempt, the longer the more often there was reason to wait. */
function* awaitRetry(waits: number): SagaGenerator<void> {
  const { clock, random } = yield* call(services);
  const wait = backoffDelay(RECONNECT, waits, random);
  yield* put(connection.retryScheduled({ attempt: waits, at: clock.now() + wait }));
  yield* race({ due: delay(wait), sooner: take([cameOnline, shown, woke, connection.retryRequested]) });
}

/** A loss is told to the agent only when it lasts, so that a blip does not flash a dialog. */
function* noticeLoss(): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const before = yield* select(selectConnection);
  if (before.lostAt === null || before.lossNoticed) return;
  yield* delay(Math.max(0, before.lostAt + NOTICE_AFTER_MS - clock.now()));
  const { lostAt } = yield* select(selectConnection);
  if (lostAt === before.lostAt) yield* put(connection.lossNoticed());
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
    let waits = 0;
    while (true) {
      const ending = yield* call(connectOnce, attempt);
      yield* call(realtime.disconnect);
      const isAnew = ending !== 'failed';
      attempt = isAnew ? 1 : attempt + 1;
      waits = isAnew ? 1 : waits + 1;
      if (ending !== 'askedAgain') yield* call(awaitRetry, waits);
    }
  } finally {
    realtime.disconnect();
    yield* put(connection.closed());
  }
}
