import { randomUUID } from 'node:crypto';
import type { IncomingResponseMessage, OutgoingInviteRequest } from 'sip.js/lib/core/index.js';
import type { Account } from './accounts';
import { type AgentLegParts, createAgentLeg } from './legs/agentLeg';
import type { AgentLeg } from './legs/leg';
import type { Binding } from './registrar';
import type { Caller, Refused, RingHandlers, Ringing } from './ring';
import { sdpBody } from './sip/body';
import { address, CONTACT_LINE } from './sip/core';
import { assertedIdentity } from './sip/identity';

/** An INVITE to an agent's device. */
export interface DeviceCall {
  account: Account;
  binding: Binding;
  caller: Caller;
  sdp: string;
  callId: string;
  headers: string[];
}

/** What the device said; `answered` gives the established leg. */
export interface DeviceHandlers extends Omit<RingHandlers, 'answered'> {
  answered(leg: AgentLeg, sdp: string): void;
}

const KEPT_HEADERS = ['retry-after', 'reason', 'warning'];

function refusal(message: IncomingResponseMessage): Refused {
  const headers = KEPT_HEADERS.flatMap((name) =>
    message.getHeaders(name).map((value) => `${name}: ${value}`),
  );
  return { status: message.statusCode ?? 500, phrase: message.reasonPhrase ?? null, headers, to: null };
}

/** A new Call-ID. */
export function newCallId(): string {
  return randomUUID();
}

/** Sends the INVITE. Nothing is told after `cancel`, even if the device answers at that very moment. */
export function ringDevice(parts: AgentLegParts, call: DeviceCall, handlers: DeviceHandlers): Ringing {
  const { account, binding, caller } = call;
  const { core } = binding.line;
  let cancelled = false;

  const message = core.makeOutgoingRequestMessage(
    'INVITE',
    binding.target,
    address(caller.number),
    address(account.extension),
    { callId: call.callId, ...(caller.name === null ? {} : { fromDisplayName: caller.name }) },
    [CONTACT_LINE, assertedIdentity(caller), ...call.headers],
    sdpBody(call.sdp),
  );
  const request: OutgoingInviteRequest = core.invite(message, {
    onProgress: (response) => {
      const sdp = response.message.body;
      if (!cancelled) handlers.ringing(response.message.statusCode ?? 180, sdp === '' ? null : sdp);
    },
    onAccept: (response) => {
      if (!parts.switches.unacknowledged.has(account.extension)) response.ack();
      if (cancelled) response.session.bye();
      else {
        const leg = createAgentLeg(parts, binding.line, account, response.session);
        handlers.answered(leg, response.message.body);
      }
    },
    onRedirect: (response) => {
      if (!cancelled) handlers.refused({ ...refusal(response.message), status: 480 });
    },
    onReject: (response) => {
      if (!cancelled) handlers.refused(refusal(response.message));
    },
  });
  return {
    cancel: (reason) => {
      if (cancelled) return;
      cancelled = true;
      request.cancel(reason ?? undefined);
      // A CANCEL that reaches nobody: the device finds out when it asks for the call.
      if (!binding.line.isConnected()) request.dispose();
    },
  };
}
