import { SessionState, type UserAgent } from 'sip.js';

/** What an INVITE that was cancelled comes to (RFC 3261 §9.2). */
const TERMINATED = 487;

/**
 * Looks at responses before SIP.js, which answers the challenge of an INVITE that was given up by sending it again, without
 * the CANCEL that waited for the first one (RFC 3261 §9.1): somebody would be rung for nobody.
 */
export function guardResponses(userAgent: UserAgent): void {
  const { userAgentCore: core } = userAgent;
  const receive = core.receiveIncomingResponseFromTransport.bind(core);
  core.receiveIncomingResponseFromTransport = (response) => {
    const { method, callId, fromTag, statusCode } = response;
    const session = userAgent._sessions[callId + fromTag];
    const isGivenUp = method === 'INVITE' && session?.state === SessionState.Terminating;
    if (isGivenUp && (statusCode === 401 || statusCode === 407)) response.statusCode = TERMINATED;
    receive(response);
  };
}
