/** Runs in the page before the console: the microphone hears a tone, and it is noted when a call brings another. */

/** Sound as Chromium hands it out, one piece after the other; the types of the DOM do not know it yet. */
interface SoundPieces {
  readable: ReadableStream<SoundPiece>;
}

interface SoundPiece {
  numberOfFrames: number;
  sampleRate: number;
  copyTo(to: Float32Array, how: { planeIndex: number; format: 'f32-planar' }): void;
  close(): void;
}

/** What the bench asks of the page. */
export interface TonePage {
  /** Listens from now on for a tone (Hz) in the newest call. */
  listen(hz: number): void;
  /** When it was heard since this was asked last, ms since 1970: one for each piece of sound (10 ms) with it. */
  heardAt(): number[];
}

declare global {
  interface Window {
    tonePage: TonePage;
    MediaStreamTrackProcessor: new (of: { track: MediaStreamTrack }) => SoundPieces;
  }
}

/** RMS, full scale 1. */
const AUDIBLE = 0.01;

let heard: number[] = [];

function amplitude(piece: SoundPiece, hz: number): number {
  const samples = new Float32Array(piece.numberOfFrames);
  piece.copyTo(samples, { planeIndex: 0, format: 'f32-planar' });
  let [real, imaginary, weight] = [0, 0, 0];
  samples.forEach((sample, n) => {
    const shape = 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / samples.length);
    real += sample * shape * Math.cos((2 * Math.PI * hz * n) / piece.sampleRate);
    imaginary += sample * shape * Math.sin((2 * Math.PI * hz * n) / piece.sampleRate);
    weight += shape;
  });
  return (Math.SQRT2 * Math.hypot(real, imaginary)) / weight;
}

async function follow({ readable }: SoundPieces, hz: number): Promise<void> {
  const reader = readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (amplitude(value, hz) > AUDIBLE) heard.push(Date.now());
    value.close();
  }
}

/** What microphones hear, Hz. */
const MICROPHONE_HZ = 600;

let newest: MediaStreamTrack | null = null;

window.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(configuration?: RTCConfiguration) {
    super(configuration);
    this.addEventListener('track', ({ track }) => {
      newest = track;
    });
  }
};

// Only pages on the console's own origin may use devices.
if ('mediaDevices' in navigator) {
  navigator.mediaDevices.getUserMedia = () => {
    const context = new AudioContext();
    const destination = context.createMediaStreamDestination();
    const oscillator = new OscillatorNode(context, { frequency: MICROPHONE_HZ });
    oscillator.connect(new GainNode(context, { gain: 0.25 })).connect(destination);
    oscillator.start();
    return Promise.resolve(destination.stream);
  };
}

window.tonePage = {
  listen(hz) {
    if (newest === null) throw new Error('There is no call to listen to');
    void follow(new window.MediaStreamTrackProcessor({ track: newest.clone() }), hz);
  },
  heardAt() {
    const told = heard;
    heard = [];
    return told;
  },
};
