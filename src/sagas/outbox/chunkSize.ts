/** Small at first: nobody knows yet how fast the line is. */
export const FIRST_CHUNK_BYTES = 64 * 1024;

const SMALLEST_BYTES = 16 * 1024;

/** Answered sooner than this, a part may be larger; later than that, the next is smaller, ms. */
const QUICK_MS = 1_000;
const SLOW_MS = 4_000;

/**
 * How large the next part is after one of `bytes` took so long: as large as the line carries in a moment, so
 * that an answer comes long before it is missed and messages of other conversations get through between two.
 */
export function nextChunkBytes(bytes: number, tookMs: number, largest: number): number {
  if (tookMs <= QUICK_MS) return Math.min(bytes * 2, largest);
  return tookMs <= SLOW_MS ? bytes : Math.max(Math.floor(bytes / 2), SMALLEST_BYTES);
}
