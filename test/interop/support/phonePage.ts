import { createSoftphone } from '../../../src/services/sip/createSoftphone';
import type { CallSound } from '../../../src/services/audio/audio';
import { ServiceError } from '../../../src/services/serviceError';
import type { SipEvent, Softphone } from '../../../src/services/sip/softphone';

/** What the page of a test offers to it. */
export interface PhoneWindow {
  softphone: Softphone;
  /** Everything that was told, oldest first, with the page's time in ms. */
  told: { at: number; event: SipEvent }[];
  /** The peer connections that were made, oldest first. */
  peers: RTCPeerConnection[];
  /** The lines of the softphone's log. */
  log: string[];
  /** Tracks of the microphone that are not let go of. */
  openTracks: () => number;
  /** What the browser answers when asked for the microphone; null lets it answer itself. */
  microphone: 'NotAllowedError' | 'NotFoundError' | 'NotReadableError' | null;
  /** What `config.json` would say of networks. */
  network: unknown;
  /** Timers that run. */
  timers: () => number;
  /** How much came in and went out so far, in the newest call that is connected. */
  heard: () => Promise<Heard>;
  /** The strongest frequency (Hz) of what comes in, in the newest call that is played; null: there is silence. */
  pitch: () => Promise<number | null>;
}

/** Packets and sound of a call so far. */
export interface Heard {
  received: number;
  sent: number;
  /** Of what came in. */
  energy: number;
  state: RTCPeerConnectionState;
}

declare global {
  interface Window {
    phone: PhoneWindow;
  }
}

const REFUSALS = new Map([
  ['NotAllowedError', 'microphoneRefused'],
  ['NotFoundError', 'microphoneMissing'],
  ['NotReadableError', 'microphoneBusy'],
]);

const peers: RTCPeerConnection[] = [];
const Native = window.RTCPeerConnection;
window.RTCPeerConnection = new Proxy(Native, {
  construct(target, args: [RTCConfiguration]) {
    const peer = new target(...args);
    peers.push(peer);
    return peer;
  },
});

/** A microphone and a loudspeaker for each call, with nothing in between. */
function createSound(): CallSound & { openTracks(): number; incoming(): MediaStream | null } {
  const tracks = new Map<string, MediaStreamTrack>();
  const outputs = new Map<string, HTMLAudioElement>();

  return {
    async openMicrophone(callId) {
      const refusal = window.phone.microphone;
      if (refusal !== null) throw new ServiceError(REFUSALS.get(refusal) ?? 'unexpected');
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const [track] = stream.getAudioTracks();
      if (track === undefined) throw new ServiceError('microphoneMissing');
      tracks.get(callId)?.stop();
      tracks.set(callId, track);
      return track;
    },
    async reopenMicrophone() {
      // The track stays the same one.
    },
    setSending(callId, sending) {
      const track = tracks.get(callId);
      if (track !== undefined) track.enabled = sending;
    },
    play(callId, track) {
      const output = outputs.get(callId) ?? new Audio();
      outputs.set(callId, output);
      output.srcObject = new MediaStream([track]);
      output.play().catch(() => undefined);
    },
    release(callId) {
      tracks.get(callId)?.stop();
      tracks.delete(callId);
      const output = outputs.get(callId);
      if (output !== undefined) output.srcObject = null;
      outputs.delete(callId);
    },
    incoming() {
      const source = [...outputs.values()].at(-1)?.srcObject;
      return source instanceof MediaStream ? source : null;
    },
    openTracks: () => [...tracks.values()].filter(({ readyState }) => readyState === 'live').length,
  };
}

interface InboundAudio {
  type: string;
  packetsReceived?: number;
  packetsSent?: number;
  totalAudioEnergy?: number;
}

async function heard(peer: RTCPeerConnection): Promise<Heard> {
  const total: Heard = { received: 0, sent: 0, energy: 0, state: peer.connectionState };
  for (const report of (await peer.getStats()).values() as Iterable<InboundAudio>) {
    if (report.type === 'inbound-rtp') {
      total.received += report.packetsReceived ?? 0;
      total.energy += report.totalAudioEnergy ?? 0;
    }
    if (report.type === 'outbound-rtp') total.sent += report.packetsSent ?? 0;
  }
  return total;
}

/** Long enough for an analyser of the whole window. */
const LISTEN_MS = 300;

const SILENCE_DB = -80;

async function pitchOf(stream: MediaStream): Promise<number | null> {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 8192, smoothingTimeConstant: 0 });
  context.createMediaStreamSource(stream).connect(analyser);
  await new Promise((resolve) => setTimeout(resolve, LISTEN_MS));
  const levels = new Float32Array(analyser.frequencyBinCount);
  analyser.getFloatFrequencyData(levels);
  await context.close();
  const loudest = Math.max(...levels);
  return loudest < SILENCE_DB ? null : (levels.indexOf(loudest) * context.sampleRate) / analyser.fftSize;
}

/** Counts the timers of the page that run. */
function countTimers(): () => number {
  const running = new Set<unknown>();
  const { setTimeout: begin, clearTimeout: end } = window;
  const later = (run: () => void, ms?: number): unknown => {
    const timer = begin(() => {
      running.delete(timer);
      run();
    }, ms);
    running.add(timer);
    return timer;
  };
  const stop = (timer?: number): void => {
    running.delete(timer);
    end(timer);
  };
  Object.assign(window, { setTimeout: later, clearTimeout: stop });
  return () => running.size;
}

const timers = countTimers();
const log: string[] = [];
const sound = createSound();
const told: PhoneWindow['told'] = [];
const softphone = createSoftphone({
  sound,
  log: {
    write: (level, message) => void log.push(`${performance.now().toFixed(0)} ${level} ${message}`),
    read: async () => new Blob([log.join('\n')]),
  },
  clock: { now: () => Date.now() },
  random: () => Math.random(),
  page: window,
  deployment: { file: () => window.phone.network, bearer: () => null },
});
softphone.subscribe((event) => told.push({ at: performance.now(), event }));

window.phone = {
  softphone,
  told,
  peers,
  log,
  openTracks: () => sound.openTracks(),
  microphone: null,
  network: null,
  timers,
  heard: async () => {
    const peer = peers.findLast(({ connectionState }) => connectionState === 'connected');
    if (peer === undefined) throw new Error('No call is connected');
    return heard(peer);
  },
  pitch: async () => {
    const stream = sound.incoming();
    return stream === null ? null : pitchOf(stream);
  },
};
