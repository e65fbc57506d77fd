import { setTimeout as sleep } from 'node:timers/promises';

/** How a line behaves for what goes through it, both ways. */
export interface Conditions {
  /** Every piece comes so much later, ms. */
  delayMs: number;
  /** Not faster than this; Infinity: as fast as it goes. */
  bytesPerSecond: number;
  /** Nothing goes through, and nothing is lost, until then (ms since 1970). */
  stalledUntil: number;
  /** New connections are cut at once. */
  refuses: boolean;
}

/** A line with nothing wrong. */
export const CALM: Conditions = { delayMs: 0, bytesPerSecond: Infinity, stalledUntil: 0, refuses: false };

const LOOK_AGAIN_MS = 20;

/** Lets a piece of so many bytes wait for as long as the line is slow. */
export async function passage(bytes: number, now: () => Conditions): Promise<void> {
  const { delayMs, bytesPerSecond } = now();
  const wait = delayMs + (bytes / bytesPerSecond) * 1_000;
  if (wait > 0) await sleep(wait);
  while (Date.now() < now().stalledUntil) await sleep(LOOK_AGAIN_MS);
}
