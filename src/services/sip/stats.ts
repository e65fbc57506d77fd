import type { SipHappening } from './softphone';

/** What the watch tells of a call's sound. */
export type SoundHappening = Extract<SipHappening, { kind: 'measured' | 'soundMissed' | 'soundHeard' }>;

/** A call whose sound is watched. */
export interface WatchedMedia {
  callId: string;
  pc: RTCPeerConnection;
  tell: (happening: SoundHappening) => void;
  /** ms since 1970. */
  now: () => number;
}

/**
 * Watches the sound of an established call until the answer is called: its quality each 5 s and whether packets
 * come and go. Only while sound goes both ways: what is on hold (`currentDirection` of the transceiver) costs
 * nothing and is not missed.
 */
export function watchMedia(media: WatchedMedia): () => void {
  throw new Error(media.callId);
}
