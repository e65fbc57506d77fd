import { CAUSE, causeText } from '../../centre/callCauses';

/** The cause that a final SIP status stands for (RFC 3398 §8.2.6.1). */
export function causeOfStatus(status: number): number {
  if (status === 486 || status === 600) return CAUSE.busy;
  if (status === 404 || status === 484 || status === 604) return CAUSE.unallocated;
  if (status === 603 || status === 403) return CAUSE.rejected;
  if (status === 480 || status === 410) return CAUSE.unreachable;
  if (status === 408) return CAUSE.noAnswer;
  if (status === 487) return CAUSE.normal;
  if (status === 503 || status === 500) return CAUSE.failure;
  return CAUSE.interworking;
}

/** Headers that tell why a call ends: Reason (RFC 3326), and as Asterisk tells it. */
export function causeHeaders(cause: number): string[] {
  return [
    `Reason: Q.850;cause=${cause};text="${causeText(cause)}"`,
    `X-Asterisk-HangupCause: ${causeText(cause)}`,
    `X-Asterisk-HangupCauseCode: ${cause}`,
  ];
}

/** The Q.850 cause that a request's Reason header carries, or undefined. */
export function causeOfReason(reason: string | undefined): number | undefined {
  const cause = /Q\.850\s*;\s*cause\s*=\s*(\d+)/i.exec(reason ?? '')?.[1];
  return cause === undefined ? undefined : Number(cause);
}
