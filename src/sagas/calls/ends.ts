import type { CallCause, CallEnd } from '../../store/calls/types';
import type { MicrophoneTrouble } from '../../store/devices/types';

/** The softphone's errors that are a cause of their own; any other is a session error (spec 2 §8). */
const CAUSES = new Map<string, CallCause>([
  ['microphoneRefused', 'microphoneRefused'],
  ['microphoneMissing', 'microphoneMissing'],
  ['microphoneBusy', 'microphoneBusy'],
  ['notConnected', 'notConnected'],
  ['notRegistered', 'notRegistered'],
  ['socketLost', 'connection'],
  ['timeout', 'timeout'],
  ['invalidTarget', 'addressIncomplete'],
  ['negotiationFailed', 'incompatible'],
  ['noRelay', 'noRelay'],
  ['callOver', 'cancelled'],
  ['othersNotHeld', 'othersNotHeld'],
]);

const TROUBLES = new Map<string, MicrophoneTrouble>([
  ['microphoneRefused', 'refused'],
  ['microphoneMissing', 'missing'],
  ['microphoneBusy', 'busy'],
  ['microphoneUnsupported', 'unsupported'],
]);

/** The console itself ends a call that could not go on. */
export function endOfError(code: string): CallEnd {
  return { by: 'console', cause: CAUSES.get(code) ?? 'sessionError', status: null, q850: null };
}

/** What is wrong with the microphone; null when the error is about something else. */
export function troubleOf(code: string): MicrophoneTrouble | null {
  return TROUBLES.get(code) ?? null;
}

/** The agent hung up, before or after the other side was there. */
export function endOfHangUp(wasAnswered: boolean): CallEnd {
  return { by: 'agent', cause: wasAnswered ? 'completed' : 'cancelled', status: null, q850: null };
}

/** Nobody answered in time. */
export const NO_ANSWER: CallEnd = { by: 'console', cause: 'noAnswer', status: null, q850: null };
