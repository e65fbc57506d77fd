import { cameOnline, shown, woke } from '../../store/app/actions';
import { selectLiveCalls } from '../../store/calls/selectors';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { retryRequested, retryScheduled } from '../../store/softphone/actions';
import { selectSoftphone } from '../../store/softphone/selectors';
import { backoffDelay, type Backoff } from '../../lib/retry';
import { services } from '../core/context';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';

/** The first waits are short, since most losses are a blip (spec 2 §9). */
const FIRST: Backoff = { first: 250, limit: 250, jitter: 0.3 };

/** So many of them; what lasts longer than a second is no blip. */
const FIRST_WAITS = 4;

/** Those after it (spec 2 §9). */
const LATER: Backoff = { first: 2_000, limit: 30_000, jitter: 0.3 };

/** While somebody is on the line the console hardly waits: not at all, then ten times a second (spec 2 §9). */
const RAPID_MS = 100;

/** What may have brought the network back; the centre is mostly reached by the same one. */
const HOPES = [cameOnline, shown, woke, retryRequested, authenticated, handshakeUnanswered];

/** What comes after the wait, and how much patience that needs. */
export interface Retry {
  /** The number of the attempt that is waited for. */
  attempt: number;
  /** How many waits there were since the extension was registered, this one included. */
  waits: number;
  /** What the exchange asked for, s. */
  retryAfterS?: number | null;
}

/** Whether somebody is on the line, and may still be there: without a network nobody is after a minute (spec 2 §4). */
function* hasPriority(): SagaGenerator<boolean> {
  const { clock } = yield* call(services);
  const { dyingUntil } = yield* select(selectSoftphone);
  if (dyingUntil !== null && clock.now() >= dyingUntil) return false;
  const live = yield* select(selectLiveCalls);
  return live.some(({ answeredAt }) => answeredAt !== null);
}

/** How long to wait, ms. */
function* waitOf(waits: number): SagaGenerator<number> {
  const { random } = yield* call(services);
  if (yield* call(hasPriority)) return waits === 1 ? 0 : RAPID_MS;
  const later = waits - FIRST_WAITS;
  return later > 0 ? backoffDelay(LATER, later, random) : backoffDelay(FIRST, 1, random);
}

/**
 * Waits for the next attempt. What may have brought the network back cuts the wait short; where the exchange
 * itself named a time (Retry-After, RFC 3261 §20.33), only the agent does.
 */
export function* awaitRetry({ attempt, waits, retryAfterS = null }: Retry): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const wait = Math.max(yield* call(waitOf, waits), (retryAfterS ?? 0) * 1_000);
  yield* put(retryScheduled({ attempt, at: clock.now() + wait }));
  // Not even a timer: what the screen has to draw would come before it.
  if (wait === 0) return;
  const sooner = retryAfterS === null ? HOPES : [retryRequested];
  yield* race({ due: delay(wait), sooner: take(sooner) });
}
