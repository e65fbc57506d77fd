import type { AckResult } from '../services/realtime/ackResult';
import type { Sender } from '../services/realtime/commands';
import { selectUser } from '../store/auth/selectors';
import { selectConnection, selectIsLive } from '../store/connection/selectors';
import { removed } from '../store/conversations/actions';
import { SERVER_CODE } from '../store/failure';
import type { Failure } from '../store/failure';
import { alertRaised } from '../store/ui/actions';
import { backoffDelay, RESEND } from './backoff';
import { currentSender, services } from './context';
import { call, delay, put, select } from './effects';
import type { SagaGenerator } from './effects';

/** A final action, or a wish, is asked for again only while this young and connected (contract §1.2). */
const RETRIED_FOR_MS = 30_000;

function mayPass<T>(answer: AckResult<T>): boolean {
  return answer.kind === 'timeout' || (answer.kind === 'refused' && answer.retryable);
}

/**
 * Sends what cannot be taken back, or what the agent wants of queues and pause, and again under the same id while the
 * answer may still come: without it nobody knows what the server did.
 */
export function* sendFinal<T>(
  ask: (sender: Sender, reqId: string) => Promise<AckResult<T>>,
): SagaGenerator<AckResult<T>> {
  const { clock, ids, random } = yield* call(services);
  const sender = yield* call(currentSender);
  const reqId = ids.newId();
  const until = clock.now() + RETRIED_FOR_MS;
  for (let attempt = 1; ; attempt += 1) {
    const answer = yield* call(ask, sender, reqId);
    const asked = answer.kind === 'refused' ? answer.retryAfterMs : null;
    const wait = asked ?? backoffDelay(RESEND, attempt, random);
    const { acknowledges } = yield* select(selectConnection);
    if (!mayPass(answer) || !acknowledges || clock.now() + wait > until) return answer;
    yield* delay(wait);
    if (!(yield* select(selectIsLive))) return answer;
  }
}

/** The server's word that a conversation left the agent. */
export type Removal = ReturnType<typeof removed>;

/** Finds the word that this conversation left the agent. */
export function isGone(conversationId: string) {
  return (action: { type: string }) =>
    removed.match(action) && action.payload.conversationId === conversationId;
}

/** Whether a conversation is no longer the agent's although the answer was lost (contract §1.10). */
export function* hasLeft(conversationId: string): SagaGenerator<boolean> {
  const { conversationApi } = yield* call(services);
  const user = yield* select(selectUser);
  try {
    const found = yield* call(conversationApi.one, conversationId);
    return found?.status !== 'active' || found.lastAgent !== user?.fullName;
  } catch {
    return false;
  }
}

const GONE: Readonly<Record<string, string>> = {
  [SERVER_CODE.conversationFinished]: 'refused.finished',
  [SERVER_CODE.otherAgent]: 'refused.otherAgent',
};

/**
 * Says that the conversation is not the agent's any more, where that is why the server refused: the list is read
 * again then, and the dialog in which the refusal stands goes with the conversation.
 */
export function* tellIfGone({ code, message }: Failure): SagaGenerator<void> {
  const textId = GONE[code];
  if (textId !== undefined) yield* put(alertRaised({ textId, detail: message === '' ? null : message }));
}
