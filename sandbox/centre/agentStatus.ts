import type { StatusAgente } from '../../src/services/realtime/contract';
import type { Centre } from './centre';

/** The status of an agent as others see it: unavailable without a session, busy in a call. */
export function shownStatus(centre: Centre, agentId: number, stored: StatusAgente): StatusAgente {
  if (!centre.presence.isOnline(agentId)) return 5;
  return stored === 1 && centre.phones.inCall(agentId) ? 2 : stored;
}
