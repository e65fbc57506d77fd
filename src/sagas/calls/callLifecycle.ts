import * as calls from '../../store/calls/actions';
import { selectCall, selectKnownCall, selectLiveCalls } from '../../store/calls/selectors';
import type { Call, CallEnd, CallPhase } from '../../store/calls/types';
import { toFailure } from '../../lib/failure';
import { voiceServices } from '../core/context';
import { call, delay, fork, put, race, select, take, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { supervise } from '../core/supervise';
import { forCall } from './forCall';
import { sendDigits } from './digits';
import { endOfError, endOfHangUp, NO_ANSWER } from './ends';
import { holdOthers, letOneHear, resumeLast, setHold } from './holding';
import { microphoneFails, microphoneWorks } from './microphone';
import { sleepUntil } from './sleepUntil';

/** Nobody rings for longer (spec 2 §9). */
const NO_ANSWER_MS = 60_000;

/** A call whose end the exchange does not confirm within this time is ended here. */
const HANG_UP_MS = 5_000;

/** An answer may fail because the call was cancelled or taken elsewhere; that event comes within this time. */
const TELL_MS = 1_000;

/** What ends a call. */
const OVER = [calls.ended, calls.transferred] as const;

/** How the agent leaves a call that rings here. */
const LEFT = [calls.declineRequested, calls.hangUpRequested, calls.hangUpStarted] as const;

/** Where a call goes on: with its next stage, or with the end that the console makes of it. */
type Stage = 'offered' | 'connecting' | 'spoken' | 'leaving' | CallEnd;

const STAGES: Record<CallPhase, Stage> = {
  offered: 'offered',
  answering: 'connecting',
  dialing: 'connecting',
  ringing: 'connecting',
  active: 'spoken',
  ending: 'leaving',
};

/** Sends the 200. Null: it is on the wire; what comes of it is a fact of its own. */
function* sendAnswer(callId: string): SagaGenerator<CallEnd | null> {
  const { softphone } = yield* call(voiceServices);
  try {
    yield* call(softphone.answer, callId);
    yield* call(microphoneWorks);
    return null;
  } catch (error) {
    const { code } = toFailure(error);
    yield* call(microphoneFails, code);
    if (code === 'callOver') yield* delay(TELL_MS);
    return endOfError(code);
  }
}

/** Answers, once nobody else hears the agent. Where another call cannot be held this one rings on: the agent is told. */
function* answer(callId: string, automatic: boolean): SagaGenerator<Stage> {
  if (!(yield* call(holdOthers, callId))) return 'offered';
  yield* put(calls.answerStarted({ callId, automatic }));
  return (yield* call(sendAnswer, callId)) ?? 'connecting';
}

/** The call rings here, until the agent decides or time does. */
function* whileOffered(found: Call): SagaGenerator<Stage> {
  const { id, startedAt, autoAnswerAt } = found;
  const { taken, left, replacing } = yield* race({
    replacing: take(forCall(id, calls.answerStarted)),
    taken: take(forCall(id, calls.answerRequested)),
    left: take(forCall(id, ...LEFT)),
    due: call(sleepUntil, autoAnswerAt ?? startedAt + NO_ANSWER_MS),
  });
  if (left !== undefined) return 'leaving';
  if (replacing !== undefined) return 'connecting';
  const isMissed = taken === undefined && autoAnswerAt === null;
  if (isMissed) return NO_ANSWER;
  const { stage } = yield* race({
    left: take(forCall(id, ...LEFT)),
    stage: call(answer, id, taken === undefined),
  });
  if (stage !== 'offered') return stage ?? 'leaving';
  return yield* call(whileOffered, { ...found, autoAnswerAt: null });
}

function* untilActive(callId: string): SagaGenerator<true> {
  while ((yield* select(selectCall, callId))?.phase !== 'active')
    yield* take(forCall(callId, calls.answered));
  return true;
}

/** Nobody answers, and nothing is to be heard: an announcement may take its time. */
function* unanswered({ id, startedAt }: Call): SagaGenerator<void> {
  yield* call(sleepUntil, startedAt + NO_ANSWER_MS);
  if ((yield* select(selectCall, id))?.earlyMedia === true) yield* take(forCall(id, ...OVER));
}

/** The other side is called, or our answer is on its way to it. */
function* whileConnecting(found: Call): SagaGenerator<Stage> {
  const { id, direction } = found;
  const { there, left } = yield* race({
    there: call(untilActive, id),
    left: take(forCall(id, calls.hangUpRequested, calls.hangUpStarted)),
    // An answer that nobody confirms is ended by the softphone (RFC 3261 §13.3.1.4).
    ...(direction === 'outgoing' ? { silent: call(unanswered, found) } : {}),
  });
  if (left !== undefined) return 'leaving';
  return there === true ? 'spoken' : NO_ANSWER;
}

/** Tells the softphone to end a call; what comes of it is a fact. */
function* letGo(callId: string, wasOffered: boolean): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  const end = wasOffered ? softphone.decline : softphone.hangUp;
  yield* call(() => void end(callId).catch(() => undefined));
}

