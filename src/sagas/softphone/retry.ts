import { cameOnline, shown, woke } from '../../store/app/actions';
import { selectLiveCalls } from '../../store/calls/selectors';
import { retryRequested, retryScheduled } from '../../store/softphone/actions';
import { backoffDelay } from '../backoff';
import type { Backoff } from '../backoff';
import { services } from '../context';
import { call, delay, put, race, select, take } from '../effects';
import type { SagaGenerator } from '../effects';

/** The first wait is short, since most losses are a blip (spec 2 §9). */
const FIRST: Backoff = { first: 250, limit: 250, jitter: 0.3 };

/** Those after it (spec 2 §9). */
const LATER: Backoff = { first: 2_000, limit: 30_000, jitter: 0.3 };

/** While somebody is on the line the console hardly waits: not at all, then ten times a second (spec 2 §9). */
const RAPID_MS = 100;

/** What comes after the wait, and how much patience that needs. */
export interface Retry {
  /** The number of the attempt that is waited for. */
  attempt: number;
  /** How many waits there were since the extension was registered, this one included. */
  waits: number;
  /** What the exchange asked for, s. */
  retryAfterS?: number | null;
}

/** Whether somebody is on the line. */
function* hasPriority(): SagaGenerator<boolean> {
  const live = yield* select(selectLiveCalls);
  return live.some(({ answeredAt }) => answeredAt !== null);
}

/** How long to wait, ms. */
function* waitOf(waits: number): SagaGenerator<number> {
  const { random } = yield* call(services);
  if (yield* call(hasPriority)) return waits === 1 ? 0 : RAPID_MS;
  return waits === 1 ? backoffDelay(FIRST, 1, random) : backoffDelay(LATER, waits - 1, random);
}

/**
 * Waits for the next attempt. What may have brought the network back cuts the wait short; where the exchange
 * itself named a time (Retry-After, RFC 3261 §20.33), only the agent does.
 */
export function* awaitRetry({ attempt, waits, retryAfterS = null }: Retry): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const wait = Math.max(yield* call(waitOf, waits), (retryAfterS ?? 0) * 1_000);
  yield* put(retryScheduled({ attempt, at: clock.now() + wait }));
  const sooner = retryAfterS === null ? [cameOnline, shown, woke, retryRequested] : [retryRequested];
  yield* race({ due: delay(wait), sooner: take(sooner) });
}
