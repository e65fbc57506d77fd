import { repairAbandoned, repaired, repairFailed, repairStarted } from '../../store/calls/actions';
import { selectCall, selectLiveCalls } from '../../store/calls/selectors';
import { toFailure } from '../../lib/failure';
import { voiceServices } from '../core/context';
import { call, cancelled, delay, fork, join, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { showPresence } from './presence';

/** Runs the steps that bring the sound of a call back, and tells how that went: true, it is back. */
export function* mend(callId: string, steps: () => SagaGenerator<void>): SagaGenerator<boolean> {
  yield* put(repairStarted({ callId }));
  try {
    yield* call(steps);
    yield* put(repaired({ callId }));
    return true;
  } catch (error) {
    yield* put(repairFailed({ callId, ...toFailure(error) }));
    return false;
  } finally {
    if (yield* cancelled()) yield* put(repairAbandoned({ callId }));
  }
}

/** An exchange that could not take a call over is asked again after so long, then ever later, ms. */
const AGAIN_MS = [5_000, 10_000, 20_000, 40_000];

/**
 * Takes a call over to the new socket: the exchange learns the way to us, and the sound a new path. A call that the
 * exchange no longer knows ends with this; true: it was taken over.
 */
function* takeOver(callId: string): SagaGenerator<boolean> {
  const { softphone } = yield* call(voiceServices);
  return yield* call(mend, callId, function* restart(): SagaGenerator<void> {
    yield* call(softphone.restartIce, callId);
  });
}

/** A call that the exchange could not take over goes on as it is, and is asked for again. */
const takeOverLater = guarded('callRecovery', function* (callId: string): SagaGenerator<void> {
  for (const waitMs of AGAIN_MS) {
    yield* delay(waitMs);
    if ((yield* select(selectCall, callId))?.phase !== 'active') return;
    if (yield* call(takeOver, callId)) return;
  }
});

/** The caller may have given up while no CANCEL could come. */
const proveOffer = guarded('callRecovery', function* (callId: string): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  yield* call(softphone.proveOffer, callId);
});

/**
 * After a new socket is registered: the calls first, each keeping its hold, and those that ring, then whom the agent
 * watches. A re-INVITE before the registration would be challenged or sent astray.
 */
export function* recover(): SagaGenerator<void> {
  const live = yield* select(selectLiveCalls);
  for (const { id, phase } of live) if (phase === 'offered') yield* fork(proveOffer, id);
  const active = live.filter(({ phase }) => phase === 'active');
  const tasks = [];
  for (const { id } of active) tasks.push({ id, task: yield* fork(takeOver, id) });
  const left = [];
  for (const { id, task } of tasks) if (!(yield* join(task))) left.push(id);
  yield* call(showPresence);
  for (const id of left) yield* fork(takeOverLater, id);
}
