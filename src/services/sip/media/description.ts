import type { SessionDescriptionHandler } from 'sip.js';
import type { PeerMedia } from './peerMedia';

const SDP = 'application/sdp';

/** What SIP.js asks a call's media: for the first INVITE, and to answer the other side's later ones. */
export interface DescriptionParts {
  media: PeerMedia;
  /** The first description, begun before SIP.js asks for it: an offer, or the answer to the offer that came. */
  prepared: Promise<string> | null;
  isHeld: () => boolean;
  /** What only a call has that others may answer before it. */
  forking?: {
    /** The description of the final answer; '' where it had none. SIP.js keeps to the first one that it saw. */
    finalAnswer: () => string;
    /** Another device answered than the one that was heard before: an offer to it has to follow. */
    answeredByAnother: () => void;
  };
}

/**
 * The descriptions of a call as SIP.js wants them. What is an offer and what an answer follows from where the
 * negotiation stands; that no two of them overlap is the negotiation queue's work.
 */
export function createDescription({
  media,
  prepared,
  isHeld,
  forking,
}: DescriptionParts): SessionDescriptionHandler {
  let begun = prepared;
  let first = forking;

  async function describe(): Promise<string> {
    const early = begun;
    begun = null;
    if (early !== null) return early;
    return media.pc.signalingState === 'have-remote-offer'
      ? media.answer(isHeld())
      : media.offer({ held: isHeld(), restartIce: false });
  }

  async function takeAnswer(sdp: string): Promise<void> {
    // Later answers are to later offers, and to be read as they come.
    const asked = first;
    first = undefined;
    const answer = asked?.finalAnswer() || sdp;
    if (asked === undefined || !media.isOfAnother(answer)) {
      await media.applyAnswer(answer);
      return;
    }
    media.renew();
    asked.answeredByAnother();
  }

  return {
    getDescription: async () => ({ body: await describe(), contentType: SDP }),
    async setDescription(sdp) {
      // What the prepared answer answers.
      if (begun !== null) return;
      await (media.isNegotiating() ? takeAnswer(sdp) : media.applyOffer(sdp));
    },
    hasDescription: (contentType) => contentType === SDP,
    rollbackDescription: () => media.rollback(isHeld()),
    sendDtmf: () => false,
    close: () => media.close(),
  };
}
