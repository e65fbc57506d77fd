import type { Services } from '../../services/services';
import * as auth from '../../store/auth/actions';
import { selectAuth, selectServer, selectUser } from '../../store/auth/selectors';
import type { User } from '../../store/auth/types';
import { toFailure } from '../../lib/failure';
import { services } from '../core/context';
import { call, put, select, takeLeading, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { passwordOf } from './login';

type Renewal = ReturnType<typeof auth.renewRequested>;

/** The session is kept for a reload where the browser can; the call and the page go on without it. */
function* keep(world: Services, session: Parameters<Services['session']['save']>[0]): SagaGenerator<void> {
  try {
    yield* call(world.session.save, session);
  } catch {
    return;
  }
}

/** The name is the agent's own, so that nobody else can take the session over. */
function* signInAgain({ login }: User, secretId: string | null): SagaGenerator<void> {
  const world = yield* call(services);
  const { authApi, http, ids } = world;
  try {
    const password = yield* call(passwordOf, world, { login, secretId });
    const { secrets, user } = yield* call(authApi.login, login, password, ids.clientId);
    http.setToken(secrets.token);
    const server = yield* select(selectServer);
    yield* call(keep, world, { user, ...secrets, ...(server === null ? {} : { server }) });
    yield* put(auth.sessionRenewed({ user }));
  } catch (error) {
    yield* put(auth.renewalFailed(toFailure(error)));
  }
}

function* renew({ payload: { secretId } }: Renewal): SagaGenerator<void> {
  const user = yield* select(selectUser);
  const { isRenewing } = yield* select(selectAuth);
  if (user !== null && isRenewing) {
    yield* call(signInAgain, user, secretId);
    return;
  }
  // The call ended first: the login asks for the password again.
  const { handles } = yield* call(services);
  if (secretId !== null) handles.release(secretId);
}

/** Lets the agent in again, beside a call that outlived the session. */
export function* watchRenewal(): SagaGenerator<void> {
  yield* takeLeading(auth.renewRequested, guarded('renewal', renew));
}
