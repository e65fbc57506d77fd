const RATE = 8_000;
/** Header of a WAV file with one block of PCM, bytes. */
const HEADER = 44;
/** Tones begin and end softly, s. */
const EDGE_S = 0.01;

/** A tone and the pause after it. */
export interface Tone {
  /** Hz; several take turns, each for `turnS`. */
  frequencies: readonly number[];
  turnS: number;
  /** s. */
  soundS: number;
  pauseS: number;
  /** 0 to 1. */
  volume: number;
}

/**
 * Ring and ring-back keep to the Brazilian cadence, 1 s of sound in 5 s. The ring trills, the ring-back is the
 * network's own 425 Hz. Chromium takes sound that lasts over 5 s for music: the keys of a headset would pause it.
 */
const CADENCE = { soundS: 1, pauseS: 4 };
const TRILL = { frequencies: [784, 988], turnS: 0.05, volume: 0.6 };

/** Every sound that the console makes by itself. */
export const TONES = {
  incoming: { ...TRILL, ...CADENCE },
  ringBack: { frequencies: [425], turnS: 1, volume: 0.25, ...CADENCE },
  test: { ...TRILL, soundS: 1, pauseS: 0 },
  silence: { frequencies: [0], turnS: 1, volume: 0, soundS: 0.1, pauseS: 0 },
} satisfies Record<string, Tone>;

/** The samples of the tone and its pause, -1 to 1, 8,000 a second. */
export function toSamples({ frequencies, turnS, soundS, pauseS, volume }: Tone): Float32Array {
  const samples = new Float32Array(Math.round((soundS + pauseS) * RATE));
  let phase = 0;
  for (let index = 0; index < soundS * RATE; index += 1) {
    const at = index / RATE;
    const frequency = frequencies[Math.floor(at / turnS) % frequencies.length] ?? 0;
    // Summed up, so that the wave has no jump where the next frequency takes its turn.
    phase += (2 * Math.PI * frequency) / RATE;
    const edge = Math.min(at / EDGE_S, (soundS - at) / EDGE_S, 1);
    samples[index] = Math.sin(phase) * edge * volume;
  }
  return samples;
}

/** The samples as a WAV file, 16 bits, mono. */
export function toWav(samples: Float32Array): ArrayBuffer {
  const bytes = samples.length * 2;
  const file = new DataView(new ArrayBuffer(HEADER + bytes));
  const text = (at: number, word: string): void => {
    for (let index = 0; index < word.length; index += 1) file.setUint8(at + index, word.charCodeAt(index));
  };
  text(0, 'RIFF');
  file.setUint32(4, HEADER - 8 + bytes, true);
  text(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, RATE * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  text(36, 'data');
  file.setUint32(40, bytes, true);
  samples.forEach((sample, index) => {
    file.setInt16(HEADER + index * 2, Math.round(sample * 0x7fff), true);
  });
  return file.buffer;
}

/** URLs of the tones, each made on first use and kept as long as the page. */
export function createToneUrls(): (name: keyof typeof TONES) => string {
  const urls = new Map<string, string>();
  return (name) => {
    const known = urls.get(name);
    if (known !== undefined) return known;
    const made = URL.createObjectURL(new Blob([toWav(toSamples(TONES[name]))], { type: 'audio/wav' }));
    urls.set(name, made);
    return made;
  };
}
