import { watchActionLog } from './actionLog';
import type { LoginChannel } from './boot';
import { watchBrowser } from './channels/browser';
import { loadDeployment } from './deployment';
import { call, fork } from './effects';
import type { SagaGenerator } from './effects';
import { keepNotifications } from './notifications/keepNotifications';
import { keepSession } from './session';
import { supervise } from './supervise';

/** Everything that time does to the console. */
export function* rootSaga(logins: LoginChannel): SagaGenerator<void> {
  yield* fork(supervise, 'browser', watchBrowser);
  yield* fork(supervise, 'actionLog', watchActionLog);
  yield* fork(supervise, 'notifications', keepNotifications);
  yield* call(loadDeployment);
  yield* fork(supervise, 'session', () => keepSession(logins));
}
