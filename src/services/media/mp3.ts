import { Mp3Encoder } from '@breezystack/lamejs';

/** Enough for a voice in one channel, kbit/s. */
const KBPS = 64;

/** Enough for a voice, and half the work of a microphone's 48,000, samples a second. */
const FASTEST = 24_000;

const LOUDEST = 0x7fff;

/** Encodes one channel as it comes. */
export interface Mp3Stream {
  /** Samples between -1 and 1. */
  add(samples: Float32Array): void;
  /** All that is encoded by now: it can be played as it is. */
  soFar(): Uint8Array<ArrayBuffer>[];
  /** What is left, and all of it. */
  end(): Uint8Array<ArrayBuffer>[];
}

/** Half as many samples, each the mean of two. */
function halved(samples: Float32Array): Float32Array {
  return Float32Array.from(
    { length: samples.length >> 1 },
    (_, at) => ((samples[2 * at] ?? 0) + (samples[2 * at + 1] ?? 0)) / 2,
  );
}

function toIntegers(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.round(Math.min(Math.max(sample, -1), 1) * LOUDEST));
}

/** An encoder of sound with so many samples a second. */
export function createMp3(sampleRate: number): Mp3Stream {
  const halvings = Math.max(0, Math.ceil(Math.log2(sampleRate / FASTEST)));
  const encoder = new Mp3Encoder(1, sampleRate / 2 ** halvings, KBPS);
  const parts: Uint8Array<ArrayBuffer>[] = [];

  function keep(encoded: Uint8Array): void {
    // The encoder's own buffer is used again.
    if (encoded.length > 0) parts.push(new Uint8Array(encoded));
  }

  return {
    add(samples) {
      let slow = samples;
      for (let times = 0; times < halvings; times += 1) slow = halved(slow);
      keep(encoder.encodeBuffer(toIntegers(slow)));
    },
    soFar: () => [...parts],
    end() {
      keep(encoder.flush());
      return parts;
    },
  };
}
