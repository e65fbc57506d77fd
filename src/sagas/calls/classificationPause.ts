import type { AgentAnswer } from '../../services/realtime/commands';
import { pauseFailed } from '../../store/agent/actions';
import { CLASSIFYING, selectAgent } from '../../store/agent/selectors';
import { AVAILABLE, isBusy, PAUSED } from '../../store/agentStatus';
import { selectInterruptedPause } from '../../store/attendance/selectors';
import { classificationPauseEnded, classificationPauseStarted, offered } from '../../store/calls/actions';
import { selectClassificationPause } from '../../store/calls/selectors';
import { authenticated, handshakeUnanswered } from '../../store/connection/actions';
import { optimisticPause, orOptimistic, soonAnswered } from '../agent/optimisticAnswer';
import { backoffDelay, RESEND } from '../../lib/retry';
import { currentSender, services } from '../core/context';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';
import { failureOf, isRetryable } from '../core/failureOf';
import { inClassification, reportAgent } from '../agent/membership';

/** Whether the server took a pause, did not, or may have. */
export type PauseOutcome = 'taken' | 'refused' | 'unknown';

/** Whether the agent is still in this pause, or was until the connection was lost. */
function* isOurs(): SagaGenerator<boolean> {
  const { pauseReason, lapsed } = yield* select(selectAgent);
  return pauseReason === CLASSIFYING || lapsed === CLASSIFYING;
}

/** Asks for a pause, or for its end, and reports what the server says of it. */
function* ask(reason: string | null, reqId: string): SagaGenerator<PauseOutcome> {
  const { commands } = yield* call(services);
  const sender = yield* call(currentSender);
  const isAutomatic = reason === CLASSIFYING;
  const answer = yield* call(soonAnswered<AgentAnswer>, () =>
    reason === null
      ? call(commands.unpause, sender, reqId)
      : call(commands.pause, sender, reqId, reason, isAutomatic),
  );
  const known = yield* call(orOptimistic, answer, yield* call(optimisticPause, reason));
  if (known.kind === 'ok') {
    // What is only assumed of the end of a pause says nothing of another one that began meanwhile.
    const isTold = known === answer || isAutomatic || (yield* call(isOurs));
    if (isTold) yield* call(reportAgent, isAutomatic ? inClassification(known.data) : known.data);
    return 'taken';
  }
  if (isRetryable(known)) return 'unknown';
  yield* put(pauseFailed(failureOf(known)));
  return 'refused';
}

/** The pause that was on when the call came; a server may have put busy in its place by then. */
function* formerPause(): SagaGenerator<string | null> {
  const { pauseReason } = yield* select(selectAgent);
  return pauseReason ?? (yield* select(selectInterruptedPause));
}

/** Remembers the pause that was on; one that the agent chose since an earlier call takes that one's place. */
function* rememberFormer(): SagaGenerator<void> {
  const former = yield* call(formerPause);
  const isChosen = former !== null && former !== CLASSIFYING;
  const isKnown = (yield* select(selectClassificationPause)) !== null;
  if (isKnown && !isChosen) return;
  if (isKnown) yield* put(classificationPauseEnded());
  yield* put(classificationPauseStarted({ formerReason: isChosen ? former : null }));
}

/**
 * Pauses an agent at work for a call that will have to be classified; the pause that was on is remembered. A server may
 * call the agent busy for this very call before the call is here, and one begun for an earlier call may be ended
 * meanwhile. `before` says what became of that one.
 */
export function* startPause(before: PauseOutcome = 'taken'): SagaGenerator<PauseOutcome> {
  const { ids } = yield* call(services);
  const { status, pauseReason } = yield* select(selectAgent);
  if (status !== AVAILABLE && status !== PAUSED && !isBusy(status)) return 'refused';
  yield* call(rememberFormer);
  const isOnAlready = pauseReason === CLASSIFYING && before !== 'unknown';
  return isOnAlready ? 'taken' : yield* call(ask, CLASSIFYING, ids.newId());
}

/** A pause that an earlier page began and could not end is this page's to end. */
export function* adoptPause(): SagaGenerator<void> {
  const { pauseReason } = yield* select(selectAgent);
  const isKnown = (yield* select(selectClassificationPause)) !== null;
  if (pauseReason === CLASSIFYING && !isKnown) yield* put(classificationPauseStarted({ formerReason: null }));
}

/** Puts the agent back to the pause before, or to work. False when a new call came before that was done. */
function* restore(formerReason: string | null, outcome: PauseOutcome): SagaGenerator<boolean> {
  const { ids, random } = yield* call(services);
  const reqId = ids.newId();
  const mayBePaused = outcome === 'unknown';
  for (let attempt = 1; mayBePaused || (yield* call(isOurs)); attempt += 1) {
    if ((yield* call(ask, formerReason, reqId)) !== 'unknown') return true;
    const { called } = yield* race({
      called: take(offered),
      connected: take([authenticated, handshakeUnanswered]),
      wait: delay(backoffDelay(RESEND, attempt, random)),
    });
    if (called !== undefined) return false;
  }
  return true;
}

/**
 * Ends the pause, unless the agent chose another one meanwhile: only what the console did is undone. `outcome`
 * says what became of its beginning. Asks until the server answers; `unknown`: a new call came before that, and the
 * pause may be over or not. An earlier page's pause waits for the first word of how the agent is.
 */
export function* endPause(outcome: PauseOutcome = 'taken'): SagaGenerator<PauseOutcome> {
  const pause = yield* select(selectClassificationPause);
  if (pause === null) return 'taken';
  if ((yield* select(selectAgent)).since === null) return outcome;
  if (!(yield* call(restore, pause.formerReason, outcome))) return 'unknown';
  yield* put(classificationPauseEnded());
  return 'taken';
}
