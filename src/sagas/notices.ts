import { serverErrorExpired, serverErrorReported } from '../store/connection/actions';
import { selectConnection } from '../store/connection/selectors';
import { services } from './context';
import { call, delay, put, select, takeLatest } from './effects';
import type { SagaGenerator } from './effects';
import { guarded } from './guarded';

/** A server's error stays on screen for 5 s (spec 1 §9). */
const SHOWN_MS = 5_000;

function* expire(): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const { serverError } = yield* select(selectConnection);
  if (serverError === null) return;
  yield* delay(Math.max(0, serverError.at + SHOWN_MS - clock.now()));
  yield* put(serverErrorExpired());
}

/** Takes the server's errors off the screen when their time is over. */
export function* watchServerErrors(): SagaGenerator<void> {
  yield* call(guarded('serverError', expire), undefined);
  yield* takeLatest(serverErrorReported, guarded('serverError', expire));
}
