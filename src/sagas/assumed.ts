import type { AckResult } from '../services/realtime/ackResult';
import type { AgentAnswer } from '../services/realtime/commands';
import { selectAgent } from '../store/agent/selectors';
import { selectConnection } from '../store/connection/selectors';
import { selectQueues } from '../store/queues/selectors';
import type { QueueMembership } from '../store/queues/types';
import { select } from './effects';
import type { SagaGenerator } from './effects';

const AVAILABLE = 1;

const UNAVAILABLE = 5;

const PAUSED = 10;

/**
 * The answer to a queue or pause action. A server that acknowledges nothing is taken to have done what it
 * was asked, since nothing else will ever tell (contract §1.10).
 */
export function* orAssumed(
  answer: AckResult<AgentAnswer>,
  assumed: AgentAnswer,
): SagaGenerator<AckResult<AgentAnswer>> {
  const { acknowledges } = yield* select(selectConnection);
  if (acknowledges || answer.kind !== 'timeout') return answer;
  return { kind: 'ok', data: assumed, seq: null, repeated: false };
}

/** In some queue the agent is available, in none unavailable (spec 1 §4). */
function presence(memberships: QueueMembership[]): AgentAnswer {
  const isIn = memberships.some(({ joined }) => joined);
  return { memberships, status: isIn ? AVAILABLE : UNAVAILABLE, pauseReason: null };
}

/** The agent in or out of these queues; a pause goes on, but ends with the last queue. */
export function* assumeJoined(names: readonly string[], joined: boolean): SagaGenerator<AgentAnswer> {
  const { memberships } = yield* select(selectQueues);
  const next = memberships.map((one) => (names.includes(one.queue) ? { ...one, joined } : one));
  const { status, pauseReason } = yield* select(selectAgent);
  const after = presence(next);
  return status === PAUSED && after.status === AVAILABLE ? { ...after, status, pauseReason } : after;
}

/** The agent paused for a reason, or (null) no longer. */
export function* assumePaused(reason: string | null): SagaGenerator<AgentAnswer> {
  const { memberships } = yield* select(selectQueues);
  return reason === null ? presence(memberships) : { memberships, status: PAUSED, pauseReason: reason };
}
