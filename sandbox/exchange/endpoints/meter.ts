/** What an endpoint heard. */
export interface Heard {
  packets: number;
  bytes: number;
  /** sum of squared amplitude (full scale 1) over seconds, as getStats counts totalAudioEnergy */
  energy: number;
  /** amplitude (RMS, full scale 1) of the last 200 ms */
  level: number;
  /** ms since the last packet, null before the first */
  silentForMs: number | null;
}

/** Counts sound. */
export interface Meter {
  add(frame: Float64Array, bytes: number): void;
  report(): Heard;
}

const FULL_SCALE = 32_768;
const SMOOTHING = 0.1;

/** Makes a meter for frames of 8 kHz sound. */
export function createMeter(): Meter {
  let packets = 0;
  let bytes = 0;
  let energy = 0;
  let meanSquare = 0;
  let lastAt: number | null = null;
  return {
    add: (frame, size) => {
      let sum = 0;
      for (const sample of frame) sum += (sample / FULL_SCALE) ** 2;
      packets += 1;
      bytes += size;
      energy += sum / 8_000;
      meanSquare += SMOOTHING * (sum / Math.max(1, frame.length) - meanSquare);
      lastAt = performance.now();
    },
    report: () => {
      const silentForMs = lastAt === null ? null : Math.round(performance.now() - lastAt);
      const heardNow = silentForMs !== null && silentForMs < 200;
      return { packets, bytes, energy, level: heardNow ? Math.sqrt(meanSquare) : 0, silentForMs };
    },
  };
}
