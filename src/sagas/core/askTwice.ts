import type { AckResult } from '../../services/realtime/ackResult';
import { call, delay, type SagaGenerator } from './effects';

/** After this long a question is asked again whose answer could not be read. */
const AGAIN_AFTER_MS = 3_000;

/** Asks what changes nothing, and once more where the answer could not be read. */
export function* askTwice<T>(ask: () => Promise<AckResult<T>>): SagaGenerator<AckResult<T>> {
  const answer = yield* call(ask);
  if (answer.kind !== 'unreadable') return answer;
  yield* delay(AGAIN_AFTER_MS);
  return yield* call(ask);
}
