import { statusReported as agentStatusReported } from '../../store/agent/actions';
import * as queues from '../../store/queues/actions';
import { CLASSIFYING, selectAgent } from '../../store/agent/selectors';
import { isBusy, PAUSED } from '../../store/agentStatus';
import { asKnown } from '../../store/queues/asKnown';
import { selectQueues } from '../../store/queues/selectors';
import type { AckResult } from '../../services/realtime/ackResult';
import type { AgentAnswer, Sender } from '../../services/realtime/commands';
import { services } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { failureOf } from '../core/failureOf';
import { optimisticJoin, orOptimistic, sendAgentRequest } from './optimisticAnswer';

type StatusWord = Pick<AgentAnswer, 'status' | 'pauseReason'>;

/**
 * Takes in what the server says of the agent after a queue or pause action. Its answer may name only the queues that were
 * asked for: what it leaves out is as it was.
 */
export function* reportAgent(answer: AgentAnswer): SagaGenerator<void> {
  const memberships = asKnown({ ...answer, isPart: true }, yield* select(selectQueues));
  yield* put(queues.membershipsReported({ memberships }));
  yield* put(agentStatusReported({ status: answer.status, pauseReason: answer.pauseReason }));
}

/** The pause for a classification, in the words of a server that calls busy whoever has a call (spec 2 §4). */
export function inClassification<T extends StatusWord>(word: T): T {
  return isBusy(word.status) ? { ...word, status: PAUSED, pauseReason: CLASSIFYING } : word;
}

/** What the server says of the agent: that they are busy undoes no pause for a classification. */
export function* besidePause<T extends StatusWord>(word: T): SagaGenerator<T> {
  const { pauseReason, pending } = yield* select(selectAgent);
  return pauseReason === CLASSIFYING && pending?.kind !== 'unpause' ? inClassification(word) : word;
}

/** An answer after leaving may name only the queues that the agent is in. */
function withLeft(answer: AgentAnswer, names: readonly string[]): AgentAnswer {
  const { isPart = false, memberships } = answer;
  const unsaid = names.filter((name) => !memberships.some(({ queue }) => queue === name));
  if (isPart || unsaid.length === 0) return answer;
  return { ...answer, memberships: [...memberships, ...unsaid.map((queue) => ({ queue, joined: false }))] };
}

/** Reports the answer; true when the server did what was asked. */
function* settleSwitch(
  names: string[],
  joined: boolean,
  answer: AckResult<AgentAnswer>,
): SagaGenerator<boolean> {
  const known = yield* call(orOptimistic, answer, yield* call(optimisticJoin, names, joined));
  if (known.kind !== 'ok') {
    yield* put(queues.switchFailed({ queues: names, ...failureOf(known) }));
    return false;
  }
  const told = joined ? known.data : withLeft(known.data, names);
  yield* call(reportAgent, yield* call(besidePause<AgentAnswer>, told));
  const { desired } = yield* select(selectQueues);
  const undone = names.filter((queue) => desired[queue] === joined);
  if (undone.length > 0) yield* put(queues.switchFailed({ queues: undone, code: 'undone', message: '' }));
  return true;
}

/** Joins queues; true when the server did so. */
export function* joinQueues(
  names: string[],
  reason: 'manual' | 'entry' | 'reconnection',
): SagaGenerator<boolean> {
  if (names.length === 0) return true;
  const { commands } = yield* call(services);
  const answer = yield* call(sendAgentRequest<AgentAnswer>, (sender: Sender, reqId: string) =>
    commands.joinQueues(sender, reqId, names, reason),
  );
  return yield* call(settleSwitch, names, true, answer);
}

/** Leaves queues by the agent's wish; true when the server did so. */
export function* leaveQueues(names: string[]): SagaGenerator<boolean> {
  if (names.length === 0) return true;
  const { commands } = yield* call(services);
  const answer = yield* call(sendAgentRequest<AgentAnswer>, (sender: Sender, reqId: string) =>
    commands.leaveQueues(sender, reqId, names, 'manual'),
  );
  return yield* call(settleSwitch, names, false, answer);
}
