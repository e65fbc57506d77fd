import { buffers } from 'redux-saga';
import type { Channel } from 'redux-saga';
import type { Services } from '../services/services';
import { featureLost } from '../store/app/actions';
import { loginRequested } from '../store/auth/actions';
import { actionChannel, call, delay, put, setContext } from './effects';
import type { SagaGenerator } from './effects';

/** Logins in the order in which they were asked for. */
export type LoginChannel = Channel<ReturnType<typeof loginRequested>>;

/** What the first page does not carry: the services and the sagas that use them. */
export interface Effects {
  services: Services;
  rootSaga: (logins: LoginChannel) => SagaGenerator<void>;
}

const LOAD_ATTEMPTS = 4;

const LOAD_PAUSE_MS = 1_500;

function* loaded(load: () => Promise<Effects>): SagaGenerator<Effects | null> {
  for (let attempt = 1; attempt <= LOAD_ATTEMPTS; attempt += 1) {
    try {
      return yield* call(load);
    } catch {
      yield* delay(LOAD_PAUSE_MS * attempt);
    }
  }
  return null;
}

/**
 * Runs from the first paint: fetches the effects while the agent types, and keeps a login that
 * comes sooner than they do.
 */
export function* boot(load: () => Promise<Effects>): SagaGenerator<void> {
  const logins = yield* actionChannel(loginRequested, buffers.expanding<ReturnType<typeof loginRequested>>());
  const effects = yield* call(loaded, load);
  if (effects === null) {
    yield* put(featureLost({ feature: 'effects' }));
    return;
  }
  yield* setContext({ services: effects.services });
  yield* call(effects.rootSaga, logins);
}
