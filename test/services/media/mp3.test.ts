import { createMp3 } from '../../../src/services/media/mp3';
import { readMpegAudio, type MpegAudio } from '../../support/mpegAudio';

const LOT = 4_096;

/** A tone of so many seconds, as a microphone gives it: in lots. */
function encoded(rate: number, seconds: number, loudness = 0.5): MpegAudio & { bytes: number } {
  const stream = createMp3(rate);
  const total = Math.round(seconds * rate);
  for (let from = 0; from < total; from += LOT) {
    const length = Math.min(LOT, total - from);
    const at = (place: number) => loudness * Math.sin((2 * Math.PI * 440 * (from + place)) / rate);
    stream.add(Float32Array.from({ length }, (_, place) => at(place)));
  }
  const bytes = Buffer.concat(stream.end());
  return { ...readMpegAudio(bytes), bytes: bytes.length };
}

test.each([
  [48_000, 24_000],
  [44_100, 22_050],
  [96_000, 24_000],
  [192_000, 24_000],
  [24_000, 24_000],
  [16_000, 16_000],
])('sound of %i samples a second is MP3 of %i, one channel, 64 kbit/s', (from, rate) => {
  const { bytes, frames, seconds, ...rest } = encoded(from, 1.5);
  expect(rest).toEqual({ rate, kbps: 64, channels: 1 });
  expect(frames).toBeGreaterThan(10);
  expect(seconds).toBeGreaterThanOrEqual(1.5);
  expect(seconds).toBeLessThan(1.65);
  expect(bytes / seconds).toBeCloseTo(8_000, -2);
});

test('sound that is too loud, and one that is very short, are MP3 as well', () => {
  expect(encoded(48_000, 0.3, 3).frames).toBeGreaterThan(5);
  expect(encoded(48_000, 0.001).frames).toBeGreaterThan(0);
});

test('what is encoded by now can be played, and the rest follows', () => {
  const stream = createMp3(24_000);
  const tone = Float32Array.from({ length: 24_000 }, (_, at) => Math.sin(at / 10) / 2);
  stream.add(tone);
  const early = Buffer.concat(stream.soFar());
  stream.add(tone);
  const whole = Buffer.concat(stream.end());
  expect(readMpegAudio(early).seconds).toBeGreaterThan(0.8);
  expect(readMpegAudio(whole).seconds).toBeGreaterThan(1.9);
  expect(whole.subarray(0, early.length)).toEqual(early);
});
