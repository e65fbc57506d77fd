import { serverErrorExpired, serverErrorReported } from '../../store/connection/actions';
import { selectConnection } from '../../store/connection/selectors';
import { services } from '../core/context';
import { call, delay, fork, put, select, takeLatest, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** A server's error stays on screen for 5 s (spec 1 §9). */
const SHOWN_MS = 5_000;

/** Waits for the deadline of the error on show, which a newer one puts off. */
function* expire(): SagaGenerator<void> {
  const { clock } = yield* call(services);
  while (true) {
    const { serverError } = yield* select(selectConnection);
    if (serverError === null) return;
    const left = serverError.at + SHOWN_MS - clock.now();
    if (left <= 0) break;
    yield* delay(left);
  }
  yield* put(serverErrorExpired());
}

/** Takes the server's errors off the screen when their time is over. */
export function* watchServerErrors(): SagaGenerator<void> {
  const worker = guarded('serverError', expire);
  yield* takeLatest(serverErrorReported, worker);
  yield* fork(worker, undefined);
}
