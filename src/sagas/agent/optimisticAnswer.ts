import type { AckResult } from '../../services/realtime/ackResult';
import type { AgentAnswer, Sender } from '../../services/realtime/commands';
import { selectAgent } from '../../store/agent/selectors';
import { AVAILABLE, PAUSED, UNAVAILABLE } from '../../store/agentStatus';
import { isAgentNamed, type AgentNames } from '../../lib/agentNames';
import { selectUser } from '../../store/auth/selectors';
import { handshakeUnanswered } from '../../store/connection/actions';
import { selectConnection } from '../../store/connection/selectors';
import { selectQueues } from '../../store/queues/selectors';
import type { QueueMembership, QueueStatus } from '../../store/queues/types';
import { OVERDUE_MS } from '../connection/handshake';
import { currentSender, services } from '../core/context';
import { call, delay, race, select, take, type SagaGenerator } from '../core/effects';
import { sendUntilAnswered } from '../core/sendUntilAnswered';

/** What the agent asked for, as if it were done: every queue is known. */
type OptimisticAnswer = Omit<AgentAnswer, 'memberships'> & { memberships: QueueMembership[] };

/** Ends when a server that acknowledges nothing had its time, also one that turns out to be such a server. */
function* untilOverdue(): SagaGenerator<true> {
  const { acknowledges } = yield* select(selectConnection);
  if (acknowledges) yield* take(handshakeUnanswered);
  yield* delay(OVERDUE_MS);
  return true;
}

/** An answer, for which a server that acknowledges nothing is given little time. */
export function* soonAnswered<T>(asking: () => SagaGenerator<AckResult<T>>): SagaGenerator<AckResult<T>> {
  const { answer } = yield* race({ answer: call(asking), overdue: call(untilOverdue) });
  return answer ?? { kind: 'timeout' };
}

/** Sends what the agent wants of queues and pause. */
export function sendAgentRequest<T>(
  ask: (sender: Sender, reqId: string) => Promise<AckResult<T>>,
): SagaGenerator<AckResult<T>> {
  return soonAnswered(() => sendUntilAnswered(ask));
}

/** Whether the panel of a queue says otherwise than the optimistic answer; one that lists nobody says nothing. */
function isDenied(
  { agents }: QueueStatus,
  user: AgentNames | null,
  optimistic: OptimisticAnswer,
  joined: boolean,
): boolean {
  const own = agents.find(({ name, extension }) => [name, extension].some((one) => isAgentNamed(one, user)));
  if (own === undefined) return joined && agents.length > 0;
  const isIn = own.status !== UNAVAILABLE;
  return isIn !== joined || (joined && (own.status === PAUSED) !== (optimistic.status === PAUSED));
}

/** Whether the queues themselves say that a wish was not done; what is as it was before tells nothing. */
function* isUndone(optimistic: OptimisticAnswer): SagaGenerator<boolean> {
  const { commands, ids } = yield* call(services);
  const user = yield* select(selectUser);
  const { memberships } = yield* select(selectQueues);
  const { status } = yield* select(selectAgent);
  const sender = yield* call(currentSender);
  const answer = yield* call(commands.queueStatus, sender, ids.newId());
  if (answer.kind !== 'ok') return false;
  const isPauseWish = (status === PAUSED) !== (optimistic.status === PAUSED);
  return optimistic.memberships.some(({ queue, joined }) => {
    const panel = answer.data.statuses.find((one) => one.queue === queue);
    const before = memberships.find((one) => one.queue === queue);
    const isAsked = isPauseWish ? joined : before?.joined !== joined;
    return isAsked && panel !== undefined && isDenied(panel, user, optimistic, joined);
  });
}

/**
 * The answer to a queue or pause action. A server that acknowledges nothing is taken to have done what it
 * was asked, since nothing else will ever tell (contract §1.10); so is one whose answer cannot be read, unless the
 * queues say otherwise.
 */
export function* orOptimistic(
  answer: AckResult<AgentAnswer>,
  optimistic: OptimisticAnswer,
): SagaGenerator<AckResult<AgentAnswer>> {
  const { acknowledges } = yield* select(selectConnection);
  const isTaken =
    answer.kind === 'unreadable'
      ? !(yield* call(isUndone, optimistic))
      : answer.kind === 'timeout' && !acknowledges;
  if (!isTaken) return answer;
  return { kind: 'ok', data: optimistic, seq: null, repeated: false };
}

/** In some queue the agent is available, in none unavailable (spec 1 §4). */
function presence(memberships: QueueMembership[]): OptimisticAnswer {
  const isIn = memberships.some(({ joined }) => joined);
  return { memberships, status: isIn ? AVAILABLE : UNAVAILABLE, pauseReason: null };
}

/** The agent in or out of these queues; a pause goes on, but ends with the last queue. */
export function* optimisticJoin(names: readonly string[], joined: boolean): SagaGenerator<OptimisticAnswer> {
  const { memberships } = yield* select(selectQueues);
  const next = memberships.map((one) => (names.includes(one.queue) ? { ...one, joined } : one));
  const { status, pauseReason } = yield* select(selectAgent);
  const after = presence(next);
  return status === PAUSED && after.status === AVAILABLE ? { ...after, status, pauseReason } : after;
}

/** The agent paused for a reason, or (null) no longer. */
export function* optimisticPause(reason: string | null): SagaGenerator<OptimisticAnswer> {
  const { memberships } = yield* select(selectQueues);
  return reason === null ? presence(memberships) : { memberships, status: PAUSED, pauseReason: reason };
}
