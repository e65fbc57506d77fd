import { featureLost, sagaFailed } from '../../store/app/actions';
import { toFailure } from '../../lib/failure';
import { backoffDelay, RESTART } from '../../lib/retry';
import { services } from './context';
import { call, delay, put, type SagaGenerator } from './effects';

const LIMIT = 5;

const WINDOW_MS = 60_000;

/**
 * Runs a feature and starts it again when it throws: at most five times in a minute, then the
 * feature is lost and a banner says so. A feature must read the state first, since what started
 * it may be long past.
 */
export function* supervise(name: string, saga: () => SagaGenerator<void>): SagaGenerator<void> {
  const { clock, random } = yield* call(services);
  let failures: number[] = [];
  while (true) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      yield* put(sagaFailed({ saga: name, ...toFailure(error) }));
      const now = clock.now();
      failures = [...failures.filter((at) => now - at < WINDOW_MS), now];
      if (failures.length >= LIMIT) {
        yield* put(featureLost({ feature: name }));
        return;
      }
      yield* delay(backoffDelay(RESTART, failures.length, random));
    }
  }
}
