import { TONES, createToneUrls, toSamples, toWav } from '../../../src/services/audio/tones';

const RATE = 8_000;

/** Effective value of the part between two times (s). */
function loudness(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(from * RATE, to * RATE);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}

/** Hz, by the crossings of zero. */
function frequency(samples: Float32Array, from: number, to: number): number {
  const part = [...samples.subarray(from * RATE, to * RATE)];
  const crossings = part.filter((sample, index) => sample >= 0 && (part[index - 1] ?? 0) < 0);
  return crossings.length / (to - from);
}

test('the ring-back is 425 Hz, 1 s in 5 s', () => {
  const samples = toSamples(TONES.ringBack);
  expect(samples).toHaveLength(5 * RATE);
  expect(frequency(samples, 0.1, 0.9)).toBeCloseTo(425, -1);
  expect(loudness(samples, 0.1, 0.9)).toBeGreaterThan(0.1);
  expect(loudness(samples, 1, 5)).toBe(0);
});

test('the ring trills louder, in the same cadence, and once for a test', () => {
  const samples = toSamples(TONES.incoming);
  expect(samples).toHaveLength(5 * RATE);
  expect([frequency(samples, 0.05, 0.1), frequency(samples, 0.1, 0.15)]).toEqual([
    expect.closeTo(988, -2),
    expect.closeTo(784, -2),
  ]);
  expect(loudness(samples, 0.1, 0.9)).toBeGreaterThan(loudness(toSamples(TONES.ringBack), 0.1, 0.9));
  expect(loudness(samples, 1, 5)).toBe(0);
  expect(toSamples(TONES.test)).toEqual(samples.subarray(0, RATE));
});

test('no tone clicks or is cut off', () => {
  for (const tone of Object.values(TONES)) {
    const samples = toSamples(tone);
    expect(Math.max(...samples)).toBeLessThanOrEqual(1);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples[tone.soundS * RATE - 1] ?? 1)).toBeLessThan(0.01);
  }
});

test('a tone is a WAV file of 16 bits', () => {
  const samples = Float32Array.of(0, 0.5, -1, 1);
  const file = new DataView(toWav(samples));
  const text = (at: number, length: number): string =>
    String.fromCharCode(...new Uint8Array(file.buffer, at, length));
  expect([text(0, 4), text(8, 8), text(36, 4)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
  expect([file.getUint32(4, true), file.getUint32(40, true), file.byteLength]).toEqual([44, 8, 52]);
  expect([file.getUint32(24, true), file.getUint16(22, true), file.getUint16(34, true)]).toEqual([
    RATE,
    1,
    16,
  ]);
  expect([0, 1, 2, 3].map((index) => file.getInt16(44 + index * 2, true))).toEqual([
    0, 16_384, -32_767, 32_767,
  ]);
});

test('each tone has one URL for as long as the page lives', () => {
  const url = createToneUrls();
  expect(url('incoming')).toMatch(/^blob:/);
  expect(url('incoming')).toBe(url('incoming'));
  expect(url('incoming')).not.toBe(url('ringBack'));
});
