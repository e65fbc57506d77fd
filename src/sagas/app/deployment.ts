import { cameOnline } from '../../store/app/actions';
import { selectServer } from '../../store/auth/selectors';
import { deploymentLoaded, saveRequested } from '../../store/config/actions';
import { selectApiHeaders } from '../../store/config/headerSelectors';
import { selectDeployment } from '../../store/config/selectors';
import { services } from '../core/context';
import { call, delay, put, race, select, take, takeEvery, type SagaGenerator } from '../core/effects';

/** Reads the deployment's settings; the service answers with defaults where the file is missing. */
export function* loadDeployment(): SagaGenerator<void> {
  const { deployment } = yield* call(services);
  yield* put(deploymentLoaded(yield* call(deployment.load)));
}

/** How long a console that was opened without a network waits before it asks again, ms. */
const ASK_AGAIN_MS = 10_000;

/** Reads them once there is a network, where the console was opened without one. */
export function* reloadDeployment(): SagaGenerator<void> {
  const { deployment } = yield* call(services);
  if (deployment.loaded() !== null) return;
  while (deployment.loaded() === null) {
    yield* race({ due: delay(ASK_AGAIN_MS), online: take(cameOnline) });
    yield* call(loadDeployment);
  }
  yield* call(pointAtServer);
}

/** Points the services at the server of the session, or of the settings; false when nothing is configured yet. */
export function* pointAtServer(): SagaGenerator<boolean> {
  const { http, realtime } = yield* call(services);
  const server = yield* select(selectServer);
  if (server === null) return false;
  http.configure({ server, readMethod: (yield* select(selectDeployment))?.readMethod ?? 'auto' });
  http.setHeaders(yield* select(selectApiHeaders));
  realtime.configure({ server });
  return true;
}

/** Integration headers of the settings count at once, unlike the server's address. */
export function* keepHeaders(): SagaGenerator<void> {
  const { http } = yield* call(services);
  yield* takeEvery(saveRequested, function* changed() {
    http.setHeaders(yield* select(selectApiHeaders));
  });
}
