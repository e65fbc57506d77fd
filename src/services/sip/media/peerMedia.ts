import type { PeerNetwork } from '../network/iceNetwork';
import { sipError } from '../sipError';
import { awaitedOf, gathered } from './gathering';
import { watchPeer, type PeerListener } from './peerEvents';
import { applyProvisional, replaceAnswer } from './provisional';
import {
  audioDirection,
  audioOnly,
  fingerprint,
  hasCandidates,
  hasRelay,
  iceUser,
  withoutCodec,
  withoutSources,
  withStatedHold,
  type Direction,
} from './sdp';

/** What every call's media have in common. */
export interface PeerOptions {
  network: PeerNetwork;
  /** G.722 of Safari sounds broken to many exchanges. */
  stripsG722: boolean;
  /** Firefox keeps to the keys of the first device that a connection spoke with: another one is not heard. */
  keepsKeys: boolean;
}

/** A description to make: our own hold, and whether the way is to be looked for anew. */
export interface OfferOptions {
  held: boolean;
  restartIce: boolean;
}

/** The sound of one call: one audio line, both ways or on hold. Descriptions are given as they go on the wire. */
export interface PeerMedia {
  /** The connection of now; `renew` puts another one in its place. */
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
  /** Whether a provisional answer was taken, and this one is of another device: a connection speaks with one only. */
  isOfAnother(answer: string): boolean;
  /** Begins anew with a connection that knows nobody: what it offers is another's first description. */
  renew(): void;
  /** Takes back an offer that came to nothing; nothing happens while there is none. */
  rollback(held: boolean): Promise<void>;
  /** What the other side said last. */
  remoteDirection(): Direction;
  listen(listener: PeerListener): void;
  close(): void;
}

/** The addresses of this machine are known within this, those that servers see within the other. */
const FOUND_MS = { here: 100, servers: 1_000 };

const directionOf = (held: boolean): Direction => (held ? 'sendonly' : 'sendrecv');

const FIXED = {
  iceCandidatePoolSize: 1,
  // An exchange need not know BUNDLE; with max-bundle its answer would be refused.
  bundlePolicy: 'balanced',
} as const satisfies RTCConfiguration;

