import type { Services } from '../../services/services';
import type { StoredSession } from '../../services/storage/session';
import { statusReported } from '../../store/agent/actions';
import * as auth from '../../store/auth/actions';
import { selectServer } from '../../store/auth/selectors';
import { toFailure } from '../../lib/failure';
import { membershipsReported } from '../../store/queues/actions';
import { services } from '../core/context';
import { keepEarlyRequests } from '../core/earlyRequests';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { pointAtServer } from '../app/deployment';

type LoginRequest = ReturnType<typeof auth.loginRequested>['payload'];

/** The password that waits in the handles under `secretId`, or (null) the one that this browser keeps for a login. */
export async function passwordOf(
  { credentials, handles }: Services,
  { login, secretId }: Pick<LoginRequest, 'login' | 'secretId'>,
): Promise<string> {
  if (secretId === null) return (await credentials.password(login)) ?? '';
  const secret = handles.take(secretId);
  return typeof secret === 'string' ? secret : '';
}

/** Who may be offered at the next login; null when this browser keeps no credentials. */
async function keepCredentials({ credentials }: Services, login: LoginRequest, password: string) {
  if (login.saveCredentials) await credentials.save(login.login, password);
  else await credentials.forget();
  return login.saveCredentials ? login.login : null;
}

/** Keeping is a convenience: where the browser forbids storage, the agent works without it. */
function* keep(world: Services, login: LoginRequest, password: string, session: StoredSession) {
  try {
    yield* call(world.session.save, session);
    const offered = yield* call(keepCredentials, world, login, password);
    yield* put(auth.credentialsFound({ login: offered }));
  } catch {
    yield* put(auth.credentialsFound({ login: null }));
  }
}

/** Asks the server to let the agent in; the token stays in the services, the user goes to the state. */
export function* signIn({ payload }: ReturnType<typeof auth.loginRequested>): SagaGenerator<void> {
  const world = yield* call(services);
  const { authApi, http, ids } = world;
  try {
    const password = yield* call(passwordOf, world, payload);
    yield* call(pointAtServer);
    const server = yield* select(selectServer);
    if (server === null) {
      yield* put(auth.loginFailed({ code: 'notConfigured', message: '' }));
      return;
    }
    http.setToken(null);
    const answer = yield* call(authApi.login, payload.login, password, ids.clientId);
    const { secrets, user } = answer;
    http.setToken(secrets.token);
    yield* call(keep, world, payload, password, { server, user, ...secrets });
    yield* call(keepEarlyRequests);
    yield* put(auth.loggedIn({ user, server }));
    yield* put(membershipsReported({ memberships: answer.memberships }));
    yield* put(statusReported({ status: answer.status, pauseReason: answer.pauseReason }));
  } catch (error) {
    yield* put(auth.loginFailed(toFailure(error)));
  }
}
