import { buffers } from 'redux-saga';
import { actionChannel, call, setContext } from '../../src/sagas/core/effects';
import { keepSession } from '../../src/sagas/auth/session';
import { loginRequested } from '../../src/store/auth/actions';
import { createFakeAgenda } from './fakes/fakeAgenda';
import { configured } from './sagaFixtures';
import { createSagaHarness, type SagaHarness } from './sagaHarness';
import { SECRETS } from './sagaSamples';

/** Runs signing in and the whole session, as the root does once the effects are there. */
export function runSessions(h: SagaHarness): void {
  h.run(function* sessions() {
    // What comes in chunks of its own for an agent with an extension: the desk telephone never does here.
    const loadDeskTelephone = () => new Promise<never>(() => undefined);
    yield* setContext({ agendaServices: createFakeAgenda(), loadDeskTelephone });
    const logins = yield* actionChannel(
      loginRequested,
      buffers.expanding<ReturnType<typeof loginRequested>>(),
    );
    yield* call(keepSession, logins);
  });
}

/** A harness whose agent signed in a while ago; what led there is forgotten. */
export async function startSignedIn(): Promise<SagaHarness> {
  const h = createSagaHarness({ facts: configured });
  runSessions(h);
  askToLogIn(h, SECRETS.password);
  await h.pass(5_000);
  h.forget();
  return h;
}

/** The agent presses Entrar with this password typed; null: with the saved one. */
export function askToLogIn(h: SagaHarness, password: string | null, saveCredentials = false): void {
  const secretId = password === null ? null : h.services.handles.deposit(password);
  h.dispatch(loginRequested({ login: 'ana', secretId, saveCredentials }));
}
