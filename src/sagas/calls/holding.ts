import * as calls from '../../store/calls/actions';
import { selectCall, selectLiveCalls } from '../../store/calls/selectors';
import type { Call } from '../../store/calls/types';
import { toFailure } from '../../lib/failure';
import { voiceServices } from '../core/context';
import { call, delay, fork, join, put, select, take, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { setLevel } from './controls';
import { forCall } from './forCall';

/** What may end a turn of hold. */
const SETTLING = [calls.holdChanged, calls.holdFailed, calls.ended, calls.transferred] as const;

/** The call, once no hold or resume of it is under way; null when it is not spoken any more. */
function* settledCall(callId: string): SagaGenerator<Call | null> {
  while (true) {
    const found = yield* select(selectCall, callId);
    if (found?.phase !== 'active') return null;
    if (found.hold === 'on' || found.hold === 'off') return found;
    yield* take(forCall(callId, ...SETTLING));
  }
}

/**
 * Holds a call or takes it back, after what is under way. True when it is so in the end, or when the call is
 * over; only the other side's 2xx makes it so.
 */
export function* setHold(callId: string, held: boolean): SagaGenerator<boolean> {
  const { softphone } = yield* call(voiceServices);
  const found = yield* call(settledCall, callId);
  if (found === null || (found.hold === 'on') === held) return true;
  yield* put(calls.holdStarted({ callId, held }));
  try {
    yield* call(held ? softphone.hold : softphone.resume, callId);
    yield* put(calls.holdChanged({ callId, held }));
    return true;
  } catch (error) {
    yield* put(calls.holdFailed({ callId, held, ...toFailure(error) }));
    return (yield* select(selectCall, callId))?.phase !== 'active';
  }
}

/** Holds every call but this one, and but the one whose place it takes, which is about to end. True when no other one can hear the agent. */
export function* holdOthers(callId: string): SagaGenerator<boolean> {
  const live = yield* select(selectLiveCalls);
  const spared = [callId, live.find(({ id }) => id === callId)?.replaces];
  const tasks = [];
  for (const { id, phase } of live)
    if (!spared.includes(id) && phase === 'active') tasks.push(yield* fork(setHold, id, true));
  let areHeld = true;
  for (const task of tasks) areHeld = (yield* join(task)) && areHeld;
  return areHeld;
}

/**
 * Sees to it that one call at a time hears the agent, once this one does: the others are held; where one refuses, this one
 * is; where it refuses as well, its microphone is off, which the agent sees.
 */
export function* letOneHear(callId: string): SagaGenerator<void> {
  if (yield* call(holdOthers, callId)) return;
  if (yield* call(setHold, callId, true)) return;
  yield* call(() => setLevel(callId, 'microphone', { muted: true }));
}

/** Takes a call from hold. One that cannot be held keeps the agent: nobody is to hear another's call. */
export function* resume(callId: string): SagaGenerator<void> {
  if ((yield* select(selectCall, callId))?.phase !== 'active') return;
  if (yield* call(holdOthers, callId)) yield* call(setHold, callId, false);
}

/**
 * When a call ended and one single held call is left, the agent is back with it (spec 2 §4). Not with one that
 * ends in the same breath, as both legs of a transfer do, or is on its way to somebody else.
 */
export function* resumeLast(): SagaGenerator<void> {
  yield* delay(0);
  const [last, ...others] = yield* select(selectLiveCalls);
  if (last === undefined || others.length > 0 || last.transfer !== null) return;
  yield* call(setHold, last.id, false);
}

/** Holds and resumes as the agent wishes. */
export function* watchHolding(): SagaGenerator<void> {
  yield* takeEvery(
    calls.holdRequested,
    guarded('hold', function* ({ payload }: ReturnType<typeof calls.holdRequested>): SagaGenerator<void> {
      yield* call(setHold, payload.callId, true);
    }),
  );
  yield* takeEvery(
    calls.resumeRequested,
    guarded('resume', function* ({ payload }: ReturnType<typeof calls.resumeRequested>): SagaGenerator<void> {
      yield* call(resume, payload.callId);
    }),
  );
}
