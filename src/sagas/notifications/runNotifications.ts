import { loggedIn, loggedOut, sessionRestored } from '../../store/auth/actions';
import { selectUser } from '../../store/auth/selectors';
import { permissionReported } from '../../store/notifications/actions';
import { notificationServices } from '../core/context';
import { pump } from '../channels/pump';
import { call, fork, put, race, select, take, type SagaGenerator } from '../core/effects';
import { answerRequests } from './answers';
import { noticeEvents } from './noticeEvents';
import { notifySession } from './notifySession';

/** Everything about notices: what is asked at any time, and what a signed-in agent is told. */
export function* runNotifications(): SagaGenerator<void> {
  const { desktop, chime } = yield* call(notificationServices);
  yield* fork(pump, noticeEvents(desktop, chime));
  yield* put(permissionReported({ permission: desktop.permission() }));
  yield* fork(answerRequests);
  while (true) {
    while ((yield* select(selectUser)) === null) yield* take([loggedIn, sessionRestored]);
    yield* race({ session: call(notifySession), over: take(loggedOut) });
  }
}
