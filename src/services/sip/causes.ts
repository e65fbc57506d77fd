import { BY_Q850, NON_SELECTED_USER } from '../../lib/q850';
import { SIP_HEADER } from '../../lib/sipHeaders';
import type { CallCause } from '../../store/calls/types';
import type { SipEnd, SipErrorCode } from './softphone';

/** How a call ended, but for which. */
export type Ending = Omit<SipEnd, 'callId'>;

/** What a SIP message offers to read its headers by. */
export interface Headers {
  getHeaders(name: string): string[];
}

/** A final response to an INVITE. */
export interface FinalResponse extends Headers {
  statusCode?: number | undefined;
}

/** Final statuses (RFC 3261 §21); what is not here is a session error. */
const BY_STATUS = new Map<number, CallCause>([
  [300, 'redirected'],
  [301, 'redirected'],
  [302, 'redirected'],
  [305, 'redirected'],
  [380, 'redirected'],
  [401, 'authentication'],
  [403, 'rejected'],
  [404, 'notFound'],
  [407, 'authentication'],
  [408, 'unavailable'],
  [410, 'unavailable'],
  [430, 'unavailable'],
  [480, 'unavailable'],
  [484, 'addressIncomplete'],
  [486, 'busy'],
  [487, 'requestTerminated'],
  [488, 'incompatible'],
  [600, 'busy'],
  [603, 'rejected'],
  [604, 'notFound'],
  [606, 'incompatible'],
  [607, 'unwanted'],
  [608, 'intermediaryRejected'],
]);

/** Answers to an INVITE that was to take the place of another call (RFC 3891 §3). */
const BY_REPLACES_STATUS = new Map<number, CallCause>([
  [481, 'replacesUnknown'],
  [603, 'replacesTerminated'],
  [486, 'replacesNotEarly'],
]);

/** Own refusals; 480 by default, and the cause is its phrase. */
const BY_OWN_STATUS = new Map<number, CallCause>([
  [480, 'temporarilyUnavailable'],
  [486, 'busy'],
  [603, 'rejected'],
]);

const BY_ERROR = new Map<string, CallCause>(
  Object.entries({
    unsupportedBrowser: 'sessionError',
    socketTimeout: 'connection',
    socketFailed: 'connection',
    localNetworkDenied: 'connection',
    socketLost: 'connection',
    registrationRefused: 'notRegistered',
    notBound: 'notRegistered',
    notConnected: 'notConnected',
    notRegistered: 'notRegistered',
    timeout: 'timeout',
    microphoneRefused: 'microphoneRefused',
    microphoneMissing: 'microphoneMissing',
    microphoneBusy: 'microphoneBusy',
    callOver: 'sessionError',
    notEstablished: 'sessionError',
    negotiationFailed: 'incompatible',
    noRelay: 'noRelay',
    transferFailed: 'sessionError',
    transferTimeout: 'sessionError',
    invalidTarget: 'addressIncomplete',
    offline: 'connection',
  } satisfies Record<SipErrorCode, CallCause>),
);

/** "Bearer capability not available": the extension has no WebRTC or codecs set up. */
const MISCONFIGURED = 58;

const QUOTED = /"(?:\\.|[^"\\])*"/g;

const ELSEWHERE = /text="?call completed elsewhere/i;

/** The values of Reason (RFC 3326), which may share a line, without their texts. */
function reasons(message: Headers): string[] {
  return message.getHeaders('Reason').flatMap((line) => line.replaceAll(QUOTED, '').split(','));
}

function reasonCause(message: Headers, protocol: 'SIP' | 'Q.850'): number | null {
  for (const reason of reasons(message)) {
    const [name = '', ...parameters] = reason.split(';').map((part) => part.trim());
    const cause = parameters.map((part) => /^cause\s*=\s*(\d{1,3})$/i.exec(part)?.[1]).find(Boolean);
    if (name.toUpperCase() === protocol && cause !== undefined) return Number(cause);
  }
  return null;
}

