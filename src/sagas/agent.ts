import type { AckResult } from '../services/realtime/ackResult';
import type { AgentAnswer } from '../services/realtime/commands';
import * as agent from '../store/agent/actions';
import { toFailure } from '../store/failure';
import { currentSender, services } from './context';
import { call, fork, put, takeLatest, takeLeading } from './effects';
import type { SagaGenerator } from './effects';
import { failureOf } from './failureOf';
import { guarded } from './guarded';
import { reportAgent } from './queues';

function* settle(answer: AckResult<AgentAnswer>): SagaGenerator<void> {
  if (answer.kind === 'ok') yield* call(reportAgent, answer.data);
  else yield* put(agent.pauseFailed(failureOf(answer)));
}

function* pause({ payload }: ReturnType<typeof agent.pauseRequested>): SagaGenerator<void> {
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  yield* call(settle, yield* call(commands.pause, sender, ids.newId(), payload.reason, false));
}

function* unpause(): SagaGenerator<void> {
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  yield* call(settle, yield* call(commands.unpause, sender, ids.newId()));
}

type PauseAction = ReturnType<typeof agent.pauseRequested> | ReturnType<typeof agent.unpauseRequested>;

function* changePause(action: PauseAction): SagaGenerator<void> {
  if (agent.pauseRequested.match(action)) yield* call(pause, action);
  else yield* call(unpause);
}

function* readPauseReasons(): SagaGenerator<void> {
  const { agentApi } = yield* call(services);
  yield* put(agent.pauseReasonsReadStarted());
  try {
    const reasons = yield* call(agentApi.pauseReasons);
    yield* put(agent.pauseReasonsLoaded({ reasons }));
  } catch (error) {
    yield* put(agent.pauseReasonsReadFailed(toFailure(error)));
  }
}

/** Pauses and unpauses the agent; of several wishes the last one counts (contract §1.2). */
export function* watchAgent(): SagaGenerator<void> {
  yield* takeLatest([agent.pauseRequested, agent.unpauseRequested], guarded('pause', changePause));
  yield* takeLeading(agent.pauseReasonsReadRequested, guarded('pauseReasons', readPauseReasons));
  yield* fork(readPauseReasons);
}
