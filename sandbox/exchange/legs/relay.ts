import type { Peer, PeerEvents } from '../endpoints/peer';

/** Makes the connections that a relay is built of. */
export type RelayMaker = (events: PeerEvents) => Peer;

/** One side of a relay, towards one device. */
export interface RelaySide {
  sdp: string;
  use(answer: string): Promise<void>;
  answer(offer: string): Promise<string>;
}

/**
 * Two connections that pass sound to each other: between two agents' devices that did not negotiate with each
 * other, as after a transfer.
 */
export interface Relay {
  inner: RelaySide;
  outer: RelaySide;
  close(): void;
}

/** Makes a relay with an offer to either side. */
export async function createRelay(make: RelayMaker): Promise<Relay> {
  const inner: Peer = make({ frame: (frame) => outer.send(frame), digit: () => undefined });
  const outer: Peer = make({ frame: (frame) => inner.send(frame), digit: () => undefined });

  async function side(peer: Peer): Promise<RelaySide> {
    return {
      sdp: await peer.offer(),
      use: peer.accept,
      answer: (offer) => peer.answer(offer, false),
    };
  }

  return {
    inner: await side(inner),
    outer: await side(outer),
    close: () => {
      inner.close();
      outer.close();
    },
  };
}
