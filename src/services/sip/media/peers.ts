import { createPeerMedia, type PeerMedia, type PeerOptions } from './peerMedia';

/** The media of calls to come. */
export interface Peers {
  /** Media for a call: the ones that were made ready, when there are such. */
  take(): PeerMedia;
  /** Makes one ready, with its addresses, so that the next call need not wait for them. */
  warm(): void;
  /** Lets go of what is ready: the network may be another one. */
  cool(): void;
}

/** What was made ready longer ago may name addresses that this machine no longer has. */
const FRESH_MS = 600_000;

/** Media that are ready before the call is. `now`: ms since 1970. */
export function createPeers(options: PeerOptions, now: () => number): Peers {
  let spare: { media: PeerMedia; madeAt: number } | null = null;

  function cool(): void {
    spare?.media.close();
    spare = null;
  }

  return {
    take() {
      if (spare !== null && now() - spare.madeAt > FRESH_MS) cool();
      const taken = spare?.media ?? createPeerMedia(options);
      spare = null;
      return taken;
    },
    warm() {
      spare ??= { media: createPeerMedia(options), madeAt: now() };
    },
    cool,
  };
}
