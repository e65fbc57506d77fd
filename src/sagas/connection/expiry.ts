import { expiryChannel } from '../channels/realtime';
import { pump } from '../channels/pump';
import { services } from '../core/context';
import { call, type SagaGenerator } from '../core/effects';

/** Tells when an answer over HTTP says that the session is over (401). */
export function* watchExpiry(): SagaGenerator<void> {
  const { http } = yield* call(services);
  yield* call(pump, expiryChannel(http));
}
