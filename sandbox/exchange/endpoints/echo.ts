import { FRAME_SAMPLES } from './clock';

const DELAY_FRAMES = 15;
const GAIN = 0.5;

/** Gives back what was heard, 300 ms later and softer. */
export interface Echo {
  hear(frame: Float64Array): void;
  /** Adds what is due to a frame that is about to be sent. */
  mixInto(frame: Float64Array): void;
}

/** Makes an echo. */
export function createEcho(): Echo {
  const waiting: Float64Array[] = [];
  return {
    hear: (frame) => {
      waiting.push(frame);
      if (waiting.length > 2 * DELAY_FRAMES) waiting.splice(0, DELAY_FRAMES);
    },
    mixInto: (frame) => {
      if (waiting.length < DELAY_FRAMES) return;
      const due = waiting.shift();
      for (let i = 0; i < FRAME_SAMPLES; i += 1) frame[i] = (frame[i] ?? 0) + GAIN * (due?.[i] ?? 0);
    },
  };
}
