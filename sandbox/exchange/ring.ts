import type { Leg, Offered } from './legs/leg';

/** Why somebody who was called did not answer. */
export interface Refused {
  status: number;
  phrase: string | null;
  headers: string[];
  /** where a redirection points */
  to: string | null;
}

/** Who calls. */
export interface Caller {
  number: string;
  name: string | null;
  contactId: number | null;
}

/** What the called party is offered: a description as it came, or sound that is made when it is needed. */
export type Sounding = { kind: 'description'; sdp: string } | { kind: 'made'; make: () => Promise<Offered> };

/** A call to somebody. */
export interface Wish {
  caller: Caller;
  sounding: Sounding;
  /** the queue it comes from; an agent who answers gets a voice service of it */
  queue: string | null;
  /** the service that waits in that queue for the answer */
  waiting: number | null;
  /** the call that this one goes on from, by the centre's id */
  linkedId: string | null;
  /** more headers of the INVITE, whole */
  headers: string[];
  /** it rings so long, ms; then it is refused as nobody answered */
  patienceMs: number;
}

/** What becomes of a call; exactly one of `answered` and `refused` comes, none after a cancel. */
export interface RingHandlers {
  /** 180, or 183 with a description for sound before the answer; `fork`: by somebody who will not answer */
  ringing(status: number, sdp: string | null, fork?: string): void;
  /** `sdp` answers a description that was offered; for made sound it is null and the sound connected */
  answered(leg: Leg, sdp: string | null): void;
  refused(why: Refused): void;
}

/** A call that rings. */
export interface Ringing {
  /** Gives up; the other side is told the Reason header, if any. */
  cancel(reason: string | null): void;
}

/** A refusal with a status and nothing else. */
export function plainRefusal(status: number, headers: string[] = []): Refused {
  return { status, phrase: null, headers, to: null };
}

/** Refuses at once, though never before the caller holds its `Ringing`. */
export function refuseSoon(handlers: RingHandlers, why: Refused): Ringing {
  let cancelled = false;
  queueMicrotask(() => {
    if (!cancelled) handlers.refused(why);
  });
  return {
    cancel: () => {
      cancelled = true;
    },
  };
}
