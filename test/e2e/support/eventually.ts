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
