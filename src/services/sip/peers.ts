import { createPeerMedia } from './peerMedia';
import type { PeerMedia, PeerOptions } from './peerMedia';

/** The media of calls to come. */
export interface Peers {
  /** Media for a call: the ones that were made ready, when there are such. */
  take(): PeerMedia;
  /** Makes one ready, with its addresses, so that the next call need not wait for them. */
  warm(): void;
  /** Lets go of what is ready: the network may be another one. */
  cool(): void;
}

/** Media that are ready before the call is. */
export function createPeers(options: PeerOptions): Peers {
  let spare: PeerMedia | null = null;

  return {
    take() {
      const taken = spare ?? createPeerMedia(options);
      spare = null;
      return taken;
    },
    warm() {
      spare ??= createPeerMedia(options);
    },
    cool() {
      spare?.close();
      spare = null;
    },
  };
}
