import { cameOnline, hidden, shown, woke } from '../../store/app/actions';
import { selectConnection } from '../../store/connection/selectors';
import { attemptFailed } from '../../store/outbox/actions';
import { currentSender, services } from '../core/context';
import { call, delay, race, select, take, type SagaGenerator } from '../core/effects';

type Cause = ReturnType<
  typeof cameOnline | typeof hidden | typeof shown | typeof woke | typeof attemptFailed
>;

/** A page that was hidden so long may have slept with its machine. */
const HIDDEN_MS = 60_000;

/** A server that is there answers sooner. */
const ANSWER_MS = 3_000;

/** Whether the server can be asked, and answers. */
function* answers(): SagaGenerator<boolean> {
  const { commands, ids } = yield* call(services);
  const { acknowledges } = yield* select(selectConnection);
  if (!acknowledges) return false;
  const sender = yield* call(currentSender);
  const { answer } = yield* race({
    answer: call(commands.queueStatus, sender, ids.newId(), []),
    late: delay(ANSWER_MS),
  });
  return answer?.kind === 'ok' || answer?.kind === 'refused' || answer?.kind === 'unreadable';
}

function* untilDoubted(): SagaGenerator<void> {
  let hiddenAt: number | null = null;
  while (true) {
    const cause = yield* take<Cause>([cameOnline, hidden, shown, woke, attemptFailed]);
    if (woke.match(cause) || cameOnline.match(cause)) return;
    if (attemptFailed.match(cause) && cause.payload.code === 'timeout') return;
    // A server that answers nothing is not suspected each time the agent comes back to the page.
    const { acknowledges } = yield* select(selectConnection);
    const wasAway = hiddenAt !== null && cause.meta.at - hiddenAt >= HIDDEN_MS;
    if (shown.match(cause) && wasAway && acknowledges) return;
    if (hidden.match(cause)) hiddenAt = cause.meta.at;
  }
}

/**
 * Ends when a connection that looks open is dead: after a sleep, a change of the network, a long time in the
 * background or a message without answer the server is asked for a sign of life. By itself a browser notices after
 * most of a minute.
 */
export function* untilSilent(): SagaGenerator<true> {
  do yield* call(untilDoubted);
  while (yield* call(answers));
  return true;
}
