import { expect } from '@playwright/test';

const PATIENCE_MS = 30_000;

const REST_MS = 300;

/**
 * Reads again and again until what is read has stayed the same for 300 ms, and gives it.
 * @throws after 30 s in which it never did
 */
export async function settled<T>(read: () => Promise<T>): Promise<T> {
  let last = await read();
  let since = Date.now();
  await expect(async () => {
    const now = await read();
    if (now !== last) [last, since] = [now, Date.now()];
    if (Date.now() - since < REST_MS) throw new Error(`Still changing: ${String(now)}`);
  }).toPass({ timeout: PATIENCE_MS, intervals: [50] });
  return last;
}

/** Ends in the next second: servers whose times are whole seconds tell then which of two things is newer. */
export async function nextSecond(): Promise<void> {
  const second = (): number => Math.floor(Date.now() / 1_000);
  const before = second();
  await expect.poll(second, { timeout: PATIENCE_MS, intervals: [50] }).toBeGreaterThan(before);
}
