import { RATE } from './tones';

/** Amplitude (RMS) of one frequency in sound at 8 kHz: one line of its spectrum, through a Hann window. */
export function amplitudeAt(samples: Float64Array, hz: number): number {
  if (samples.length === 0) return 0;
  const step = 2 * Math.PI * (hz / RATE);
  let real = 0;
  let imaginary = 0;
  let weight = 0;
  samples.forEach((sample, n) => {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / samples.length);
    real += sample * window * Math.cos(step * n);
    imaginary += sample * window * Math.sin(step * n);
    weight += window;
  });
  return (Math.SQRT2 * Math.hypot(real, imaginary)) / weight;
}
