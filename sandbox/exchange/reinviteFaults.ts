import type { IncomingInviteRequest, IncomingRequestMessage } from 'sip.js/lib/core/index.js';

/** What becomes of re-INVITEs: refused with this status, or (null) left without a final answer, so many times more. */
export interface ReinviteFault {
  status: number | null;
  times: number;
  /** left without a final answer, until the device takes them back */
  hanging: IncomingInviteRequest[];
}

/** By the extension that they are for. */
interface Faults {
  reinviteFaults: Map<string, ReinviteFault>;
}

/** Fails a re-INVITE where that was ordered; false: nobody did. */
export function failAsOrdered(
  { reinviteFaults }: Faults,
  extension: string,
  request: IncomingInviteRequest,
): boolean {
  const fault = reinviteFaults.get(extension);
  if (fault === undefined || fault.times === 0) return false;
  fault.times -= 1;
  if (fault.status === null) {
    request.trying();
    fault.hanging.push(request);
  } else request.reject({ statusCode: fault.status });
  return true;
}

/** Answers a re-INVITE that hangs and is taken back, which SIP.js leaves to nobody (RFC 3261 §9.2). */
export function endCancelled({ reinviteFaults }: Faults, { method, callId }: IncomingRequestMessage): void {
  if (method !== 'CANCEL') return;
  for (const fault of reinviteFaults.values()) {
    const taken = fault.hanging.filter(({ message }) => message.callId === callId);
    fault.hanging = fault.hanging.filter((request) => !taken.includes(request));
    for (const request of taken) request.reject({ statusCode: 487 });
  }
}
