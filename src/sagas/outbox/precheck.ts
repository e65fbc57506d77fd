import { selectUser } from '../../store/auth/selectors';
import { isServedBy } from '../../store/conversations/ownership';
import { SERVER_CODE, type Failure } from '../../lib/failure';
import { services } from '../core/context';
import { call, delay, race, select, type SagaGenerator } from '../core/effects';

/** Longer a message does not wait for the read, ms. */
const READ_WITHIN_MS = 3_000;

/**
 * Reads a conversation again before something is sent to it (spec 1 §5). Null: send. A read that
 * fails, or takes long, does not stop the message, since the server checks the same by itself.
 */
export function* refusalOf(conversationId: string): SagaGenerator<Failure | null> {
  const { conversationApi } = yield* call(services);
  const user = yield* select(selectUser);
  try {
    const { conversation } = yield* race({
      conversation: call(conversationApi.one, conversationId),
      late: delay(READ_WITHIN_MS),
    });
    if (conversation === undefined) return null;
    if (conversation === null) return { code: SERVER_CODE.notFound, message: '' };
    if (conversation.status !== 'active') return { code: SERVER_CODE.conversationFinished, message: '' };
    if (!isServedBy(conversation, user)) return { code: SERVER_CODE.otherAgent, message: '' };
    return null;
  } catch {
    return null;
  }
}
