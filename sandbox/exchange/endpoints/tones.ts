import { FRAME_SAMPLES } from './clock';

/** Samples a second of all sound here. */
export const RATE = 8_000;

/** Sound, one frame of 16-bit samples at a time. */
export type Sound = () => Float64Array;

/** Makes a sound out of its wave: amplitude (16-bit) by time in seconds since it began. */
export function sound(wave: (t: number) => number): Sound {
  let n = 0;
  return () => {
    const frame = new Float64Array(FRAME_SAMPLES);
    for (let i = 0; i < FRAME_SAMPLES; i += 1) {
      frame[i] = wave(n / RATE);
      n += 1;
    }
    return frame;
  };
}

function sine(t: number, hz: number): number {
  return Math.sin(2 * Math.PI * hz * t);
}

/** A plain tone. */
export function tone(hz: number, amplitude = 8_000): Sound {
  return sound((t) => amplitude * sine(t, hz));
}

/** Nothing. */
export function silence(): Sound {
  return sound(() => 0);
}

/** The three rising tones that announce a recorded message, again and again. */
export function announcement(): Sound {
  const steps = [950, 1_400, 1_800, 0];
  return sound((t) => 7_000 * sine(t, steps[Math.floor((t / 0.33) % steps.length)] ?? 0));
}

/** Fundamental of the voice that belongs to a number, Hz: 110 to 250, different for most numbers. */
export function pitchOf(number: string): number {
  let hash = 7;
  for (const char of number) hash = (hash * 31 + char.charCodeAt(0)) % 9_973;
  return 110 + (hash % 141);
}

/**
 * Something like speech: a fundamental with overtones, syllables about four times a second, a short breath every
 * 2.4 s. Its pitch belongs to the number, so that two customers sound different.
 */
export function voiceOf(number: string): Sound {
  const pitch = pitchOf(number);
  return sound((t) => {
    if (t % 2.4 > 2.1) return 0;
    const syllable = 0.35 + 0.65 * Math.abs(sine(t, 2));
    const hz = pitch * (1 + 0.04 * sine(t, 0.7));
    const body = sine(t, hz) + 0.5 * sine(t, 2 * hz) + 0.3 * sine(t, 3 * hz) + 0.15 * sine(t, 5 * hz);
    return 5_000 * syllable * body;
  });
}
