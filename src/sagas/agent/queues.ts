import { statusReported as agentStatusReported } from '../../store/agent/actions';
import { loggedIn } from '../../store/auth/actions';
import { selectUser } from '../../store/auth/selectors';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { selectConnection } from '../../store/connection/selectors';
import { toFailure } from '../../lib/failure';
import * as queues from '../../store/queues/actions';
import { selectQueues } from '../../store/queues/selectors';
import type { AckResult } from '../../services/realtime/ackResult';
import type { AgentAnswer, QueueReport, Sender } from '../../services/realtime/commands';
import { namingAgents } from './agentsByName';
import { askTwice } from '../core/askTwice';
import { optimisticJoin, orOptimistic, sendAgentRequest } from './optimisticAnswer';
import { currentSender, services } from '../core/context';
import {
  call,
  delay,
  fork,
  put,
  select,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '../core/effects';
import { failureOf } from '../core/failureOf';
import { guarded } from '../core/guarded';

/** A switch acts once it rested, so that several turned together are one request (spec 1 §9). */
const SWITCH_DELAY_MS = 500;

/** Takes in what the server says of the agent after a queue or pause action. */
export function* reportAgent(answer: AgentAnswer): SagaGenerator<void> {
  yield* put(queues.membershipsReported({ memberships: answer.memberships }));
  yield* put(agentStatusReported({ status: answer.status, pauseReason: answer.pauseReason }));
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
  yield* call(reportAgent, known.data);
  const { desired } = yield* select(selectQueues);
  const undone = names.filter((queue) => desired[queue] === joined);
  if (undone.length > 0) yield* put(queues.switchFailed({ queues: undone, code: 'undone', message: '' }));
  return true;
}

function* join(names: string[], reason: 'manual' | 'entry' | 'reconnection'): SagaGenerator<boolean> {
  if (names.length === 0) return true;
  const { commands } = yield* call(services);
  const answer = yield* call(sendAgentRequest<AgentAnswer>, (sender: Sender, reqId: string) =>
    commands.joinQueues(sender, reqId, names, reason),
  );
  return yield* call(settleSwitch, names, true, answer);
}

function* leave(names: string[]): SagaGenerator<void> {
  if (names.length === 0) return;
  const { commands } = yield* call(services);
  const answer = yield* call(sendAgentRequest<AgentAnswer>, (sender: Sender, reqId: string) =>
    commands.leaveQueues(sender, reqId, names, 'manual'),
  );
  yield* call(settleSwitch, names, false, answer);
}

function* applySwitches(): SagaGenerator<void> {
  yield* delay(SWITCH_DELAY_MS);
  const { desired } = yield* select(selectQueues);
  const wishes = Object.entries(desired);
  const joins = wishes.filter(([, joined]) => joined).map(([queue]) => queue);
  const leaves = wishes.filter(([, joined]) => !joined).map(([queue]) => queue);
  yield* fork(() => join(joins, 'manual'));
  yield* fork(leave, leaves);
}

/** What a new connection owes: an old server, which says nothing of queues, is told all of them again. */
function* owedQueues(): SagaGenerator<string[]> {
  const { dropped, memberships } = yield* select(selectQueues);
  const { acknowledges } = yield* select(selectConnection);
  return acknowledges ? dropped : memberships.filter(({ joined }) => joined).map(({ queue }) => queue);
}

/**
 * On entry in mode T the agent joins every queue, once: who left them all stays out of them. After a
 * loss the agent joins those again that the server dropped.
 */
function entering() {
  let isEntered = false;
  return function* joinOnConnection(): SagaGenerator<void> {
    const { memberships } = yield* select(selectQueues);
    const user = yield* select(selectUser);
    const isOut = memberships.every(({ joined }) => !joined);
    const mustEnter = user?.queueMode === 'allOnEntry' && !isEntered && isOut;
    const owed = mustEnter ? memberships.map(({ queue }) => queue) : yield* call(owedQueues);
    const isDone = yield* join(owed, mustEnter ? 'entry' : 'reconnection');
    isEntered = isEntered || isDone;
  };
}

function* readQueues(): SagaGenerator<void> {
  const { queueApi } = yield* call(services);
  yield* put(queues.readStarted());
  try {
    yield* put(queues.loaded({ queues: yield* call(queueApi.queues) }));
  } catch (error) {
    yield* put(queues.readFailed(toFailure(error)));
  }
}

/** Asks who works in the agent's queues and how many wait; an old server that cannot say is left alone. */
export function* readQueueStatus(): SagaGenerator<void> {
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  const answer = yield* call(askTwice<QueueReport>, () => commands.queueStatus(sender, ids.newId()));
  if (answer.kind !== 'ok') return;
  const { statuses, totals, waiting } = answer.data;
  yield* put(queues.statusReported({ statuses, totals }));
  yield* put(queues.waitingReported({ complete: true, totals, items: waiting }));
}

/** Who works in the queues, where no numbered events keep it in step. */
function* readIfUntold(): SagaGenerator<void> {
  const { acknowledges, lastSeq } = yield* select(selectConnection);
  if (!acknowledges || lastSeq === null) yield* call(readQueueStatus);
}

/** Keeps queues, switches and waiting customers in step with the server. */
export function* watchQueues(): SagaGenerator<void> {
  yield* takeLatest(queues.switchRequested, guarded('queueSwitch', applySwitches));
  yield* takeEvery([authenticated, handshakeUnanswered], guarded('queueEntry', entering()));
  yield* takeLeading([queues.readRequested, loggedIn], guarded('queueRead', readQueues));
  yield* takeLeading(queues.statusReported, guarded('agentNames', namingAgents()));
  yield* takeLeading(queues.statusReadRequested, guarded('queueStatus', readIfUntold));
  yield* fork(readQueues);
}
