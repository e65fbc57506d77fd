import type { Page } from '@playwright/test';

/** Amplitudes (RMS, full scale 1) of these frequencies in what a page's newest call brings now. */
export function tonesIn(page: Page, hz: readonly number[]): Promise<number[]> {
  return page.evaluate(async (wanted) => {
    const track = window.media.inCall().at(-1)?.getReceivers()[0]?.track;
    if (track === undefined) return wanted.map(() => 0);
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 16_384 });
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    const rate = context.sampleRate;
    await context.close();
    return wanted.map((one) => {
      let real = 0;
      let imaginary = 0;
      let weight = 0;
      samples.forEach((sample, n) => {
        const shape = 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / samples.length);
        real += sample * shape * Math.cos((2 * Math.PI * one * n) / rate);
        imaginary += sample * shape * Math.sin((2 * Math.PI * one * n) / rate);
        weight += shape;
      });
      return (Math.SQRT2 * Math.hypot(real, imaginary)) / weight;
    });
  }, hz);
}
