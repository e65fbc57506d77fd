/** The fonts with pictures in colour that systems bring along. */
const FONT = "20px 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', 'Twemoji Mozilla', sans-serif";

const SIDE = 32;

/** Pictures of every system since there are emoji. */
const OLD = '\u{1f600}';

const FLAG = '\u{1f1e7}\u{1f1f7}';

/** What this system's fonts can draw. */
export interface EmojiSupport {
  /** The newest version of the emoji standard; infinite where that cannot be told. */
  version: number;
  /** Whether flags are flags, and not the letters of a country. */
  flags: boolean;
}

const EVERYTHING: EmojiSupport = { version: Infinity, flags: true };

type Pen = OffscreenCanvasRenderingContext2D;

function newPen(): Pen | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const pen = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (pen === null) return null;
  pen.font = FONT;
  pen.textBaseline = 'top';
  pen.fillStyle = '#000';
  return pen;
}

/** A font without the picture draws letters or a box, black like all text. */
function isInColour(pen: Pen, emoji: string): boolean {
  pen.clearRect(0, 0, SIDE, SIDE);
  pen.fillText(emoji, 0, 0);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 0) return true;
  }
  return false;
}

/** One that the font does not know is drawn as the several that it is put together from. */
function isOne(pen: Pen, emoji: string): boolean {
  return pen.measureText(emoji).width < pen.measureText(OLD).width * 1.5;
}

/**
 * What this system can draw, found by drawing: the newest version whose sample (by version) comes out as one
 * picture in colour.
 */
export function emojiSupport(samples: ReadonlyMap<number, string>): EmojiSupport {
  const pen = newPen();
  // A system whose emoji have no colour at all: any of them may be there.
  if (pen === null || !isInColour(pen, OLD)) return EVERYTHING;
  const newest = [...samples]
    .filter(([, emoji]) => isInColour(pen, emoji) && isOne(pen, emoji))
    .reduce((version, [one]) => Math.max(version, one), 0);
  return { version: newest, flags: isInColour(pen, FLAG) };
}
