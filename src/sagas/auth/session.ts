import * as auth from '../../store/auth/actions';
import { deploymentLoaded, editRightReported } from '../../store/config/actions';
import { selectDeployment } from '../../store/config/selectors';
import { selectAuth, selectUser } from '../../store/auth/selectors';
import type { LoginChannel } from '../boot';
import { leaveWhenBack, recallLeave } from '../agent/pendingLeave';
import { recallAgentState } from '../connection/agentState';
import { services } from '../core/context';
import { pointAtServer } from '../app/deployment';
import { dropEarlyRequests, keepEarlyRequests } from '../core/earlyRequests';
import { all, call, cancel, fork, join, put, race, select, take, type SagaGenerator } from '../core/effects';
import { readList, recallList } from '../conversations/keptList';
import { guarded } from '../core/guarded';
import { signIn } from './login';
import { runSession } from '../sessionFeatures';
import { runInOneTab } from '../app/tabs';

/** What this browser keeps is read while the deployment's settings are on their way; nothing is asked of a server before. */
function* untilDeployed(): SagaGenerator<void> {
  if ((yield* select(selectDeployment)) === null) yield* take(deploymentLoaded);
}

function* restore(): SagaGenerator<void> {
  const { credentials, http, session } = yield* call(services);
  const saved = yield* call(credentials.find);
  if (saved !== null) yield* put(auth.credentialsFound(saved));
  const list = yield* fork(readList);
  const kept = yield* call(session.load);
  yield* call(untilDeployed);
  const isConfigured = yield* call(pointAtServer);
  if (kept === null || !isConfigured) {
    yield* put(auth.sessionMissing());
    return;
  }
  const { server, token, user } = kept;
  http.setToken(token);
  yield* call(keepEarlyRequests);
  yield* put(auth.sessionRestored(server === undefined ? { user } : { user, server }));
  // Another address may be saved for the next sign-in.
  yield* call(pointAtServer);
  yield* all([call(recallList, yield* join(list)), call(recallAgentState)]);
}

function* restoreIfDue(): SagaGenerator<void> {
  if ((yield* select(selectAuth)).status !== 'restoring') return;
  try {
    yield* call(restore);
  } catch {
    // A browser that forbids storage has no session to restore, but can still sign in.
    yield* call(dropEarlyRequests);
    yield* put(auth.sessionMissing());
  }
}

/** A second press of the button is no second login: it was answered with the first one. */
function* answerLogin(login: ReturnType<typeof auth.loginRequested>): SagaGenerator<void> {
  const { handles } = yield* call(services);
  const { secretId } = login.payload;
  if ((yield* select(selectAuth)).status === 'signingIn') {
    yield* call(signIn, login);
    yield* call(recallLeave);
  } else if (secretId !== null) handles.release(secretId);
}

/** Signs agents in and runs their sessions, one after the other, as long as the page lives. */
export function* keepSession(logins: LoginChannel): SagaGenerator<void> {
  yield* call(restoreIfDue);
  yield* call(untilDeployed);
  while (true) {
    const user = yield* select(selectUser);
    if (user === null) {
      const leaving = yield* fork(guarded('pendingLeave', leaveWhenBack), undefined);
      const login = yield* take(logins);
      yield* cancel(leaving);
      yield* call(answerLogin, login);
    } else {
      yield* put(editRightReported({ canEdit: user.canEditConfig }));
      yield* race({ session: call(runInOneTab, runSession), ended: take(auth.loggedOut) });
      yield* call(dropEarlyRequests);
    }
  }
}
