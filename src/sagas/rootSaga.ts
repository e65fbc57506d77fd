import { watchActionLog } from './app/actionLog';
import type { LoginChannel } from './boot';
import { watchBrowser } from './channels/browser';
import { loadDeployment, reloadDeployment } from './app/deployment';
import { fork, join, type SagaGenerator } from './core/effects';
import { runNotifications } from './notifications/runNotifications';
import { recordTrace } from './app/trace';
import { watchScriptFailures } from './app/scriptFailures';
import { keepSession } from './auth/session';
import { keepAppUpdated } from './app/appUpdate';
import { supervise } from './core/supervise';

/** Everything that time does to the console. */
export function* rootSaga(logins: LoginChannel): SagaGenerator<void> {
  yield* fork(supervise, 'browser', watchBrowser);
  yield* fork(supervise, 'actionLog', watchActionLog);
  yield* fork(supervise, 'trace', recordTrace);
  yield* fork(supervise, 'notifications', runNotifications);
  yield* fork(supervise, 'scriptFailures', watchScriptFailures);
  const deployment = yield* fork(loadDeployment);
  yield* fork(supervise, 'session', () => keepSession(logins));
  yield* join(deployment);
  yield* fork(supervise, 'deployment', reloadDeployment);
  yield* fork(supervise, 'appUpdate', keepAppUpdated);
}