/** The agent hung up. The other side is asked to confirm it, for a while. */
function* leave(callId: string): SagaGenerator<CallEnd> {
  const found = yield* select(selectCall, callId);
  if (found?.phase !== 'ending') yield* put(calls.hangUpStarted({ callId }));
  yield* call(letGo, callId, found?.phase === 'offered');
  yield* delay(HANG_UP_MS);
  return endOfHangUp(found?.answeredAt != null);
}

/** From where the call is to the end that the console itself makes of it, when nobody else does. */
function* live(found: Call): SagaGenerator<CallEnd> {
  let stage = STAGES[found.phase];
  if (stage === 'offered') stage = yield* call(whileOffered, found);
  if (stage === 'connecting') stage = yield* call(whileConnecting, found);
  if (stage === 'spoken') {
    yield* take(forCall(found.id, calls.hangUpRequested, calls.hangUpStarted));
    stage = 'leaving';
  }
  return typeof stage === 'string' ? yield* call(leave, found.id) : stage;
}

/** A call that took the place of one on hold is held as well; the softphone answered it so. */
function* holdAsBefore({ id, replaces }: Call): SagaGenerator<void> {
  const former = replaces === undefined ? undefined : yield* select(selectKnownCall, replaces);
  if (former !== undefined && former.hold !== 'off') yield* call(setHold, id, true);
}

/**
 * Once a call is spoken no other one is: also one that was answered long after the agent dialled on, or that took
 * another one's place.
 */
function* keepAlone(begun: Call): SagaGenerator<void> {
  const { id, direction, phase, replaces } = begun;
  yield* call(untilActive, id);
  if (phase !== 'active') yield* call(holdAsBefore, begun);
  const isUnasked = direction === 'outgoing' || replaces !== undefined;
  if (isUnasked && (yield* select(selectCall, id))?.hold === 'off') yield* call(letOneHear, id);
  yield* take(forCall(id, ...OVER));
}

/** Whether the call was one of two of which one took the other's place: who is there goes on as they are. */
function* goesOn({ id, replaces }: Call): SagaGenerator<boolean> {
  const live = yield* select(selectLiveCalls);
  return live.some((other) => other.id === replaces || other.replaces === id);
}

/**
 * Everything that time does to one call, from its offer or its dialling to what its end leaves to be done. It
 * begins where the call is, so that it can be started again.
 */
export function* callLifecycle(callId: string): SagaGenerator<void> {
  const found = yield* select(selectCall, callId);
  if (found === null) return;
  const { end } = yield* race({
    over: take(forCall(callId, ...OVER)),
    end: call(live, found),
    digits: call(sendDigits, callId),
    alone: call(keepAlone, found),
  });
  if (end !== undefined) {
    yield* put(calls.ended({ callId, end }));
    yield* call(letGo, callId, false);
  }
  if (!(yield* call(goesOn, found))) yield* fork(guarded('resumeLast', resumeLast), undefined);
}

function superviseCall(callId: string): SagaGenerator<void> {
  return supervise('call', () => callLifecycle(callId));
}

/** One saga for each live call. */
export function* watchCalls(): SagaGenerator<void> {
  for (const { id } of yield* select(selectLiveCalls)) yield* fork(superviseCall, id);
  yield* takeEvery([calls.offered, calls.dialed], ({ payload }) => superviseCall(payload.callId));
}
