import type { MediaState } from '../../../store/calls/types';
import { gathered } from './gathering';
import {
  audioDirection,
  audioOnly,
  hasCandidates,
  withoutCodec,
  withoutSources,
  type Direction,
} from './sdp';

/** What every call's media have in common. */
export interface PeerOptions {
  iceServers: readonly RTCIceServer[];
  /** G.722 of Safari sounds broken to many exchanges. */
  stripsG722: boolean;
}

/** A description to make: our own hold, and whether the way is to be looked for anew. */
export interface OfferOptions {
  held: boolean;
  restartIce: boolean;
}

/** Media events of a call. */
export interface PeerListener {
  changed: (media: MediaState) => void;
  heard: (track: MediaStreamTrack) => void;
}

/** The sound of one call: one audio line, both ways or on hold. Descriptions are given as they go on the wire. */
export interface PeerMedia {
  readonly pc: RTCPeerConnection;
  /** The track that is sent, from now on and in every later description. */
  use(track: MediaStreamTrack): Promise<void>;
  /**
   * The text of an offer. One that needs no new addresses is in force with its answer alone: Chromium ceases to play
   * as soon as it is set that nothing is to be received, and no rollback makes it play again.
   */
  offer(options: OfferOptions): Promise<string>;
  /** Whether an offer is out, in force or not, or an answer still to be made. */
  isNegotiating(): boolean;
  /** The answer to `applyOffer`. */
  answer(held: boolean): Promise<string>;
  applyOffer(sdp: string): Promise<void>;
  /** A provisional one, of early media, may be followed by another. */
  applyAnswer(sdp: string, isProvisional?: boolean): Promise<void>;
  /** Takes back an offer that came to nothing; nothing happens while there is none. */
  rollback(held: boolean): Promise<void>;
  /** What the other side said last. */
  remoteDirection(): Direction;
  listen(listener: PeerListener): void;
  close(): void;
}

function mediaState(state: RTCPeerConnectionState): MediaState | null {
  switch (state) {
    case 'new':
    case 'connecting':
      return 'connecting';
    case 'connected':
      return 'connected';
    case 'disconnected':
      return 'interrupted';
    case 'failed':
      return 'failed';
    case 'closed':
      return null;
  }
}

/** The addresses of this machine are known within this, those that servers see within the other. */
const FOUND_MS = { here: 100, servers: 1_000 };

const directionOf = (held: boolean): Direction => (held ? 'sendonly' : 'sendrecv');

/** The media of a call. Its addresses are looked for at once, so that the first description has them. */
export function createPeerMedia({ iceServers, stripsG722 }: PeerOptions): PeerMedia {
  const pc = new RTCPeerConnection({
    iceServers: [...iceServers],
    iceCandidatePoolSize: 1,
    // An exchange need not know BUNDLE; with max-bundle its answer would be refused.
    bundlePolicy: 'balanced',
  });
  const wire = (sdp: string): string => (stripsG722 ? withoutCodec(sdp, 'G722') : sdp);
  const madeAt = performance.now();
  let sent: MediaStreamTrack | null = null;
  /** An offer that is out and not in force. */
  let proposed: RTCSessionDescriptionInit | null = null;
  const closing = new AbortController();

  /** A closed peer connection leaves whoever waits for it waiting for ever. */
  function whileOpen<T>(done: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const refuse = (): void => reject(new Error('The call is over'));
      if (closing.signal.aborted) refuse();
      closing.signal.addEventListener('abort', refuse, { once: true });
      done.then(resolve, reject).finally(() => closing.signal.removeEventListener('abort', refuse));
    });
  }

  function audio(): RTCRtpTransceiver | undefined {
    return pc
      .getTransceivers()
      .find(({ receiver, direction }) => receiver.track.kind === 'audio' && direction !== 'stopped');
  }

  function direct(held: boolean): void {
    const transceiver = audio();
    if (transceiver !== undefined) transceiver.direction = directionOf(held);
  }

  async function describe(made: RTCSessionDescriptionInit, isFresh: boolean): Promise<string> {
    const hasServers = iceServers.length > 0;
    const foundAt = madeAt + FOUND_MS[hasServers ? 'servers' : 'here'];
    const isWarm = pc.localDescription === null && performance.now() > foundAt;
    await whileOpen(pc.setLocalDescription(made));
    await whileOpen(gathered(pc, { hasServers, isFresh, isWarm }));
    return wire(pc.localDescription?.sdp ?? '');
  }

  return {
    pc,
    async use(track) {
      sent = track;
      await whileOpen(Promise.resolve(audio()?.sender.replaceTrack(track)));
    },
    async offer({ held, restartIce }) {
      if (audio() === undefined) pc.addTransceiver(sent ?? 'audio', { direction: directionOf(held) });
      direct(held);
      // One that came to nothing without a word, as where the other side never sent its ACK.
      proposed = null;
      const made = await whileOpen(pc.createOffer({ iceRestart: restartIce }));
      const isFresh = restartIce || pc.localDescription === null;
      // Without the known addresses in it the browser adds them only to what is in force.
      if (isFresh || !hasCandidates(made.sdp ?? '')) return describe(made, isFresh);
      proposed = made;
      return wire(made.sdp ?? '');
    },
    isNegotiating: () => proposed !== null || pc.signalingState !== 'stable',
    async answer(held) {
      direct(held);
      const before = pc.currentRemoteDescription?.sdp ?? '';
      const made = await whileOpen(pc.createAnswer());
      return describe(made, iceUser(before) !== iceUser(pc.remoteDescription?.sdp ?? ''));
    },
    async applyOffer(sdp) {
      proposed = null;
      await whileOpen(pc.setRemoteDescription({ type: 'offer', sdp: wire(withoutSources(audioOnly(sdp))) }));
      if (sent !== null) await whileOpen(Promise.resolve(audio()?.sender.replaceTrack(sent)));
    },
    async applyAnswer(sdp, isProvisional = false) {
      const type = isProvisional ? 'pranswer' : 'answer';
      if (proposed !== null) await whileOpen(pc.setLocalDescription(proposed));
      proposed = null;
      await whileOpen(pc.setRemoteDescription({ type, sdp: wire(withoutSources(sdp)) }));
    },
    async rollback(held) {
      const back = { type: 'rollback' } as const;
      proposed = null;
      if (pc.signalingState === 'have-local-offer') await whileOpen(pc.setLocalDescription(back));
      if (pc.signalingState === 'have-remote-offer') await whileOpen(pc.setRemoteDescription(back));
      if (pc.signalingState === 'stable') direct(held);
    },
    remoteDirection: () => audioDirection(pc.remoteDescription?.sdp ?? ''),
    listen({ changed, heard }) {
      let last: MediaState = 'connecting';
      pc.addEventListener('connectionstatechange', () => {
        const next = mediaState(pc.connectionState);
        if (next === null || next === last) return;
        last = next;
        changed(next);
      });
      pc.addEventListener('track', ({ track }) => {
        if (track.kind === 'audio') heard(track);
      });
    },
    close() {
      pc.close();
      closing.abort();
    },
  };
}

/** The ICE user name in a description; another one is a restart. */
function iceUser(sdp: string): string {
  return /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1] ?? '';
}
