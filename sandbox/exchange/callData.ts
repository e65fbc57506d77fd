import { SIP_HEADER } from '../../src/lib/sipHeaders';
import { CAUSE } from '../centre/callCauses';
import type { Wish } from './ring';
import { causeOfReason } from './sip/causes';

/** The X- headers of a leg to an agent. */
export function callData(uniqueid: string, wish: Wish): Record<string, string> {
  const given = wish.headers.flatMap((line): [string, string][] => {
    const [, name, value] = /^(X-[^:\s]+)\s*:\s*(.*)$/i.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(given),
    [SIP_HEADER.uniqueId]: uniqueid,
    ...(wish.queue === null ? {} : { [SIP_HEADER.queue]: wish.queue }),
    ...(wish.caller.contactId === null ? {} : { [SIP_HEADER.contact]: String(wish.caller.contactId) }),
  };
}

/** Q.850 cause of a call that was given up for this reason (RFC 3326). */
export function causeOfCancel(reason: string | null): number {
  if (/completed elsewhere/i.test(reason ?? '')) return CAUSE.elsewhere;
  return causeOfReason(reason ?? undefined) ?? CAUSE.noAnswer;
}
