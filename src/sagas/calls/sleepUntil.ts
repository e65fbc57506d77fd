import { services } from '../core/context';
import { call, delay, type SagaGenerator } from '../core/effects';

/** Sleeps until a moment, ms since 1970; timers of a hidden page come late, never early. */
export function* sleepUntil(at: number): SagaGenerator<true> {
  const { clock } = yield* call(services);
  yield* delay(Math.max(0, at - clock.now()));
  return true;
}
