/** What the frames of an MP3 say of it. */
export interface MpegAudio {
  frames: number;
  seconds: number;
  /** Samples a second. */
  rate: number;
  kbps: number;
  channels: 1 | 2;
}

/** Header fields by version (ISO 11172-3 §2.4.2.3, 13818-3 §2.4.2.3); layer III only. */
const VERSIONS: Record<number, { rates: number[]; kbps: number[]; samples: number }> = {
  3: {
    rates: [44_100, 48_000, 32_000],
    kbps: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    samples: 1152,
  },
  2: {
    rates: [22_050, 24_000, 16_000],
    kbps: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    samples: 576,
  },
};

const LAYER_III = 1;

/** Reads a file that is MP3 frames from its first byte to its last; throws where one does not begin with its sync word. */
export function readMpegAudio(bytes: Uint8Array): MpegAudio {
  const found: MpegAudio = { frames: 0, seconds: 0, rate: 0, kbps: 0, channels: 1 };
  for (let at = 0; at < bytes.length;) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
    const version = VERSIONS[(b >> 3) & 3];
    const isFrame = a === 0xff && b >> 5 === 7 && ((b >> 1) & 3) === LAYER_III;
    if (!isFrame || version === undefined) throw new Error(`No MP3 frame at byte ${String(at)}`);
    found.kbps = version.kbps[c >> 4] ?? 0;
    found.rate = version.rates[(c >> 2) & 3] ?? 0;
    found.channels = d >> 6 === 3 ? 1 : 2;
    found.frames += 1;
    found.seconds += version.samples / found.rate;
    at += Math.floor(((version.samples / 8) * found.kbps * 1000) / found.rate) + ((c >> 1) & 1);
  }
  return found;
}
