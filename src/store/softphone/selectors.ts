import { AVAILABLE } from '../agentStatus';
import type { RootState } from '../rootReducer';
import type { SoftphoneState } from './reducer';

export { selectDoubtfulAddress } from './certificate';
export { selectRegistrationTrouble } from './registrationTrouble';

/** The way to the exchange and the extension's registration there. */
export function selectSoftphone({ softphone }: RootState): SoftphoneState {
  return softphone;
}

/** Whether the way to the exchange is lost: what is asked of it meanwhile does not arrive. */
export function selectIsCutOff({ softphone }: RootState): boolean {
  return softphone.wasRegistered && softphone.transport !== 'connected';
}

/** What the browser lacks for calls, in one text; null: nothing, or it was not looked for yet. */
export function selectLacksForCalls({ softphone: { failure } }: RootState): string | null {
  return failure?.code === 'unsupportedBrowser' ? failure.message : null;
}

/** Whether a call can be placed: connected and registered (spec 2 §4). */
export function selectCanDial({ softphone }: RootState): boolean {
  return softphone.transport === 'connected' && softphone.registration === 'registered';
}

/** Whether no call can come to an agent who waits for one: connecting for the first time counts, too. */
export function selectMissesCalls(state: RootState): boolean {
  const isWaiting = state.agent.status === AVAILABLE && state.calls.live.length === 0;
  return isWaiting && selectHasVoice(state) && !selectCanDial(state);
}

/** Whether the agent has been told that no call can come, and still none can. */
export function selectIsPhoneOut({ softphone }: RootState): boolean {
  return softphone.outSince !== undefined;
}

/** Whether that is shown: only to an agent who is available. */
export function selectShowsOutage(state: RootState): boolean {
  return selectIsPhoneOut(state) && state.agent.status === AVAILABLE;
}

function hasCall({ calls: { live, classification, failure } }: RootState): boolean {
  return live.length > 0 || classification !== null || failure !== null;
}

/** Whether the telephone is on screen: there is one, or it was turned off before its calls were over and told of. */
export function selectShowsVoice(state: RootState): boolean {
  return selectHasTelephone(state) || hasCall(state);
}

/** Whether there is something to say of the telephone: it was at the exchange, is on its way or fails, or has a call. */
export function selectIsVoiceDue(state: RootState): boolean {
  const { failure, transport, wasRegistered } = state.softphone;
  return transport !== 'disconnected' || wasRegistered || failure !== null || hasCall(state);
}

/** Whether this agent has a telephone, in the browser or on the desk: there is an extension. */
export function selectHasTelephone({ auth, config }: RootState): boolean {
  return config.configuration !== null && Boolean(auth.user?.extensionNumber ?? auth.user?.extension);
}

/** Whether this agent telephones in the browser: the settings say so. */
export function selectHasVoice(state: RootState): boolean {
  return selectHasTelephone(state) && state.config.configuration?.webrtc === true;
}

/** Whether this agent's telephone stands on the desk: the settings say that the browser is none (spec 2 §6). */
export function selectHasDeskTelephone(state: RootState): boolean {
  return selectHasTelephone(state) && !selectHasVoice(state);
}

/** The same once the browser's telephone, turned off in a call, has been put down. */
export function selectIsOnDesk(state: RootState): boolean {
  return selectHasDeskTelephone(state) && state.softphone.transport === 'disconnected';
}

/** Whether direct calls to the extension are refused; queues offer theirs all the same. */
export function selectDoNotDisturb({ softphone }: RootState): boolean {
  return softphone.doNotDisturb === true;
}
