import type { Session } from 'sip.js';
import { SessionDialog } from 'sip.js/lib/core';
import type { Reply } from './negotiation';

const ALLOW = 'ACK,BYE,CANCEL,INFO,INVITE,MESSAGE,NOTIFY,OPTIONS,REFER';

/** An offer that has no answer by then is taken back; its CANCEL has so long for an answer. */
const ANSWER_LIMIT_MS = 10_000;
const CANCEL_LIMIT_MS = 4_000;

/** Offers that wait for their answer, by call: how to give them up. */
const waiting = new WeakMap<Session, () => void>();

function secondsOf(header: string | undefined): number | null {
  const seconds = /^\s*(\d+)/.exec(header ?? '')?.[1];
  return seconds === undefined ? null : Number(seconds);
}

/**
 * Sends an offer within an established call. SIP.js's own `Session.invite` is not used: it gives no way to take back
 * an offer whose socket is gone, and a redirection leaves it waiting for ever.
 */
export function sendOffer(session: Session, offer: string): Promise<Reply> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasProgress = false;
    const settle = (reply: Reply): void => {
      clearTimeout(timer);
      waiting.delete(session);
      resolve(reply);
    };
    const refuse = ({ message }: { message: Refusal }): void => settle(refusal(message));
    const body = { contentDisposition: 'session', contentType: 'application/sdp', content: offer };
    const extraHeaders = [`Allow: ${ALLOW}`, `Contact: ${session._contact ?? ''}`];
    const giveUp = (): void => {
      forget(session);
      settle({ kind: 'lost' });
    };
    waiting.set(session, giveUp);
    const progressed = (): void => {
      hasProgress = true;
    };
    try {
      const sent = session.dialog?.invite(
        {
          onTrying: progressed,
          onProgress: progressed,
          onAccept: (response) => {
            const confirm = (): void => void response.ack();
            settle({ kind: 'accepted', answer: response.message.body, confirm });
          },
          onReject: refuse,
          onRedirect: refuse,
        },
        { extraHeaders, body },
      );
      timer = setTimeout(() => {
        // A CANCEL may follow a provisional answer only (RFC 3261 §9.1).
        if (!hasProgress) {
          giveUp();
          return;
        }
        sent?.cancel();
        timer = setTimeout(giveUp, CANCEL_LIMIT_MS);
      }, ANSWER_LIMIT_MS);
    } catch {
      // The other side's offer is not over for SIP.js yet: as if it had told us so.
      settle({ kind: 'refused', status: 491, phrase: 'Request Pending', retryAfterS: null });
    }
  });
}

interface Refusal {
  statusCode?: number | undefined;
  reasonPhrase?: string | undefined;
  getHeader(name: string): string | undefined;
}

function refusal(message: Refusal): Reply {
  const { statusCode = 0, reasonPhrase = '' } = message;
  // SIP.js makes up a 503 without any header for a socket that failed, and a 408 for one on which nobody answered.
  const isMadeUp = message.getHeader('Via') === undefined;
  if (isMadeUp && (statusCode === 503 || statusCode === 408)) return { kind: 'lost' };
  const retryAfterS = secondsOf(message.getHeader('Retry-After'));
  return { kind: 'refused', status: statusCode, phrase: reasonPhrase, retryAfterS };
}

/** Makes SIP.js forget what it waits for on a socket that is gone: the dialog is free for a new offer. */
function forget({ dialog, userAgent }: Session): void {
  if (!(dialog instanceof SessionDialog)) return;
  const { reinviteUserAgentClient: client } = dialog;
  if (client !== undefined) {
    userAgent.userAgentCore.userAgentClients.delete(client.transaction.id + client.message.method);
    client.dispose();
    dialog.reinviteUserAgentClient = undefined;
  }
  dialog.reinviteUserAgentServer = undefined;
  dialog.signalingStateRollback();
}

/** The socket is gone: whatever was offered on it, by whomever, will not be answered. */
export function giveUpOffers(session: Session): void {
  const giveUp = waiting.get(session);
  if (giveUp === undefined) forget(session);
  else giveUp();
}
