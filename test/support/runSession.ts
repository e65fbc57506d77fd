import { buffers } from 'redux-saga';
import { actionChannel, call } from '../../src/sagas/effects';
import { keepSession } from '../../src/sagas/session';
import { loginRequested } from '../../src/store/auth/actions';
import type { SagaHarness } from './sagaHarness';

/** Runs signing in and the whole session, as the root does once the effects are there. */
export function runSessions(h: SagaHarness): void {
  h.run(function* sessions() {
    const logins = yield* actionChannel(
      loginRequested,
      buffers.expanding<ReturnType<typeof loginRequested>>(),
    );
    yield* call(keepSession, logins);
  });
}

/** The agent presses Entrar with this password typed; null: with the saved one. */
export function askToLogIn(h: SagaHarness, password: string | null, saveCredentials = false): void {
  const secretId = password === null ? null : h.services.handles.deposit(password);
  h.dispatch(loginRequested({ login: 'ana', secretId, saveCredentials }));
}
