import { buffers, type Channel } from 'redux-saga';
import * as calls from '../../store/calls/actions';
import {
  selectCall,
  selectCallClassification,
  selectEndedCall,
  selectIsInCall,
  selectPendingClassification,
  selectUniqueId,
} from '../../store/calls/selectors';
import { selectConfiguration } from '../../store/config/selectors';
import { authenticated } from '../../store/connection/actions';
import { selectIsLive } from '../../store/connection/selectors';
import {
  actionChannel,
  call,
  delay,
  flush,
  fork,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from '../core/effects';
import { guarded } from '../core/guarded';
import { adoptPause, endPause, startPause, type PauseOutcome } from './classificationPause';
import { hasChoices } from '../classification/classification';
import { closeService } from './service';

/** The centre's id of a call, without which it cannot be classified, may come a little after its end. */
const IDENTITY_MS = 5_000;

const MAY_IDENTIFY = [calls.rangAtServer, calls.answeredAtServer, calls.hungUpAtServer];

/** The steps that forced classification follows, one after the other. */
const STEPS = [
  calls.offered,
  calls.deskCallFound,
  calls.ended,
  calls.transferred,
  calls.classified,
  calls.classificationDeferred,
  calls.rangAtServer,
  authenticated,
] as const;

type ClassificationStep = ReturnType<(typeof STEPS)[number]>;

/**
 * What is owed: the call that the agent is asked about, the one that ended last, whether the centre is late to identify
 * that one, and the end of the pause.
 */
interface Debt {
  open: string | null;
  next: string | null;
  isLate: boolean;
  pause: PauseOutcome;
}

function* isForced(): SagaGenerator<boolean> {
  return (yield* select(selectConfiguration))?.mustClassifyCalls ?? false;
}

/** Spoken, with a queue, not classified yet; and no question put to a colleague about another call. */
function* isOwed(callId: string): SagaGenerator<boolean> {
  const ended = yield* select(selectEndedCall, callId);
  if (ended === undefined || !(yield* call(isForced))) return false;
  const isCustomer = ended.answeredAt !== null && ended.queue !== null && ended.consultOf === null;
  return isCustomer && !ended.classified && (yield* call(hasChoices, ended.queue));
}

function* untilKnown(callId: string): SagaGenerator<true> {
  while ((yield* select(selectEndedCall, callId))?.uniqueId == null) yield* take(MAY_IDENTIFY);
  return true;
}

function* follow(debt: Debt, step: ClassificationStep): SagaGenerator<Debt> {
  if (authenticated.match(step) || calls.rangAtServer.match(step)) return debt;
  if (calls.offered.match(step) || calls.deskCallFound.match(step)) {
    return (yield* call(isForced)) ? { ...debt, pause: yield* call(startPause) } : debt;
  }
  const { callId } = step.payload;
  if (calls.classified.match(step) || calls.classificationDeferred.match(step)) {
    const { open, next } = debt;
    return { ...debt, open: open === callId ? null : open, next: next === callId ? null : next };
  }
  return (yield* call(isOwed, callId)) ? { ...debt, next: callId, isLate: false } : debt;
}

/** Follows a step, and those that came while an answer was slow: what is owed is settled by all of them. */
function* followAll(
  before: Debt,
  first: ClassificationStep,
  steps: Channel<ClassificationStep>,
): SagaGenerator<Debt> {
  let debt = before;
  let waiting: ClassificationStep[] = [first];
  while (waiting.length > 0) {
    for (const step of waiting) debt = yield* call(follow, debt, step);
    waiting = yield* flush(steps);
  }
  return debt;
}

/** The centre was late to identify the call, and the agent went on working: asked as soon as it can be classified. */
function* settleLate(debt: Debt, callId: string): SagaGenerator<Debt> {
  if ((yield* select(selectUniqueId, callId)) === null) return debt;
  if (!(yield* call(isOwed, callId))) return { ...debt, next: null };
  const pause = yield* call(startPause);
  yield* put(calls.classificationRequired({ callId }));
  return { open: callId, next: null, isLate: false, pause };
}

/** Between calls: asks for the classification that is owed, or lets the agent go. */
function* settle(debt: Debt): SagaGenerator<Debt> {
  const { open, next, isLate, pause } = debt;
  if (open !== null) return debt;
  if (isLate && next !== null) return yield* call(settleLate, debt, next);
  yield* call(adoptPause);
  if (next !== null) {
    const { known, called } = yield* race({
      known: call(untilKnown, next),
      called: take(calls.offered),
      late: delay(IDENTITY_MS),
    });
    if (called !== undefined) return debt;
    // A centre that cannot be heard names it later; one that can may do so yet.
    const isKnown = known === true || !(yield* select(selectIsLive));
    if (isKnown && (yield* call(isOwed, next))) {
      yield* put(calls.classificationRequired({ callId: next }));
      return { ...debt, open: next, next: null };
    }
    yield* call(endPause, pause);
    return { open: null, next: isKnown ? null : next, isLate: !isKnown, pause: 'taken' };
  }
  yield* call(endPause, pause);
  return { open: null, next: null, isLate: false, pause: 'taken' };
}

/** The call that a page before this one asked about, or went in the middle of; the agent is asked. */
function* askedBefore(): SagaGenerator<string | null> {
  const owed = yield* select(selectPendingClassification);
  const isAsked = (yield* select(selectCallClassification))?.isRequired === true;
  if (owed === null || isAsked || !(yield* call(isForced))) return null;
  // It is kept from the answer on, for a page that goes meanwhile.
  if ((yield* select(selectCall, owed.id)) !== null) return null;
  if (!(yield* call(hasChoices, owed.queue))) return null;
  yield* put(calls.classificationRequired({ callId: owed.id }));
  return owed.id;
}

/** What an earlier run of this saga, or an earlier page, left open. */
function* openDebt(): SagaGenerator<Debt> {
  const dialog = yield* select(selectCallClassification);
  return {
    open: dialog?.isRequired === true ? dialog.call.id : null,
    next: null,
    isLate: false,
    pause: 'taken',
  };
}

/** Gathers the steps from now on, also while the feature that follows them starts again. */
export function* classificationSteps(): SagaGenerator<Channel<ClassificationStep>> {
  return yield* actionChannel<ClassificationStep>([...STEPS], buffers.expanding<ClassificationStep>());
}

/**
 * Forced classification (spec 2 §4): the agent is paused when a call comes, asked to classify the last one once
 * all are over, and as before after that. One step after the other, so that no pause overtakes its end.
 */
export function* watchForcedClassification(steps: Channel<ClassificationStep>): SagaGenerator<void> {
  const resumed = yield* call(askedBefore);
  // Its page would have closed the service.
  if (resumed !== null) yield* fork(guarded('closeService', closeService), resumed);
  let debt = yield* call(openDebt);
  while (true) {
    if (!(yield* select(selectIsInCall))) debt = yield* call(settle, debt);
    debt = yield* call(followAll, debt, yield* take(steps), steps);
  }
}
