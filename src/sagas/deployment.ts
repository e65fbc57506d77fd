import { deploymentLoaded } from '../store/config/actions';
import { selectConfig } from '../store/config/selectors';
import { services } from './context';
import { call, put, select } from './effects';
import type { SagaGenerator } from './effects';

/** Reads the deployment's settings; the service answers with defaults where the file is missing. */
export function* loadDeployment(): SagaGenerator<void> {
  const { deployment } = yield* call(services);
  yield* put(deploymentLoaded(yield* call(deployment.load)));
}

/** Points the services at the configured server; false when nothing is configured yet. */
export function* pointAtServer(): SagaGenerator<boolean> {
  const { http, realtime } = yield* call(services);
  const { configuration, deployment } = yield* select(selectConfig);
  if (configuration === null) return false;
  http.configure({ server: configuration.server, readMethod: deployment?.readMethod ?? 'auto' });
  realtime.configure({ server: configuration.server });
  return true;
}
