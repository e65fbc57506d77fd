import { backoffDelay, RECONNECT } from '../../lib/retry';
import { services } from './context';
import { call, delay, type SagaGenerator } from './effects';

/** A chunk that could not be fetched is fetched again: what was asked waits for it. */
export function* fetchChunk<T>(loadChunk: () => Promise<T>): SagaGenerator<T> {
  const { random } = yield* call(services);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return yield* call(loadChunk);
    } catch {
      yield* delay(backoffDelay(RECONNECT, attempt, random));
    }
  }
}
