import type { AckResult } from '../../services/realtime/ackResult';
import type { AgentAnswer, Sender } from '../../services/realtime/commands';
import * as agent from '../../store/agent/actions';
import { CLASSIFYING, selectAgent } from '../../store/agent/selectors';
import { selectCallClassification, selectIsInCall, selectWillAsk } from '../../store/calls/selectors';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { selectMustAskFirst } from '../../store/attendance/selectors';
import { toFailure, type Failure } from '../../lib/failure';
import { optimisticPause, orOptimistic, sendAgentRequest } from './optimisticAnswer';
import { services } from '../core/context';
import { call, fork, put, select, takeLatest, type SagaGenerator } from '../core/effects';
import { failureOf } from '../core/failureOf';
import { guarded } from '../core/guarded';
import { keepFresh } from '../core/keepFresh';
import { inClassification, reportAgent } from './membership';

function* settle(answer: AckResult<AgentAnswer>, reason: string | null): SagaGenerator<void> {
  const known = yield* call(orOptimistic, answer, yield* call(optimisticPause, reason));
  if (known.kind === 'ok')
    yield* call(reportAgent, reason === CLASSIFYING ? inClassification(known.data) : known.data);
  else yield* put(agent.pauseFailed(failureOf(known)));
}

function* pause(reason: string): SagaGenerator<void> {
  const { commands } = yield* call(services);
  const answer = yield* call(sendAgentRequest<AgentAnswer>, (sender: Sender, reqId: string) =>
    commands.pause(sender, reqId, reason, false),
  );
  yield* call(settle, answer, reason);
}

function* unpause(): SagaGenerator<void> {
  const { commands } = yield* call(services);
  const answer = yield* call(sendAgentRequest<AgentAnswer>, (sender: Sender, reqId: string) =>
    commands.unpause(sender, reqId),
  );
  yield* call(settle, answer, null);
}

/**
 * Whether a pause that was on at the last connection is to go on: one for a classification ends with it, any other one
 * is asked about after a long absence.
 */
function* isStillMeant(reason: string): SagaGenerator<boolean> {
  if (reason !== CLASSIFYING) return !(yield* select(selectMustAskFirst));
  const isAsked = (yield* select(selectCallClassification))?.isRequired === true;
  return isAsked || (yield* select(selectIsInCall)) || (yield* select(selectWillAsk));
}

/** What the agent wishes; at a new connection what is still wished, or the pause that the server lost. */
function* changePause(action: { type: string }): SagaGenerator<void> {
  if (agent.pauseRequested.match(action)) yield* call(pause, action.payload.reason);
  else if (agent.unpauseRequested.match(action)) yield* call(unpause);
  else {
    const { lapsed, pending } = yield* select(selectAgent);
    if (pending?.kind === 'unpause') yield* call(unpause);
    else if (pending !== null) yield* call(pause, pending.reason);
    else if (lapsed !== null && (yield* call(isStillMeant, lapsed))) yield* call(pause, lapsed);
  }
}

function* readPauseReasons(): SagaGenerator<Failure | null> {
  const { agentApi } = yield* call(services);
  yield* put(agent.pauseReasonsReadStarted());
  try {
    const reasons = yield* call(agentApi.pauseReasons);
    yield* put(agent.pauseReasonsLoaded({ reasons }));
    return null;
  } catch (error) {
    const failure = toFailure(error);
    yield* put(agent.pauseReasonsReadFailed(failure));
    return failure;
  }
}

/** Pauses and unpauses the agent; of several wishes the last one counts, also after a loss (contract §1.2). */
export function* watchAgent(): SagaGenerator<void> {
  const wishes = [agent.pauseRequested, agent.unpauseRequested];
  yield* takeLatest([...wishes, authenticated, handshakeUnanswered], guarded('pause', changePause));
  yield* fork(keepFresh, {
    read: readPauseReasons,
    asked: [agent.pauseReasonsReadRequested],
    opened: [agent.pauseMenuOpenRequested],
  });
}
