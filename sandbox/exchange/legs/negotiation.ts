import { SignalingState, type IncomingInviteRequest, type Session } from 'sip.js/lib/core/index.js';
import { sdpBody } from '../sip/body';
import { CONTACT_LINE } from '../sip/core';
import { OfferRefused } from './leg';

/** Offers and answers within a dialog, one at a time. */
export interface Negotiation {
  /** Sends a re-INVITE; the device's answer. @throws OfferRefused */
  invite(sdp: string, extraHeaders?: string[]): Promise<string>;
  /** Answers the device's re-INVITE with what `answer` makes of its offer; refuses it when that fails. */
  answer(request: IncomingInviteRequest, answer: (sdp: string) => Promise<string>): void;
}

/** Makes the negotiation of a dialog. */
export function createNegotiation(session: Session): Negotiation {
  return {
    invite: (sdp, extraHeaders = []) =>
      new Promise((resolve, reject) => {
        try {
          session.invite(
            {
              onAccept: (response) => {
                response.ack();
                resolve(response.message.body);
              },
              onReject: ({ message }) =>
                reject(new OfferRefused(message.statusCode ?? 500, message.reasonPhrase ?? '')),
              onRedirect: () => reject(new OfferRefused(500, 'redirected')),
            },
            { extraHeaders: [CONTACT_LINE, ...extraHeaders], body: sdpBody(sdp) },
          );
        } catch {
          // Another offer is under way, in one direction or the other.
          reject(new OfferRefused(491, 'Request Pending'));
        }
      }),
    answer: (request, answer) => {
      request.trying();
      if (!request.message.body) {
        request.reject({ statusCode: 488 });
        return;
      }
      Promise.resolve(request.message.body)
        .then(answer)
        .then(
          (sdp) => {
            // Once the dialog is over nobody acknowledges: the answer would go out again for ever.
            if (session.signalingState === SignalingState.Closed) request.reject({ statusCode: 487 });
            else request.accept({ statusCode: 200, extraHeaders: [CONTACT_LINE], body: sdpBody(sdp) });
          },
          (error: unknown) => {
            const status = error instanceof OfferRefused ? error.status : 488;
            request.reject({ statusCode: status });
          },
        )
        // The dialog may have ended meanwhile: there is nobody left to answer.
        .catch(() => undefined);
    },
  };
}
