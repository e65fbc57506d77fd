import * as connection from '../../store/connection/actions';
import { selectIsLive } from '../../store/connection/selectors';
import { uploadIdsOf } from '../../store/outbox/files';
import { isHeld } from '../../store/outbox/hold';
import { selectNextItem, selectUpload } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { backoffDelay, RESEND } from '../../lib/retry';
import { services } from '../core/context';
import { call, delay, race, select, take, type SagaGenerator } from '../core/effects';
import { attempt, expire, type Outcome } from './attempt';
import { STALE_AFTER_MS } from './storedItems';

/** Tried for this long, an unsent message is left to the agent (contract §1.3). */
const TRIED_FOR_MS = 5 * 60_000;

/** How long a conversation counts as verified after the server took a message of it (contract §7). */
const VERIFIED_FOR_MS = 5_000;

/** Until when each conversation counts as verified. */
export type VerifiedUntil = Map<string, number>;

function* awaitLive(): SagaGenerator<void> {
  while (!(yield* select(selectIsLive))) {
    yield* take([connection.authenticated, connection.handshakeUnanswered]);
  }
}

/** Since when nothing became of it: an upload that goes on is not late, however long it takes. */
function* idleSince(item: OutboxItem): SagaGenerator<number> {
  let since = item.queuedAt;
  for (const uploadId of uploadIdsOf(item)) {
    since = Math.max(since, (yield* select(selectUpload, uploadId))?.at ?? 0);
  }
  return since;
}

/** Since when it waits for its turn, or for what it does. */
function* waitingSince(item: OutboxItem, turnSince: number): SagaGenerator<number> {
  return Math.max(turnSince, yield* call(idleSince, item));
}

/** Whether it failed for too long, or waited so long that the agent would not expect it to go out now. */
function* isExpired(item: OutboxItem, turnSince: number, now: number): SagaGenerator<boolean> {
  const age = now - (yield* call(waitingSince, item, turnSince));
  return age > STALE_AFTER_MS || (item.failure !== null && age > TRIED_FOR_MS);
}

/** As long as the server asks for, but no longer than it may be tried: then the agent is told. */
function* waitOf(item: OutboxItem, turnSince: number, afterMs: number | null): SagaGenerator<number> {
  const { clock, random } = yield* call(services);
  if (afterMs === null) return backoffDelay(RESEND, item.attempts + 1, random);
  const until = (yield* call(waitingSince, item, turnSince)) + TRIED_FOR_MS;
  return Math.min(afterMs, Math.max(0, until - clock.now()) + 1);
}

function* pause(
  item: OutboxItem,
  turnSince: number,
  { afterMs }: Extract<Outcome, { kind: 'again' }>,
): SagaGenerator<void> {
  const wait = yield* call(waitOf, item, turnSince, afterMs);
  // A lost connection is waited for, not timed: what failed with it goes out first thing after.
  if (yield* select(selectIsLive)) yield* race({ due: delay(wait), lost: take(connection.lost) });
}

/**
 * Sends what waits for one conversation, the oldest first, one in flight, until nothing waits that may leave.
 * An item that must be tried again holds up those behind it: the order is the agent's.
 */
export function* deliverConversation(conversationId: string, verified: VerifiedUntil): SagaGenerator<void> {
  const { clock } = yield* call(services);
  let turnSince = 0;
  while (true) {
    yield* call(awaitLive);
    const item = yield* select(selectNextItem, conversationId);
    if (item === undefined || isHeld(item, clock.now())) return;
    if (yield* call(isExpired, item, turnSince, clock.now())) {
      yield* call(expire, item);
      continue;
    }
    const isVerified = clock.now() < (verified.get(conversationId) ?? 0);
    const outcome = yield* call(attempt, item, isVerified);
    if (outcome.kind === 'delivered') verified.set(conversationId, clock.now() + VERIFIED_FOR_MS);
    if (outcome.kind === 'again') yield* call(pause, item, turnSince, outcome);
    // What waited behind it, a long upload perhaps, is not late for that.
    else turnSince = clock.now();
  }
}
