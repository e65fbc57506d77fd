const HEADER_BYTES = 44;

/** 8 kHz, one channel, 16 bits. */
const BYTES_A_MS = 8 * 2;

/** The loudest sample of the last so many ms of a file that is still being written, 0 to 1. */
export function loudnessOf(wav: Buffer, lastMs: number): number {
  const wanted = wav.length - lastMs * BYTES_A_MS;
  const from = Math.max(HEADER_BYTES, wanted - (wanted % 2));
  let loudest = 0;
  for (let at = from; at + 1 < wav.length; at += 2) loudest = Math.max(loudest, Math.abs(wav.readInt16LE(at)));
  return loudest / 32_768;
}
