import { watchActionLog } from './actionLog';
import type { LoginChannel } from './boot';
import { watchBrowser } from './channels/browser';
import { loadDeployment, reloadDeployment } from './deployment';
import { call, fork } from './effects';
import type { SagaGenerator } from './effects';
import { keepNotifications } from './notifications/keepNotifications';
import { watchScriptFailures } from './scriptFailures';
import { keepSession } from './session';
import { keepShell } from './keepShell';
import { supervise } from './supervise';

/** Everything that time does to the console. */
export function* rootSaga(logins: LoginChannel): SagaGenerator<void> {
  yield* fork(supervise, 'browser', watchBrowser);
  yield* fork(supervise, 'actionLog', watchActionLog);
  yield* fork(supervise, 'notifications', keepNotifications);
  yield* fork(supervise, 'scriptFailures', watchScriptFailures);
  yield* call(loadDeployment);
  yield* fork(supervise, 'session', () => keepSession(logins));
  yield* fork(supervise, 'deployment', reloadDeployment);
  yield* fork(supervise, 'shell', keepShell);
}
