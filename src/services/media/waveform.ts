/** How many parts of a recording have a bar. */
export const BARS = 48;

/** A bar shows the loudest of so many samples of its part: enough to see, and quick. */
const LOOKED_AT = 2_000;

/** Samples a second: enough to see where somebody speaks, and little memory. */
const RATE = 8_000;

/** A longer recording has no bars: they would say nothing, and reading it takes long, s and bytes. */
const LONGEST_S = 15 * 60;
const MOST_BYTES = 6_000_000;

/** Files whose bars are kept. */
const KEPT = 300;

/** A recording on the customer's server. */
export interface RecordingFile {
  url: string;
  /** Null where nobody said. */
  bytes: number | null;
  seconds: number | null;
}

/** How loud the parts of recordings are. */
export interface Waveforms {
  /** `BARS` numbers of 0 to 1, the loudest 1; null where it is too long, or cannot be read. */
  of(file: RecordingFile): Promise<readonly number[] | null>;
}

/** Bars of samples between -1 and 1. */
export function barsOf(samples: Float32Array): number[] {
  const size = samples.length / BARS;
  const step = Math.max(1, Math.floor(size / LOOKED_AT));
  const bars = Array.from({ length: BARS }, (_, bar) => {
    let loudest = 0;
    const end = Math.floor((bar + 1) * size);
    for (let at = Math.floor(bar * size); at < end; at += step)
      loudest = Math.max(loudest, Math.abs(samples[at] ?? 0));
    return loudest;
  });
  const top = Math.max(...bars);
  return bars.map((loudness) => (top === 0 ? 0 : loudness / top));
}

/** The bytes of a file; null where it is too large. Rejects where no page may read it, or none now. */
async function bytesOf(url: string): Promise<ArrayBuffer | null> {
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error(`HTTP ${String(answer.status)}`);
  if (Number(answer.headers.get('content-length')) <= MOST_BYTES) return answer.arrayBuffer();
  await answer.body?.cancel();
  return null;
}

/** The browser decodes on a thread of its own. Rejects what it cannot decode. */
async function samplesOf(bytes: ArrayBuffer): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, RATE);
  return (await context.decodeAudioData(bytes)).getChannelData(0);
}

/** Reads each file once, one after the other, and keeps its bars. */
export function createWaveforms(read = bytesOf, decode = samplesOf): Waveforms {
  const kept = new Map<string, Promise<readonly number[] | null>>();
  let last: Promise<unknown> = Promise.resolve();

  async function found(url: string): Promise<readonly number[] | null> {
    let bytes: ArrayBuffer | null = null;
    try {
      bytes = await read(url);
    } catch {
      // Perhaps the next time.
      kept.delete(url);
    }
    if (bytes === null) return null;
    try {
      return barsOf(await decode(bytes));
    } catch {
      return null;
    }
  }

  return {
    of({ url, bytes, seconds }) {
      if ((bytes ?? 0) > MOST_BYTES || (seconds ?? 0) > LONGEST_S) return Promise.resolve(null);
      const known = kept.get(url);
      if (known !== undefined) return known;
      const bars = last.then(() => found(url));
      last = bars;
      kept.set(url, bars);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return bars;
    },
  };
}
