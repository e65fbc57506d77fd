import { createPeerMedia, type PeerMedia, type PeerOptions } from './peerMedia';

/** The media of calls to come. */
export interface Peers {
  /** Media for a call: prepared ones, where there are any. */
  take(): PeerMedia;
  /** Prepares media with their addresses, so that the next call need not wait for them. */
  prepare(): void;
  /** Releases what is ready: the network may be another one. */
  release(): void;
  /** Makes what is ready anew: the servers are others. */
  renew(): void;
}

/** What was prepared longer ago may name addresses that this machine no longer has. */
const FRESH_MS = 600_000;

/** Media that are ready before the call is. `now`: ms since 1970. */
export function createPeers(options: PeerOptions, now: () => number): Peers {
  let spare: { media: PeerMedia; madeAt: number } | null = null;

  function release(): void {
    spare?.media.close();
    spare = null;
  }

  function prepare(): void {
    spare ??= { media: createPeerMedia(options), madeAt: now() };
  }

  return {
    take() {
      if (spare !== null && now() - spare.madeAt > FRESH_MS) release();
      const taken = spare?.media ?? createPeerMedia(options);
      spare = null;
      return taken;
    },
    prepare,
    release,
    renew() {
      if (spare === null) return;
      release();
      prepare();
    },
  };
}
