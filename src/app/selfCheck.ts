import { runSelfCheck } from '../sagas/selfCheck/runSelfCheck';
import type { SelfCheck } from '../sagas/selfCheck/keepSelfCheck';
import { createSelfCheckServices } from '../services/selfCheck/createSelfCheckServices';
import type { Services } from '../services/services';

/** No deployment names servers for relays yet. */
const NO_SERVERS: readonly RTCIceServer[] = [];

/** The pre-shift check, its handles and sagas; fetched when an agent first runs it. */
export function createSelfCheck({ clock, openDb }: Pick<Services, 'clock' | 'openDb'>): SelfCheck {
  const services = createSelfCheckServices({ page: window, clock, openDb, iceServers: () => NO_SERVERS });
  return { services, run: runSelfCheck };
}
