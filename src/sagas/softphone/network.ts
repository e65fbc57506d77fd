import { deploymentLoaded, saveRequested } from '../../store/config/actions';
import { selectConfiguration } from '../../store/config/selectors';
import { voiceServices } from '../core/context';
import { call, select, take, type SagaGenerator } from '../core/effects';

/** Keeps the softphone at the ICE servers of the settings and of the deployment. */
export function* watchNetwork(): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  while (true) {
    const configuration = yield* select(selectConfiguration);
    const { iceServers: addresses = [], relayOnly = false } = configuration ?? {};
    yield* call(softphone.useNetwork, { addresses, relayOnly });
    yield* take([saveRequested, deploymentLoaded]);
  }
}
