import { SessionDialog, type IncomingRequestMessage, type UserAgentCore } from 'sip.js/lib/core';

/** What a request may require; SIP.js looks for 100rel and replaces itself. */
const UNDERSTOOD = new Set(['100rel', 'gruu', 'outbound', 'replaces']);

/** Methods that are never refused for what they require (RFC 3261 §8.2.2.3). */
const UNCONDITIONAL = new Set(['ACK', 'CANCEL']);

/** The extensions that a request requires and this console does not understand. */
export function unsupportedOf(request: Pick<IncomingRequestMessage, 'method' | 'getHeaders'>): string[] {
  if (UNCONDITIONAL.has(request.method)) return [];
  const required = request.getHeaders('Require').flatMap((header) => header.split(','));
  return required.map((tag) => tag.trim()).filter((tag) => tag !== '' && !UNDERSTOOD.has(tag.toLowerCase()));
}

/**
 * Looks at requests before SIP.js, which ignores what they require and knows no UPDATE (RFC 3311). Session timers
 * (RFC 4028) are no part of the console: who only supports them is taken as anybody, who requires them gets a 420.
 */
export function guardRequests(
  core: UserAgentCore,
  updated: (request: IncomingRequestMessage, dialog: SessionDialog) => void,
): void {
  const receive = core.receiveIncomingRequestFromTransport.bind(core);
  core.receiveIncomingRequestFromTransport = (request) => {
    const unsupported = unsupportedOf(request);
    const dialog = core.dialogs.get(request.callId + request.toTag + request.fromTag);
    if (unsupported.length > 0) {
      const extraHeaders = [`Unsupported: ${unsupported.join(', ')}`];
      core.replyStateless(request, { statusCode: 420, extraHeaders });
    } else if (request.method === 'UPDATE' && dialog instanceof SessionDialog) updated(request, dialog);
    else receive(request);
  };
}
