import type { SipAccount } from '../../services/sip/softphone';
import { selectUser } from '../../store/auth/selectors';
import { deploymentLoaded, saveRequested } from '../../store/config/actions';
import { selectConfig } from '../../store/config/selectors';
import type { RootState } from '../../store/rootReducer';
import { services, voiceServices } from '../core/context';
import { call, select, take, type SagaGenerator } from '../core/effects';

/** The port of SIP over WebSocket where the deployment names none (spec 2 §9). */
const PORT = 8089;

/** Where the extension is registered: another one of these is another softphone. */
export interface AgentLine {
  exchange: string;
  port: number;
  extension: string;
  displayName: string;
}

/** The line of the signed-in agent as it is configured now. */
export function selectLine(state: RootState): AgentLine {
  const { configuration, deployment } = selectConfig(state);
  const user = selectUser(state);
  return {
    exchange: configuration?.exchange ?? '',
    port: deployment?.ports.sip ?? PORT,
    extension: user?.extensionNumber ?? user?.extension ?? '',
    displayName: user?.fullName ?? '',
  };
}

/** Whether the configuration and the deployment still name this exchange and port. */
export function* isLineCurrent({ exchange, port }: AgentLine): SagaGenerator<boolean> {
  const current = yield* select(selectLine);
  return current.exchange === exchange && current.port === port;
}

/** Waits until they name another one: a deployment may be read late, after a start without a network. */
export function* lineChanged(line: AgentLine): SagaGenerator<void> {
  while (yield* call(isLineCurrent, line)) yield* take([saveRequested, deploymentLoaded]);
}

/** Reads who registers on a line, for one attempt. */
export type ReadAccount = () => SagaGenerator<SipAccount>;

/** The extension's password in the session's vault; null: there is none, or it cannot be read and another one is known. */
function* keptPassword(known: string | null): SagaGenerator<string | null> {
  const { session } = yield* call(services);
  try {
    return (yield* call(session.load))?.extensionPassword ?? null;
  } catch (error) {
    if (known === null) throw error;
    return null;
  }
}

/**
 * Who registers on a line. The password comes from the session's vault for each attempt and goes nowhere but
 * to the softphone; without one the exchange is asked all the same, and its answer is what the agent sees. A vault that
 * is emptied or locked meanwhile takes no call away: the last password goes on.
 */
export function accountOf(line: AgentLine): ReadAccount {
  let known: string | null = null;
  return function* read(): SagaGenerator<SipAccount> {
    const { ids } = yield* call(services);
    const { userAgent } = yield* call(voiceServices);
    known = (yield* call(keptPassword, known)) ?? known;
    return { ...line, userAgent, password: known ?? '', instanceId: ids.clientId };
  };
}
