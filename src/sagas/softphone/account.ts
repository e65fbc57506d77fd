import type { SipAccount } from '../../services/sip/softphone';
import { selectUser } from '../../store/auth/selectors';
import { saveRequested } from '../../store/config/actions';
import { selectConfig } from '../../store/config/selectors';
import type { RootState } from '../../store/rootReducer';
import { services, voiceServices } from '../core/context';
import { call, select, take, type SagaGenerator } from '../core/effects';

/** The port of SIP over WebSocket where the deployment names none (spec 2 §9). */
const PORT = 8089;

/** Where the extension is registered: another one of these is another softphone. */
export interface Line {
  exchange: string;
  port: number;
  extension: string;
  displayName: string;
}

/** The line of the signed-in agent as it is configured now. */
export function selectLine(state: RootState): Line {
  const { configuration, deployment } = selectConfig(state);
  const user = selectUser(state);
  return {
    exchange: configuration?.exchange ?? '',
    port: deployment?.ports.sip ?? PORT,
    extension: user?.extensionNumber ?? user?.extension ?? '',
    displayName: user?.fullName ?? '',
  };
}

/** Waits until the configuration names another exchange. */
export function* lineChanged({ exchange }: Line): SagaGenerator<void> {
  while ((yield* select(selectLine)).exchange === exchange) yield* take(saveRequested);
}

/**
 * Who registers on a line. The password comes from the session's vault for each attempt and goes nowhere but
 * to the softphone; without one the exchange is asked all the same, and its answer is what the agent sees.
 */
export function* accountOf(line: Line): SagaGenerator<SipAccount> {
  const { ids, session } = yield* call(services);
  const { userAgent } = yield* call(voiceServices);
  const kept = yield* call(session.load);
  return { ...line, userAgent, password: kept?.extensionPassword ?? '', instanceId: ids.clientId };
}
