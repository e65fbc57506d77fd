import { Invitation, type Session } from 'sip.js';
import type { SessionDelegate } from 'sip.js/lib/core';
import type { Negotiation } from './negotiation';
import { giveUpOffers } from './reinvite';

/** What becomes of the other side's offers. */
export interface RemoteOffers {
  /** The 200 or the refusal of an offer is on the wire. */
  answered(status: number): void;
  /** The socket is gone: no offer will be confirmed. */
  giveUp(): void;
}

/** An ACK that did not come by then does not come (64 · T1 of RFC 3261). */
const ACK_LIMIT_MS = 32_000;

/**
 * Lets the other side's re-INVITEs wait for nothing of ours: one that comes while an offer of ours is being made or
 * answered is refused with 491, which SIP.js itself does only once ours is on the wire. An offer is over with its ACK,
 * so that ours begins neither before the other side's answer is in place nor before the first INVITE is confirmed;
 * `over` is called then.
 */
export function guardRemoteOffers(
  session: Session,
  negotiation: Negotiation,
  over: () => void,
): RemoteOffers {
  const { dialog } = session;
  let leave: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(timer);
    leave?.();
    leave = null;
  }

  function begin(): boolean {
    const admitted = negotiation.admit();
    if (admitted === null) return false;
    leave = () => admitted();
    timer = setTimeout(() => {
      giveUpOffers(session);
      end();
    }, ACK_LIMIT_MS);
    return true;
  }

  function guarded(inner: SessionDelegate): SessionDelegate {
    return {
      ...inner,
      onInvite: (request) => {
        if (begin()) inner.onInvite?.(request);
        else request.reject({ statusCode: 491 });
      },
      onAck: async (request) => {
        try {
          await inner.onAck?.(request);
        } finally {
          end();
          over();
        }
      },
    };
  }

  if (dialog?.delegate !== undefined) dialog.delegate = guarded(dialog.delegate);
  if (session instanceof Invitation) begin();
  return {
    answered(status) {
      if (status >= 300) end();
    },
    giveUp: end,
  };
}
