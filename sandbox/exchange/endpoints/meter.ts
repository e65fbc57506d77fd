import { amplitudeAt } from './spectrum';

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
  /** What was heard last, half a second of it at most; nothing when it is silent now. Full scale is 1. */
  latest(): Float64Array;
  /** When a frame with this frequency came within the last ten seconds, ms since 1970. */
  heardAt(hz: number): number[];
}

const FULL_SCALE = 32_768;
const SMOOTHING = 0.1;
const LATEST_FRAMES = 25;
const KEPT_FRAMES = 500;

/** A frequency with this amplitude (RMS, full scale 1) is there. */
const AUDIBLE = 0.01;

/** Sound that came within this is heard now. */
const NOW_MS = 200;

/** Makes a meter for frames of 8 kHz sound. */
export function createMeter(): Meter {
  let packets = 0;
  let bytes = 0;
  let energy = 0;
  let meanSquare = 0;
  let lastAt: number | null = null;
  const kept: { at: number; frame: Float64Array }[] = [];

  function silentFor(): number | null {
    return lastAt === null ? null : Math.round(performance.now() - lastAt);
  }

  return {
    add: (frame, size) => {
      let sum = 0;
      for (const sample of frame) sum += (sample / FULL_SCALE) ** 2;
      packets += 1;
      bytes += size;
      energy += sum / 8_000;
      meanSquare += SMOOTHING * (sum / Math.max(1, frame.length) - meanSquare);
      lastAt = performance.now();
      kept.push({ at: Date.now(), frame });
      if (kept.length > KEPT_FRAMES) kept.shift();
    },
    report: () => {
      const silentForMs = silentFor();
      const heardNow = silentForMs !== null && silentForMs < NOW_MS;
      return { packets, bytes, energy, level: heardNow ? Math.sqrt(meanSquare) : 0, silentForMs };
    },
    latest: () => {
      const silentForMs = silentFor();
      if (silentForMs === null || silentForMs >= NOW_MS) return new Float64Array();
      return Float64Array.from(
        kept.slice(-LATEST_FRAMES).flatMap(({ frame }) => [...frame]),
        (sample) => sample / FULL_SCALE,
      );
    },
    heardAt: (hz) =>
      kept.filter(({ frame }) => amplitudeAt(frame, hz) > AUDIBLE * FULL_SCALE).map(({ at }) => at),
  };
}
