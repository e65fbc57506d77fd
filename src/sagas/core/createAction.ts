import type { AckResult } from '../../services/realtime/ackResult';
import type { Sender } from '../../services/realtime/commands';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { selectConnection, selectIsLive } from '../../store/connection/selectors';
import { backoffDelay, RESEND } from '../../lib/retry';
import { currentSender, services } from './context';
import { call, delay, race, select, take } from './effects';
import type { SagaGenerator } from './effects';
import { isRetryable } from './failureOf';

/** How long an agent is kept waiting before they are told, and decide. */
const PATIENCE_MS = 30_000;

function* untilLive(): SagaGenerator<void> {
  while (!(yield* select(selectIsLive))) yield* take([authenticated, handshakeUnanswered]);
}

/**
 * Asks for something new, and again under the same id while the answer may still come: over a lost connection
 * too, since the server does it once whatever happens to the answer (contract §1.1). After 30 s the last answer
 * is given. A server that acknowledges nothing, or whose answer cannot be read, is asked once, because nothing there
 * would stop a duplicate.
 */
export function* sendCreate<T>(
  ask: (sender: Sender, reqId: string) => Promise<AckResult<T>>,
  reqId: string,
): SagaGenerator<AckResult<T>> {
  const { clock, random } = yield* call(services);
  const sender = yield* call(currentSender);
  const until = clock.now() + PATIENCE_MS;
  for (let attempt = 1; ; attempt += 1) {
    const answer = yield* call(ask, sender, reqId);
    const { acknowledges } = yield* select(selectConnection);
    const asked = answer.kind === 'refused' ? answer.retryAfterMs : null;
    const wait = asked ?? backoffDelay(RESEND, attempt, random);
    if (!isRetryable(answer) || !acknowledges || clock.now() + wait > until) return answer;
    yield* delay(wait);
    const { late } = yield* race({ live: call(untilLive), late: delay(Math.max(0, until - clock.now())) });
    if (late !== undefined) return answer;
  }
}