/** The Q.850 cause of a message, by Reason or in Asterisk's way; null when it has none. */
export function hangupCause(message: Headers): number | null {
  const own = /^\s*(\d{1,3})\s*$/.exec(message.getHeaders(SIP_HEADER.hangupCause)[0] ?? '')?.[1];
  return own === undefined ? reasonCause(message, 'Q.850') : Number(own);
}

/** Service Unavailable: with a time to wait it passes by itself. */
const OVERLOADED = 503;

/** The seconds of Retry-After (RFC 3261 §20.33); null where there are none. */
function retryAfterOf(message: Headers): number | null {
  const seconds = /^\s*(\d{1,6})/.exec(message.getHeaders('Retry-After')[0] ?? '')?.[1];
  return seconds === undefined ? null : Number(seconds);
}

/** The other side, or the exchange, refused our INVITE. */
export function endOfResponse(response: FinalResponse): Ending {
  const status = response.statusCode ?? null;
  // SIP.js makes up a response of its own, without any header, for a socket that fails and an answer that never came.
  if (response.getHeaders('Via').length === 0) {
    return { by: 'console', cause: status === 408 ? 'timeout' : 'connection', status: null, q850: null };
  }
  const q850 = hangupCause(response);
  const retryAfterS = retryAfterOf(response);
  const isOverload = status === OVERLOADED && retryAfterS !== null;
  const unnamed = isOverload ? 'overloaded' : 'sessionError';
  const cause = BY_STATUS.get(status ?? 0) ?? BY_Q850.get(q850 ?? 0) ?? unnamed;
  return { by: 'other', cause, status, q850, ...(retryAfterS === null ? {} : { retryAfterS }) };
}

/** The same of an INVITE with Replaces. */
export function endOfReplaces(response: FinalResponse): Ending {
  const end = endOfResponse(response);
  return { ...end, cause: BY_REPLACES_STATUS.get(end.status ?? 0) ?? end.cause };
}

/** The other side sent BYE. */
export function endOfBye(request: Headers): Ending {
  const q850 = hangupCause(request);
  const cause = q850 === MISCONFIGURED ? 'misconfiguredAccount' : 'completed';
  return { by: 'other', cause, status: null, q850 };
}

/** The caller gave up, or another phone took the call: then it is no missed one. */
export function endOfCancel(request: Headers): Ending {
  const q850 = hangupCause(request);
  const isElsewhere =
    q850 === NON_SELECTED_USER ||
    reasonCause(request, 'SIP') === 200 ||
    request.getHeaders('Reason').some((reason) => ELSEWHERE.test(reason));
  return { by: 'other', cause: isElsewhere ? 'completedElsewhere' : 'cancelled', status: 487, q850 };
}

/** The agent declined an offered call with this status. */
export function endOfRefusal(status: number): Ending {
  return { by: 'agent', cause: BY_OWN_STATUS.get(status) ?? 'rejected', status, q850: null };
}

/** The agent hung up: a call that was established, or one that nobody had answered yet. */
export function endOfHangUp(wasEstablished: boolean): Ending {
  return wasEstablished
    ? { by: 'agent', cause: 'completed', status: null, q850: null }
    : { by: 'agent', cause: 'cancelled', status: 487, q850: null };
}

/** Nobody answered within 60 s: the agent an offered call (480), or the other side ours. */
export function endOfSilence(status: 480 | 487): Ending {
  return { by: 'console', cause: 'noAnswer', status, q850: null };
}

/** The other side does not know an established call any more (481): nobody hung up. */
export function endOfLostDialog(): Ending {
  return { by: 'other', cause: 'connection', status: 481, q850: null };
}

/** Our answer to an offered call was never confirmed (no ACK, RFC 3261 §13.3.1.4): whether anybody is there is not known. */
export function endOfUnconfirmed(): Ending {
  return { by: 'console', cause: 'unconfirmed', status: null, q850: null };
}

/** The console itself could not go on: no socket, no microphone, no common codec. */
export function endOfError(code: string): Ending {
  const cause = BY_ERROR.get(code) ?? 'sessionError';
  return { by: 'console', cause, status: null, q850: null };
}
