import { statusReported as agentStatusReported } from '../store/agent/actions';
import { loggedIn } from '../store/auth/actions';
import { selectUser } from '../store/auth/selectors';
import { authenticated } from '../store/connection/actions';
import { toFailure } from '../store/failure';
import * as queues from '../store/queues/actions';
import { selectQueues } from '../store/queues/selectors';
import type { AckResult } from '../services/realtime/ackResult';
import type { AgentAnswer } from '../services/realtime/commands';
import { currentSender, services } from './context';
import { call, delay, fork, put, select, takeEvery, takeLatest, takeLeading } from './effects';
import type { SagaGenerator } from './effects';
import { failureOf } from './failureOf';
import { guarded } from './guarded';

/** A switch acts once it rested, so that several turned together are one request (spec 1 §9). */
const SWITCH_DELAY_MS = 500;

/** Takes in what the server says of the agent after a queue or pause action. */
export function* reportAgent(answer: AgentAnswer): SagaGenerator<void> {
  yield* put(queues.membershipsReported({ memberships: answer.memberships }));
  yield* put(agentStatusReported({ status: answer.status, pauseReason: answer.pauseReason }));
}

function* settleSwitch(names: string[], answer: AckResult<AgentAnswer>): SagaGenerator<void> {
  if (answer.kind === 'ok') yield* call(reportAgent, answer.data);
  else yield* put(queues.switchFailed({ queues: names, ...failureOf(answer) }));
}

function* join(names: string[], reason: 'manual' | 'entry' | 'reconnection'): SagaGenerator<void> {
  if (names.length === 0) return;
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  const answer = yield* call(() => commands.joinQueues(sender, ids.newId(), names, reason));
  yield* settleSwitch(names, answer);
}

function* leave(names: string[]): SagaGenerator<void> {
  if (names.length === 0) return;
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  const answer = yield* call(() => commands.leaveQueues(sender, ids.newId(), names, 'manual'));
  yield* settleSwitch(names, answer);
}

function* applySwitches(): SagaGenerator<void> {
  yield* delay(SWITCH_DELAY_MS);
  const { desired } = yield* select(selectQueues);
  const wishes = Object.entries(desired);
  const joins = wishes.filter(([, joined]) => joined).map(([queue]) => queue);
  const leaves = wishes.filter(([, joined]) => !joined).map(([queue]) => queue);
  yield* join(joins, 'manual');
  yield* leave(leaves);
}

/** On entry in mode T the agent joins every queue; after a loss, those that the server dropped. */
function* joinOnEntry(): SagaGenerator<void> {
  const { dropped, memberships } = yield* select(selectQueues);
  const user = yield* select(selectUser);
  yield* join(dropped, 'reconnection');
  const isOut = memberships.every(({ joined }) => !joined);
  if (user?.queueMode !== 'allOnEntry' || dropped.length > 0 || !isOut) return;
  const all = memberships.map(({ queue }) => queue);
  yield* join(all, 'entry');
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
  const answer = yield* call(commands.queueStatus, sender, ids.newId());
  if (answer.kind !== 'ok') return;
  const { statuses, totals, waiting } = answer.data;
  yield* put(queues.statusReported({ statuses, totals }));
  yield* put(queues.waitingReported({ complete: true, totals, items: waiting }));
}

/** Keeps queues, switches and waiting customers in step with the server. */
export function* watchQueues(): SagaGenerator<void> {
  yield* takeLatest(queues.switchRequested, guarded('queueSwitch', applySwitches));
  yield* takeEvery(authenticated, guarded('queueEntry', joinOnEntry));
  yield* takeLeading([queues.readRequested, loggedIn], guarded('queueRead', readQueues));
  yield* fork(readQueues);
}
