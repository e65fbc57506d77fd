const LONGEST_MS = 300_000;

/** Wait before the next try after `failures` that failed one after the other, ms: doubled each time, at most five minutes. */
export function backoff(baseMs: number, failures: number): number {
  return Math.min(LONGEST_MS, baseMs * 2 ** Math.max(0, failures - 1));
}
