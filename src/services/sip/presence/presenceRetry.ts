import type { SubscriptionEnd } from './presenceSubscription';

const FIRST_MS = 2_000;
const LONGEST_MS = 300_000;
const FINAL_MS = 3_600_000;
const PROMPT_MS = 1_000;

/** An exchange that asks for more is not waited for: its answer may be wrong, and a day is over by then. */
const LONGEST_ASKED_MS = 86_400_000;

/**
 * How long to wait before a subscription is asked for again, ms: what the exchange asked for, never less; else longer
 * each time, and long where the answer will be the same.
 * @param failures how many in a row, from 1
 * @param random uniform in [0, 1): consoles that failed together come back apart
 */
export function retryDelay(end: SubscriptionEnd, failures: number, random: number): number {
  if (end.retryAfterS !== null) {
    const askedMs = Math.max(end.retryAfterS * 1000, PROMPT_MS);
    return Math.min(askedMs * (1 + random / 10), LONGEST_ASKED_MS);
  }
  if (end.isPrompt && failures === 1) return PROMPT_MS * random;
  const around = 0.7 + 0.6 * random;
  if (end.isFinal) return FINAL_MS * around;
  return Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * around;
}
