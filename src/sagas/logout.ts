import * as auth from '../store/auth/actions';
import { selectIsLive } from '../store/connection/selectors';
import { selectJoinedQueues } from '../store/queues/selectors';
import { currentSender, services } from './context';
import { call, delay, put, race, select, take } from './effects';
import type { SagaGenerator } from './effects';

/** Leaving must not hang on a server that does not answer. */
const FAREWELL_MS = 3_000;

function* leaveQueues(): SagaGenerator<void> {
  const { commands, ids } = yield* call(services);
  const queues = yield* select(selectJoinedQueues);
  const isLive = yield* select(selectIsLive);
  if (queues.length === 0 || !isLive) return;
  const sender = yield* call(currentSender);
  yield* race({
    left: call(() => commands.leaveQueues(sender, ids.newId(), queues, 'closing')),
    tooLong: delay(FAREWELL_MS),
  });
}

function* forgetSession(): SagaGenerator<void> {
  const { http, session } = yield* call(services);
  http.setToken(null);
  yield* call(session.clear);
}

/** Ends the session: by the agent's wish, after leaving all queues, or because the server says so. */
export function* watchLogout(): SagaGenerator<void> {
  const { ids } = yield* call(services);
  while (true) {
    const action = yield* take([auth.logoutRequested, auth.loggedOutByServer]);
    if (auth.loggedOutByServer.match(action)) {
      const { reason, message, exceptClientId } = action.payload;
      if (exceptClientId === ids.clientId) continue;
      yield* call(forgetSession);
      yield* put(auth.loggedOut({ reason, message }));
    } else {
      yield* call(leaveQueues);
      yield* call(forgetSession);
      yield* put(auth.loggedOut({ reason: 'agent', message: null }));
    }
  }
}