/** The media of a call. Its addresses are looked for at once, so that the first description has them. */
export function createPeerMedia({ network, stripsG722, keepsKeys }: PeerOptions): PeerMedia {
  let setup = network.setup();
  let pc = new RTCPeerConnection({ ...setup, ...FIXED });
  const wire = (sdp: string): string => (stripsG722 ? withoutCodec(sdp, 'G722') : sdp);
  let lookedAt = performance.now();
  let sent: MediaStreamTrack | null = null;
  /** An offer that is out and not in force. */
  let proposed: RTCSessionDescriptionInit | null = null;
  /** The provisional answer, and whether it came to be in force for good. */
  let early: { sdp: string; isFinal: Promise<boolean> } | null = null;
  /** The fingerprint of the device that the connection began with. */
  let first = '';
  let closing = new AbortController();
  let listener: PeerListener | null = null;

  /** A closed peer connection leaves whoever waits for it waiting for ever. */
  function whileOpen<T>(done: Promise<T>): Promise<T> {
    const { signal } = closing;
    return new Promise((resolve, reject) => {
      const refuse = (): void => reject(new Error('The call is over'));
      if (signal.aborted) refuse();
      signal.addEventListener('abort', refuse, { once: true });
      done.then(resolve, reject).finally(() => signal.removeEventListener('abort', refuse));
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

  /** Takes the servers that are in force now for the addresses that a description is to bring. */
  async function useServers(): Promise<void> {
    const better = network.ready();
    if (better !== null) await whileOpen(better);
    const latest = network.setup();
    // Firefox before 119 keeps to those that a connection began with.
    if (latest === setup || !('setConfiguration' in pc)) return;
    setup = latest;
    lookedAt = performance.now();
    pc.setConfiguration({ ...setup, ...FIXED });
  }

  async function describe(made: RTCSessionDescriptionInit, isFresh: boolean): Promise<string> {
    const awaits = awaitedOf(setup);
    const isDemanded = setup.iceTransportPolicy === 'relay';
    const foundAt = lookedAt + FOUND_MS[awaits === 'host' ? 'here' : 'servers'];
    const isWarm = pc.localDescription === null && performance.now() > foundAt;
    await whileOpen(pc.setLocalDescription(made));
    const isInTime = await whileOpen(gathered(pc, { awaits, isDemanded, isFresh, isWarm }));
    const sdp = pc.localDescription?.sdp ?? '';
    const isServed = awaits === 'relay' ? hasRelay(sdp) : isInTime;
    if (awaits !== 'host') network.served(isServed);
    if (isDemanded && !isServed) throw sipError('noRelay');
    return wire(sdp);
  }

  /** Whether a description is of a device that this connection would not hear. */
  function isUnheard(sdp: string): boolean {
    const device = fingerprint(sdp);
    return keepsKeys && first !== '' && device !== '' && device !== first;
  }

  function close(): void {
    pc.close();
    closing.abort();
  }

  function renew(): void {
    close();
    closing = new AbortController();
    setup = network.setup();
    pc = new RTCPeerConnection({ ...setup, ...FIXED });
    lookedAt = performance.now();
    proposed = null;
    early = null;
    first = '';
    if (listener !== null) watchPeer(pc, listener);
  }

  return {
    get pc() {
      return pc;
    },
    async use(track) {
      sent = track;
      await whileOpen(Promise.resolve(audio()?.sender.replaceTrack(track)));
    },
    async offer({ held, restartIce }) {
      if (isUnheard(pc.currentRemoteDescription?.sdp ?? '')) renew();
      if (audio() === undefined) pc.addTransceiver(sent ?? 'audio', { direction: directionOf(held) });
      direct(held);
      // One that came to nothing without a word, as where the other side never sent its ACK.
      proposed = null;
      const isFresh = restartIce || pc.localDescription === null;
      if (isFresh) await useServers();
      const made = await whileOpen(pc.createOffer({ iceRestart: restartIce }));
      // Without the known addresses in it the browser adds them only to what is in force.
      if (isFresh || !hasCandidates(made.sdp ?? '')) return describe(made, isFresh);
      proposed = made;
      return wire(made.sdp ?? '');
    },
    isNegotiating: () => proposed !== null || early !== null || pc.signalingState !== 'stable',
    async answer(held) {
      direct(held);
      const before = pc.currentRemoteDescription?.sdp ?? '';
      const isFresh = iceUser(before) !== iceUser(pc.remoteDescription?.sdp ?? '');
      if (isFresh) await useServers();
      return describe(await whileOpen(pc.createAnswer()), isFresh);
    },
    async applyOffer(sdp) {
      proposed = null;
      const sound = wire(withoutSources(audioOnly(withStatedHold(sdp))));
      await whileOpen(pc.setRemoteDescription({ type: 'offer', sdp: sound }));
      if (isUnheard(sdp)) {
        // The connection of before took the offer: so will this one, and the call's sound is not lost for nothing.
        renew();
        await whileOpen(pc.setRemoteDescription({ type: 'offer', sdp: sound }));
      }
      first ||= fingerprint(sdp);
      if (sent !== null) await whileOpen(Promise.resolve(audio()?.sender.replaceTrack(sent)));
    },
    async applyAnswer(sdp, isProvisional = false) {
      const before = early;
      early = null;
      const text = wire(withoutSources(sdp));
      if (before !== null && (await whileOpen(before.isFinal.catch(() => false)))) {
        if (sdp !== before.sdp) await whileOpen(replaceAnswer(pc, text));
        return;
      }
      if (proposed !== null) await whileOpen(pc.setLocalDescription(proposed));
      proposed = null;
      if (isProvisional) await whileOpen((early = { sdp, isFinal: applyProvisional(pc, text) }).isFinal);
      else await whileOpen(pc.setRemoteDescription({ type: 'answer', sdp: text }));
      if (isUnheard(sdp)) listener?.unheard();
      first ||= fingerprint(sdp);
    },
    async rollback(held) {
      const back = { type: 'rollback' } as const;
      proposed = null;
      if (pc.signalingState === 'have-local-offer') await whileOpen(pc.setLocalDescription(back));
      if (pc.signalingState === 'have-remote-offer') await whileOpen(pc.setRemoteDescription(back));
      if (pc.signalingState === 'stable') direct(held);
    },
    remoteDirection: () => audioDirection(pc.remoteDescription?.sdp ?? ''),
    isOfAnother: (answer) =>
      early !== null &&
      (iceUser(early.sdp) !== iceUser(answer) || fingerprint(early.sdp) !== fingerprint(answer)),
    renew,
    listen(told) {
      listener = told;
      watchPeer(pc, told);
    },
    close,
  };
}
