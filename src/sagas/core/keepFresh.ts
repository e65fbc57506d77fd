import * as connection from '../../store/connection/actions';
import type { Failure } from '../../lib/failure';
import { backoffDelay, isTransient, RECONNECT } from '../../lib/retry';
import { services } from './context';
import { call, delay, race, take, type SagaGenerator } from './effects';

/** What was read is good for this long where something opens that needs it, ms. */
const FRESH_FOR_MS = 5 * 60_000;

/** Consoles that come back at once read over this long. */
const SPREAD_MS = 2_000;

type Types = readonly { type: string }[];

/** A list of the centre, and what makes it be read. */
export interface ListRead {
  /** Reads it and tells what came of it; null: it came. */
  read: () => SagaGenerator<Failure | null>;
  /** The agent asks for it. */
  asked: Types;
  /** Something opens that needs it. */
  opened: Types;
  /** Nobody needs it before something opens. */
  isLate?: boolean;
}

const BACK: Types = [connection.authenticated, connection.handshakeUnanswered];

function includes(types: Types, { type }: { type: string }): boolean {
  return types.some((one) => one.type === type);
}

function patternOf(...types: Types): string[] {
  return types.map(({ type }) => type);
}

/** Until the agent asks for it, the connection is back after a loss, or something opens and it is old. */
function* untilStale({ asked, opened }: ListRead, readAt: number): SagaGenerator<void> {
  const { clock, random } = yield* call(services);
  let wasLost = false;
  while (true) {
    const action = yield* take<{ type: string }>(patternOf(connection.lost, ...BACK, ...asked, ...opened));
    if (includes(asked, action)) return;
    if (includes(opened, action) && clock.now() - readAt > FRESH_FOR_MS) return;
    if (wasLost && includes(BACK, action)) {
      yield* delay(random() * SPREAD_MS);
      return;
    }
    wasLost ||= connection.lost.match(action);
  }
}

/** A failure that may pass by itself is tried again, the later the more often; any other one where there is reason. */
function* untilRetry({ asked, opened }: ListRead, failure: Failure, failures: number): SagaGenerator<void> {
  const { random } = yield* call(services);
  const sooner = patternOf(...BACK, ...asked, ...opened);
  const wait = backoffDelay(RECONNECT, failures, random);
  if (isTransient(failure.code)) yield* race({ due: delay(wait), sooner: take(sooner) });
  else yield* take(sooner);
}

/**
 * Keeps a list as new as the agent needs it: it is read once, again after a failure and a lost connection, and where
 * something opens that needs it when it is older than 5 minutes.
 */
export function* keepFresh(list: ListRead): SagaGenerator<void> {
  const { clock } = yield* call(services);
  if (list.isLate === true) yield* take(patternOf(...list.asked, ...list.opened));
  let failures = 0;
  while (true) {
    const failure = yield* call(list.read);
    failures = failure === null ? 0 : failures + 1;
    if (failure === null) yield* call(untilStale, list, clock.now());
    else yield* call(untilRetry, list, failure, failures);
  }
}
