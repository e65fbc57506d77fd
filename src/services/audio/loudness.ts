/** Waveforms are drawn and judged from so many samples (spec 2 §9). */
export const WAVEFORM_SIZE = 2_048;

/** Silence, as far as a meter can tell. */
const FLOOR_DB = -60;

/** Effective loudness of samples between -1 and 1. */
export function effective(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(samples.length, 1));
}

/** Effective loudness in dB below full scale. */
export function toDecibels(loudness: number): number {
  return 20 * Math.log10(Math.max(loudness, 1e-6));
}

/** For a meter: 0 at -60 dB and below, 1 at full scale. */
export function toMeter(loudness: number): number {
  return Math.min(Math.max(1 - toDecibels(loudness) / FLOOR_DB, 0), 1);
}
