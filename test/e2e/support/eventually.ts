import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

const PAUSE_MS = 50;

/**
 * Runs a check again and again until it stops throwing, and gives what it returned.
 * @throws what the check threw last, after 30 s
 */
export async function eventually<T>(check: () => T | Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

const REST_MS = 300;

/**
 * Reads again and again until what is read has stayed the same for 300 ms, and gives it.
 * @throws after 30 s in which it never did
 */
export async function settled<T>(read: () => Promise<T>): Promise<T> {
  let last = await read();
  let since = Date.now();
  return eventually(async () => {
    const now = await read();
    if (now !== last) [last, since] = [now, Date.now()];
    if (Date.now() - since < REST_MS) throw new Error(`Still changing: ${String(now)}`);
    return now;
  });
}

/** Ends in the next second: servers whose times are whole seconds tell then which of two things is newer. */
export async function nextSecond(): Promise<void> {
  const second = (): number => Math.floor(Date.now() / 1_000);
  const before = second();
  await eventually(() => expect(second()).toBeGreaterThan(before));
}
