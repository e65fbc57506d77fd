const RATE = 8_000;
const SECONDS = 3;
const HEAD_BYTES = 44;
const SILENCE = 128;

/** A syllable-like swell of a low voice, -1 to 1. */
function soundAt(second: number): number {
  const swell = Math.max(0, Math.sin(second * Math.PI * 5)) * 0.6;
  const pitch = 140 + 30 * Math.sin(second * 3);
  return swell * Math.sin(second * pitch * 2 * Math.PI);
}

function head(bytes: number): Buffer {
  const out = Buffer.alloc(HEAD_BYTES);
  out.write('RIFF', 0, 'latin1');
  out.writeUInt32LE(HEAD_BYTES - 8 + bytes, 4);
  out.write('WAVEfmt ', 8, 'latin1');
  out.writeUInt32LE(16, 16);
  // PCM, one channel, a byte for each sample.
  out.writeUInt16LE(1, 20);
  out.writeUInt16LE(1, 22);
  out.writeUInt32LE(RATE, 24);
  out.writeUInt32LE(RATE, 28);
  out.writeUInt16LE(1, 32);
  out.writeUInt16LE(8, 34);
  out.write('data', 36, 'latin1');
  out.writeUInt32LE(bytes, 40);
  return out;
}

function record(): Buffer {
  const samples = Buffer.alloc(RATE * SECONDS);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = Math.round(SILENCE + 100 * soundAt(at / RATE));
  }
  return Buffer.concat([head(samples.length), samples]);
}

/** The voice note that simulated customers send: three seconds of WAV. */
export const CUSTOMER_RECORDING = record();
