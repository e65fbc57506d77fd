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
import { endVoiceConversation } from './endVoiceConversation';

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

/** Which calls have to be classified, by Call-ID. */
interface ForcedState {
  /** The agent is being asked about it. */
  asked: string | null;
  /** Ended last, and is asked about next. */
  next: string | null;
  /** The centre is late to identify `next`: the agent works on until it does. */
  isLate: boolean;
  /** What became of the pause for classifying. */
  pause: PauseOutcome;
}

function* isForced(): SagaGenerator<boolean> {
  return (yield* select(selectConfiguration))?.mustClassifyCalls ?? false;
}

/** Answered, with a queue, not classified yet, and no consultation about another call. */
function* mustBeClassified(callId: string): SagaGenerator<boolean> {
  const ended = yield* select(selectEndedCall, callId);
  if (ended === undefined || !(yield* call(isForced))) return false;
  const isCustomer = ended.answeredAt !== null && ended.queue !== null && ended.consultOf === null;
  return isCustomer && !ended.classified && (yield* call(hasChoices, ended.queue));
}

function* untilKnown(callId: string): SagaGenerator<true> {
  while ((yield* select(selectEndedCall, callId))?.uniqueId == null) yield* take(MAY_IDENTIFY);
  return true;
}

function* follow(state: ForcedState, step: ClassificationStep): SagaGenerator<ForcedState> {
  if (authenticated.match(step) || calls.rangAtServer.match(step)) return state;
  if (calls.offered.match(step) || calls.deskCallFound.match(step)) {
    return (yield* call(isForced)) ? { ...state, pause: yield* call(startPause, state.pause) } : state;
  }
  const { callId } = step.payload;
  if (calls.classified.match(step) || calls.classificationDeferred.match(step)) {
    const { asked, next } = state;
    return { ...state, asked: asked === callId ? null : asked, next: next === callId ? null : next };
  }
  return (yield* call(mustBeClassified, callId)) ? { ...state, next: callId, isLate: false } : state;
}

/** Follows a step, and those that came while an answer was slow, before anything is asked. */
function* followAll(
  before: ForcedState,
  first: ClassificationStep,
  steps: Channel<ClassificationStep>,
): SagaGenerator<ForcedState> {
  let state = before;
  let waiting: ClassificationStep[] = [first];
  while (waiting.length > 0) {
    for (const step of waiting) state = yield* call(follow, state, step);
    waiting = yield* flush(steps);
  }
  return state;
}

/** The centre was late to identify the call, and the agent went on working: asked as soon as it can be classified. */
function* askOnceIdentified(state: ForcedState, callId: string): SagaGenerator<ForcedState> {
  if ((yield* select(selectUniqueId, callId)) === null) return state;
  if (!(yield* call(mustBeClassified, callId))) return { ...state, next: null };
  const pause = yield* call(startPause, state.pause);
  yield* put(calls.classificationRequired({ callId }));
  return { asked: callId, next: null, isLate: false, pause };
}

/** Between calls: asks for the classification that is due, or ends the pause. */
function* askOrRelease(state: ForcedState): SagaGenerator<ForcedState> {
  const { asked, next, isLate, pause } = state;
  if (asked !== null) return state;
  if (isLate && next !== null) return yield* call(askOnceIdentified, state, next);
  yield* call(adoptPause);
  if (next !== null) {
    const { known, called } = yield* race({
      known: call(untilKnown, next),
      called: take(calls.offered),
      late: delay(IDENTITY_MS),
    });
    if (called !== undefined) return state;
    // A centre that cannot be heard names it later; one that can may do so yet.
    const isKnown = known === true || !(yield* select(selectIsLive));
    if (isKnown && (yield* call(mustBeClassified, next))) {
      yield* put(calls.classificationRequired({ callId: next }));
      return { ...state, asked: next, next: null };
    }
    const after = yield* call(endPause, pause);
    return { asked: null, next: isKnown ? null : next, isLate: !isKnown, pause: after };
  }
  return { asked: null, next: null, isLate: false, pause: yield* call(endPause, pause) };
}

/** Asks about the call that an earlier page asked about, or was closed or reloaded during. */
function* askedBefore(): SagaGenerator<string | null> {
  const pending = yield* select(selectPendingClassification);
  const isAsked = (yield* select(selectCallClassification))?.isRequired === true;
  if (pending === null || isAsked || !(yield* call(isForced))) return null;
  // Noted from the answer on, in case the page goes; a live call is not asked about.
  if ((yield* select(selectCall, pending.id)) !== null) return null;
  if (!(yield* call(hasChoices, pending.queue))) return null;
  yield* put(calls.classificationRequired({ callId: pending.id }));
  return pending.id;
}

/** The state to begin with: an earlier run of this saga, or an earlier page, may have asked already. */
function* firstState(): SagaGenerator<ForcedState> {
  const dialog = yield* select(selectCallClassification);
  return {
    asked: dialog?.isRequired === true ? dialog.call.id : null,
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
  // The page that is gone would have closed the call's conversation.
  if (resumed !== null) yield* fork(guarded('endVoiceConversation', endVoiceConversation), resumed);
  let state = yield* call(firstState);
  while (true) {
    if (!(yield* select(selectIsInCall))) state = yield* call(askOrRelease, state);
    state = yield* call(followAll, state, yield* take(steps), steps);
  }
}
