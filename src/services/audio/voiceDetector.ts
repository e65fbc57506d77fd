/** Quieter sound is no speech into a headset, dB below full scale. */
const QUIETEST_DB = -50;
/** Speech stands out of the room's noise at least so much, dB. */
const ABOVE_NOISE_DB = 10;
/** Speech swells and falls; a fan or a hum does not, dB. */
const SWING_DB = 4;
/** Lasting sound becomes the room's noise this fast, dB a second. */
const NOISE_RISE_DB = 2;
/** Speech with its pauses adds up to this, ms. */
const TALKING_MS = 1_000;
const STOPPED_MS = 2_000;
/** A timer that comes late heard nothing of what was in between, ms. */
const LONGEST_STEP_MS = 500;

/** Detects from the loudness, sampled a few times a second, whether somebody talks. */
export interface VoiceDetector {
  /** Takes in a loudness (dB below full scale) and the time since the last one (ms): whether somebody talks. */
  hear(decibels: number, elapsedMs: number): boolean;
}

/** A detector that has heard nothing: what it hears first it takes for the room. */
export function createVoiceDetector(): VoiceDetector {
  let noise = Infinity;
  let voicedMs = 0;
  let quietMs = 0;
  let lowest = 0;
  let highest = 0;
  let isTalking = false;

  function hearVoice(decibels: number, step: number): void {
    if (voicedMs === 0) lowest = highest = decibels;
    lowest = Math.min(lowest, decibels);
    highest = Math.max(highest, decibels);
    voicedMs = Math.min(voicedMs + step, TALKING_MS + STOPPED_MS);
    quietMs = 0;
    if (voicedMs >= TALKING_MS && highest - lowest >= SWING_DB) isTalking = true;
  }

  function hearNoise(step: number): void {
    // Half as fast as it came: words have pauses, a knock now and then has longer ones.
    voicedMs = Math.max(voicedMs - step / 2, 0);
    quietMs += step;
    if (quietMs >= STOPPED_MS) isTalking = false;
  }

  return {
    hear(decibels, elapsedMs) {
      const step = Math.min(Math.max(elapsedMs, 0), LONGEST_STEP_MS);
      noise = Math.min(decibels, noise + (NOISE_RISE_DB * step) / 1_000);
      if (decibels > QUIETEST_DB && decibels > noise + ABOVE_NOISE_DB) hearVoice(decibels, step);
      else hearNoise(step);
      return isTalking;
    },
  };
}
