import { BARS, barsOf, createWaveforms } from '../../../src/services/media/waveform';

const file = (url: string, fields: { bytes?: number; seconds?: number } = {}) => ({
  url,
  bytes: fields.bytes ?? null,
  seconds: fields.seconds ?? null,
});

/** A second of 8,000 samples, loud in its second half only. */
const halfLoud = () =>
  Float32Array.from({ length: 8_000 }, (_, at) => (at < 4_000 ? 0.1 : at % 2 ? 0.4 : -0.4));

describe('bars', () => {
  it('say where it is loud, the loudest part as 1', () => {
    const bars = barsOf(halfLoud());
    expect(bars).toHaveLength(BARS);
    expect(bars[0]).toBeCloseTo(0.25, 5);
    expect(bars.at(-1)).toBe(1);
  });

  it('of silence, and of less than a sample for each, are none', () => {
    expect(new Set(barsOf(new Float32Array(1_000)))).toEqual(new Set([0]));
    expect(barsOf(new Float32Array(0))).toHaveLength(BARS);
  });
});

describe('waveforms', () => {
  function reading() {
    const asked: string[] = [];
    let running = 0;
    let most = 0;
    const read = jest.fn(async (url: string) => {
      asked.push(url);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return new ArrayBuffer(8);
    });
    return { asked, read, most: () => most, of: createWaveforms(read, () => Promise.resolve(halfLoud())).of };
  }

  it('are read once for each file, one file at a time', async () => {
    const { of, asked, most } = reading();
    const [one, again, other] = await Promise.all([of(file('a')), of(file('a')), of(file('b'))]);
    expect(one).toHaveLength(BARS);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    expect(asked).toEqual(['a', 'b']);
    expect(most()).toBe(1);
  });

  it('are none of what is too long or too large, which is not read', async () => {
    const { of, asked } = reading();
    expect(await of(file('long', { seconds: 3_600 }))).toBeNull();
    expect(await of(file('large', { bytes: 50_000_000 }))).toBeNull();
    expect(asked).toEqual([]);
  });

  it('are sought again where the file could not be fetched, not where it cannot be decoded', async () => {
    const read = jest.fn(() => Promise.resolve<ArrayBuffer | null>(new ArrayBuffer(8)));
    read.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const decode = jest.fn(() => Promise.reject(new Error('EncodingError')));
    const { of } = createWaveforms(read, decode);
    for (let time = 0; time < 3; time += 1) expect(await of(file('a'))).toBeNull();
    expect([read.mock.calls.length, decode.mock.calls.length]).toEqual([2, 1]);
  });
});
