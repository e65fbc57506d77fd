import { AVAILABLE } from '../agentStatus';
import type { RootState } from '../rootReducer';
import type { SoftphoneState } from './reducer';

/** The way to the exchange and the extension's registration there. */
export function selectSoftphone({ softphone }: RootState): SoftphoneState {
  return softphone;
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

/** Whether the telephone is on screen: it is wanted, or was turned off before its calls were over and told of. */
export function selectShowsVoice(state: RootState): boolean {
  const { live, classification, failure } = state.calls;
  return selectHasVoice(state) || live.length > 0 || classification !== null || failure !== null;
}

/** Whether this agent telephones in the browser: the settings say so, and there is an extension. */
export function selectHasVoice({ auth, config }: RootState): boolean {
  return config.configuration?.webrtc === true && Boolean(auth.user?.extensionNumber ?? auth.user?.extension);
}

/** Whether direct calls to the extension are refused; queues offer theirs all the same. */
export function selectDoNotDisturb({ softphone }: RootState): boolean {
  return softphone.doNotDisturb === true;
}
