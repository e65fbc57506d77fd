import type { Services } from '../services/services';
import { statusReported } from '../store/agent/actions';
import * as auth from '../store/auth/actions';
import { toFailure } from '../store/failure';
import { membershipsReported } from '../store/queues/actions';
import { services } from './context';
import { call, put } from './effects';
import type { SagaGenerator } from './effects';
import { pointAtServer } from './deployment';

type LoginRequest = ReturnType<typeof auth.loginRequested>['payload'];

async function passwordOf({ credentials, handles }: Services, login: LoginRequest): Promise<string> {
  if (login.secretId === null) return (await credentials.password(login.login)) ?? '';
  const secret = handles.take(login.secretId);
  return typeof secret === 'string' ? secret : '';
}

async function keepCredentials({ credentials }: Services, login: LoginRequest, password: string) {
  if (login.saveCredentials) await credentials.save(login.login, password);
  else await credentials.forget();
}

/** Asks the server to let the agent in; the token stays in the services, the user goes to the state. */
export function* signIn({ payload }: ReturnType<typeof auth.loginRequested>): SagaGenerator<void> {
  const world = yield* call(services);
  const { authApi, http, ids, session } = world;
  const isConfigured = yield* call(pointAtServer);
  if (!isConfigured) {
    yield* put(auth.loginFailed({ code: 'notConfigured', message: '' }));
    return;
  }
  http.setToken(null);
  try {
    const password = yield* call(passwordOf, world, payload);
    const answer = yield* call(authApi.login, payload.login, password, ids.clientId);
    http.setToken(answer.secrets.token);
    yield* call(session.save, { user: answer.user, ...answer.secrets });
    yield* call(keepCredentials, world, payload, password);
    yield* put(auth.loggedIn({ user: answer.user }));
    yield* put(membershipsReported({ memberships: answer.memberships }));
    yield* put(statusReported({ status: answer.status, pauseReason: answer.pauseReason }));
  } catch (error) {
    yield* put(auth.loginFailed(toFailure(error)));
  }
}
