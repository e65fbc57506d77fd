import type { HandshakeAnswer, HandshakeResult } from '../../services/realtime/client';
import * as connection from '../../store/connection/actions';
import { selectConnection } from '../../store/connection/selectors';
import type { StreamPosition } from '../../store/connection/sequence';
import type { Handshake } from '../../store/connection/types';
import { asKnown } from '../../store/queues/asKnown';
import { selectQueues } from '../../store/queues/selectors';
import { isServerTrouble } from '../../lib/retry';
import { currentSender, services } from '../core/context';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';

/** Why an attempt failed whose answer did not come. */
export const UNANSWERED = { code: 'timeout', message: '' };

/** A server that answers nothing is not waited for like one that may be slow. */
export const OVERDUE_MS = 2_000;

const NO_ACK: HandshakeResult = { kind: 'noAck' };

/** Whether the server acknowledged nothing before, on this page or on the one before it. */
function* isKnownSilent(): SagaGenerator<boolean> {
  const { session } = yield* call(services);
  if (!(yield* select(selectConnection)).acknowledges) return true;
  try {
    return (yield* call(session.loadAgentState)) !== null;
  } catch {
    return false;
  }
}

/** Ends when a server that is known to give no answer had its time; never with any other. */
function* untilOverdue(): SagaGenerator<true> {
  if (!(yield* call(isKnownSilent))) yield* take(() => false);
  yield* delay(OVERDUE_MS);
  return true;
}

/** The server's answer to the handshake, which says how far its stream was followed. */
function* authenticate({ epoch, lastSeq }: StreamPosition): SagaGenerator<HandshakeResult> {
  const { realtime } = yield* call(services);
  const sender = yield* call(currentSender);
  const { answer } = yield* race({
    answer: call(realtime.authenticate, { ...sender, epoch, lastSeq }),
    overdue: call(untilOverdue),
  });
  return answer ?? NO_ACK;
}

function* besideKnown(answer: HandshakeAnswer): SagaGenerator<Handshake> {
  if (answer.memberships === null) return answer;
  const { isPart = false, memberships, ...handshake } = answer;
  return { ...handshake, memberships: asKnown({ memberships, isPart }, yield* select(selectQueues)) };
}

/** What the server showed of itself so far. */
export interface ServerHabits {
  /** It answered a handshake: it is no old one, and an answer that does not come was lost. */
  answers: boolean;
  /** So long it wants no further attempt, ms. */
  putOffMs: number;
}

/** Whether the server stands before what was followed of the same epoch: it counts anew (contract §0). */
function isRestarted({ epoch, lastSeq }: StreamPosition, handshake: HandshakeAnswer): boolean {
  return handshake.epoch === epoch && lastSeq !== null && handshake.seq < lastSeq;
}

/** The handshake (contract §3). */
export function* performHandshake(server: ServerHabits): SagaGenerator<'accepted' | 'failed' | 'refused'> {
  const position = yield* select(selectConnection);
  const answer = yield* call(authenticate, position);
  switch (answer.kind) {
    case 'accepted':
      if (isRestarted(position, answer.handshake)) yield* put(connection.streamRestarted());
      yield* put(connection.authenticated(yield* call(besideKnown, answer.handshake)));
      return 'accepted';
    case 'noAck':
      yield* put(server.answers ? connection.attemptFailed(UNANSWERED) : connection.handshakeUnanswered());
      return server.answers ? 'failed' : 'accepted';
    case 'refused':
      server.putOffMs = answer.retryAfterMs ?? 0;
      // Any other refusal would be the same at the next attempt.
      if (answer.retryable || isServerTrouble(answer.failure.code)) break;
      yield* put(connection.handshakeRefused(answer.failure));
      return 'refused';
    case 'disconnected':
      return 'failed';
  }
  yield* put(connection.attemptFailed(answer.failure));
  return 'failed';
}
