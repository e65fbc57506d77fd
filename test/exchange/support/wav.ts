const HEADER_BYTES = 44;

/** One channel of 16 bits. */
const RATE_HZ = 8_000;
const BYTES_A_SAMPLE = 2;

/** A file with a tone of this pitch. */
export function toneWav(hertz: number, seconds: number): Buffer {
  const samples = RATE_HZ * seconds;
  const wav = Buffer.alloc(HEADER_BYTES + samples * BYTES_A_SAMPLE);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE_HZ, 24);
  wav.writeUInt32LE(RATE_HZ * BYTES_A_SAMPLE, 28);
  wav.writeUInt16LE(BYTES_A_SAMPLE, 32);
  wav.writeUInt16LE(8 * BYTES_A_SAMPLE, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * BYTES_A_SAMPLE, 40);
  for (let sample = 0; sample < samples; sample += 1) {
    const value = Math.round(10_000 * Math.sin((2 * Math.PI * hertz * sample) / RATE_HZ));
    wav.writeInt16LE(value, HEADER_BYTES + sample * BYTES_A_SAMPLE);
  }
  return wav;
}

/** The loudest sample of a file from this byte on, 0 to 1; it may still be written. */
export function loudnessOf(wav: Buffer, from: number): number {
  let loudest = 0;
  for (let at = Math.max(HEADER_BYTES, from - (from % 2)); at + 1 < wav.length; at += BYTES_A_SAMPLE) {
    loudest = Math.max(loudest, Math.abs(wav.readInt16LE(at)));
  }
  return loudest / 32_768;
}
