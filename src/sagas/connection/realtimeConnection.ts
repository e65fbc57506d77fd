import { sessionRenewed } from '../../store/auth/actions';
import { selectUser } from '../../store/auth/selectors';
import * as connection from '../../store/connection/actions';
import { cameOnline, shown, woke } from '../../store/app/actions';
import { selectConnection, selectIsLive } from '../../store/connection/selectors';
import { eventsChannel, socketChannel } from '../channels/realtime';
import { pump } from '../channels/pump';
import { services } from '../core/context';
import {
  call,
  delay,
  fork,
  join,
  put,
  race,
  select,
  take,
  takeLatest,
  type SagaGenerator,
} from '../core/effects';
import { performHandshake, UNANSWERED, type ServerHabits } from './handshake';
import { retryDelay, type Loss } from './retryDelay';
import { pumpServerEvents } from './serverEvents';
import { untilSilent } from './signOfLife';

const OPEN_TIMEOUT_MS = 10_000;

const NOTICE_AFTER_MS = 2_000;

function* awaitOpening(): SagaGenerator<boolean> {
  const { opened, timedOut } = yield* race({
    opened: take(connection.opened),
    // A line may also go between the first byte and the server's word that the socket is open.
    failed: take([connection.attemptFailed, connection.lost]),
    timedOut: delay(OPEN_TIMEOUT_MS),
  });
  if (timedOut === true) yield* put(connection.attemptFailed(UNANSWERED));
  return opened !== undefined;
}

function* open(attempt: number): SagaGenerator<boolean> {
  const { realtime } = yield* call(services);
  yield* put(connection.attemptStarted({ attempt }));
  const opening = yield* fork(awaitOpening);
  yield* call(realtime.connect);
  return yield* join(opening);
}

/**
 * How a connection ended: after use, kicked by the server, by its silence, before use, or (retry) at once for a new one:
 * it was refused and the agent tried again, or signed in again.
 */
type Ending = 'used' | 'kicked' | 'silent' | 'failed' | 'retry';

const HAD_HANDSHAKE: readonly Ending[] = ['used', 'kicked', 'silent'];

/** Cause that socket.io gives when the server itself ends a connection. */
const SERVER_DISCONNECT = 'io server disconnect';

/** Lets go of a socket that only looks open; its end is told before the next one begins. */
function* letGo(): SagaGenerator<void> {
  const { realtime } = yield* call(services);
  const ended = yield* fork(function* untilLost() {
    yield* take(connection.lost);
  });
  yield* call(realtime.disconnect);
  yield* join(ended);
}

/** The connection is of use, until it ends. */
function* useConnection(): SagaGenerator<Ending> {
  const { lost } = yield* race({ lost: take(connection.lost), silent: call(untilSilent) });
  if (lost !== undefined) return lost.payload.cause === SERVER_DISCONNECT ? 'kicked' : 'used';
  yield* call(letGo);
  return 'silent';
}

/** One connection from the first byte to its end. */
function* connectOnce(attempt: number, server: ServerHabits): SagaGenerator<Ending> {
  const { realtime } = yield* call(services);
  const isOpen = yield* call(open, attempt);
  if (!isOpen) return 'failed';
  const { outcome } = yield* race({ outcome: call(performHandshake, server), lost: take(connection.lost) });
  if (outcome === 'accepted') return yield* call(useConnection);
  if (outcome !== 'refused') return 'failed';
  yield* call(realtime.disconnect);
  yield* take(connection.retryRequested);
  return 'retry';
}

const LOSSES: Record<Exclude<Ending, 'failed'>, Loss> = {
  used: 'broken',
  silent: 'broken',
  kicked: 'kicked',
  retry: 'absent',
};

const AT_ONCE = [connection.retryRequested, sessionRenewed];

const HOPEFUL = [cameOnline, shown, woke];

/** No word of a server keeps a console away for longer. */
const LONGEST_PUT_OFF_MS = 5 * 60_000;

/**
 * Waits before the next attempt, the longer the more often there was reason to wait, and as long as the server asked
 * for. True when something came that makes the next attempt a first one again.
 */
function* awaitRetry(loss: Loss, waits: number, { putOffMs }: ServerHabits): SagaGenerator<boolean> {
  const { clock, random } = yield* call(services);
  const wait = Math.max(retryDelay(loss, waits, random), Math.min(putOffMs, LONGEST_PUT_OFF_MS));
  yield* put(connection.retryScheduled({ attempt: waits, at: clock.now() + wait }));
  // Hope of a better line is no reason to press a server that answered.
  const sooner = putOffMs > 0 ? AT_ONCE : [...AT_ONCE, ...HOPEFUL];
  const { due } = yield* race({ due: delay(wait), hurried: take(sooner) });
  return due === undefined;
}

/** A server that ends connections sooner than this is in trouble: it is not asked as if a line had broken. */
const STEADY_MS = 5_000;

/** One connection, until its end or that of the session it was made for: the next one speaks for the new session. */
function* connectForSession(attempt: number, server: ServerHabits): SagaGenerator<Ending> {
  const { ending } = yield* race({
    ending: call(connectOnce, attempt, server),
    renewed: take(sessionRenewed),
  });
  if (ending !== undefined) return ending;
  if (yield* select(selectIsLive)) yield* call(letGo);
  return 'retry';
}

/** Connects again and again. */
function* connectForEver(): SagaGenerator<never> {
  const { clock, realtime } = yield* call(services);
  let loss: Loss = 'absent';
  let attempt = 1;
  let waits = 0;
  const server: ServerHabits = { answers: false, putOffMs: 0 };
  while (true) {
    const begun = clock.now();
    server.putOffMs = 0;
    const ending = yield* call(connectForSession, attempt, server);
    if (HAD_HANDSHAKE.includes(ending)) server.answers ||= (yield* select(selectConnection)).acknowledges;
    yield* call(realtime.disconnect);
    if (ending !== 'failed') loss = LOSSES[ending];
    const isSteady = ending === 'retry' || clock.now() - begun >= STEADY_MS;
    attempt = ending === 'failed' ? attempt + 1 : 1;
    waits = ending === 'failed' || !isSteady ? waits + 1 : 1;
    const isAtOnce = ending === 'retry' || ending === 'silent';
    if (!isAtOnce && (yield* call(awaitRetry, loss, waits, server))) waits = 0;
  }
}

const HANDSHAKE_DONE = [connection.authenticated, connection.handshakeUnanswered];

const HANDSHAKE_FAILED = [connection.attemptFailed, connection.handshakeRefused];

/** An open socket is no loss yet where no handshake was ever answered: the server may be one that answers none. */
function* awaitFirstHandshake(): SagaGenerator<void> {
  const { epoch, status } = yield* select(selectConnection);
  if (epoch === null && status === 'handshake') yield* take([...HANDSHAKE_DONE, ...HANDSHAKE_FAILED]);
}

/** A loss is told to the agent only when it lasts, so that a blip does not flash a dialog. */
function* noticeLoss(): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const before = yield* select(selectConnection);
  if (before.lostAt === null || before.lossNoticed) return;
  yield* delay(Math.max(0, before.lostAt + NOTICE_AFTER_MS - clock.now()));
  yield* call(awaitFirstHandshake);
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
    yield* fork(pumpServerEvents, eventsChannel(realtime, user));
    yield* takeLatest([connection.lost, connection.attemptStarted], noticeLoss);
    yield* call(connectForEver);
  } finally {
    realtime.disconnect();
    yield* put(connection.closed());
  }
}
