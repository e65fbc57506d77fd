import type { AckResult } from '../../services/realtime/ackResult';
import type { Sender } from '../../services/realtime/commands';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { selectConnection, selectIsLive } from '../../store/connection/selectors';
import { backoffDelay, RESEND } from '../../lib/retry';
import { currentSender, services } from './context';
import { call, delay, race, select, take, type SagaGenerator } from './effects';
import { isErrorOf, refusalIn, type ErrorEvent } from './errorEvent';
import { isRetryable } from './failureOf';

/** How long an agent is kept waiting before they are told, and decide. */
const PATIENCE_MS = 30_000;

type Ask<T> = (sender: Sender, reqId: string) => Promise<AckResult<T>>;

/** How a request is sent. */
interface SendOptions {
  /** The id under which the server does it once; a new one unless given. */
  reqId?: string;
  /** Whether a lost connection is waited for; false: the answer is what was known when it was lost. */
  outlivesConnection?: boolean;
}

function* untilLive(): SagaGenerator<void> {
  while (!(yield* select(selectIsLive))) yield* take([authenticated, handshakeUnanswered]);
}

function* isLiveBefore(deadline: number): SagaGenerator<boolean> {
  const { clock } = yield* call(services);
  const { late } = yield* race({ live: call(untilLive), late: delay(Math.max(0, deadline - clock.now())) });
  return late === undefined;
}

/** What the server says to a request: where it acknowledges nothing, an event may say that it refuses it. */
function* answerTo<T>(ask: Ask<T>, sender: Sender, reqId: string): SagaGenerator<AckResult<T>> {
  const { acknowledges } = yield* select(selectConnection);
  const { error, answer } = yield* race({
    error: take<ErrorEvent>(acknowledges ? () => false : isErrorOf(reqId)),
    answer: call<Parameters<Ask<T>>, Ask<T>>(ask, sender, reqId),
  });
  return error === undefined ? (answer ?? { kind: 'timeout' }) : refusalIn(error);
}

/**
 * Sends a request, and again under the same id while the answer may still come: the server does it once whatever
 * happens to the answer (contract §1.1). After 30 s the last answer is given. A server that acknowledges nothing, or
 * whose answer cannot be read, is asked once, because nothing there would stop a duplicate.
 */
export function* sendUntilAnswered<T>(
  ask: Ask<T>,
  { reqId, outlivesConnection = false }: SendOptions = {},
): SagaGenerator<AckResult<T>> {
  const { clock, ids, random } = yield* call(services);
  const sender = yield* call(currentSender);
  const id = reqId ?? ids.newId();
  const deadline = clock.now() + PATIENCE_MS;
  for (let attempt = 1; ; attempt += 1) {
    const answer = yield* call(answerTo<T>, ask, sender, id);
    const { acknowledges } = yield* select(selectConnection);
    const asked = answer.kind === 'refused' ? answer.retryAfterMs : null;
    const wait = asked ?? backoffDelay(RESEND, attempt, random);
    if (answer.kind === 'disconnected' && !outlivesConnection) return answer;
    if (!isRetryable(answer) || !acknowledges || clock.now() + wait > deadline) return answer;
    yield* delay(wait);
    const isLive = outlivesConnection ? yield* call(isLiveBefore, deadline) : yield* select(selectIsLive);
    if (!isLive) return answer;
  }
}
