const BIAS = 0x84;
const CLIP = 32_635;

/** A 16-bit sample as G.711 µ-law. */
export function encodeUlaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(Math.abs(Math.round(sample)), CLIP) + BIAS;
  const exponent = 31 - Math.clz32(magnitude) - 7;
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}

/** A G.711 µ-law byte as 16-bit sample. */
export function decodeUlaw(byte: number): number {
  const code = ~byte & 0xff;
  const magnitude = ((((code & 0x0f) << 3) + BIAS) << ((code >> 4) & 0x07)) - BIAS;
  return code & 0x80 ? -magnitude : magnitude;
}

/** Samples as a packet's payload. */
export function encodeFrame(samples: Float64Array): Buffer {
  return Buffer.from(Uint8Array.from(samples, encodeUlaw));
}

/** A packet's payload as samples. */
export function decodeFrame(payload: Buffer): Float64Array {
  return Float64Array.from(payload, decodeUlaw);
}
