import { repaired, repairFailed, repairStarted } from '../../store/calls/actions';
import { selectLiveCalls } from '../../store/calls/selectors';
import { toFailure } from '../../lib/failure';
import { voiceServices } from '../core/context';
import { call, fork, join, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { showPresence } from './presence';

/** Runs the steps that bring the sound of a call back, and tells how that went. */
export function* mend(callId: string, steps: () => SagaGenerator<void>): SagaGenerator<void> {
  yield* put(repairStarted({ callId }));
  try {
    yield* call(steps);
    yield* put(repaired({ callId }));
  } catch (error) {
    yield* put(repairFailed({ callId, ...toFailure(error) }));
  }
}

/**
 * Takes a call over to the new socket: the exchange learns the way to us, and the sound a new path. A call that the
 * exchange no longer knows ends with this.
 */
const recoverCall = guarded('callRecovery', function* (callId: string): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  yield* call(mend, callId, function* restart(): SagaGenerator<void> {
    yield* call(softphone.restartIce, callId);
  });
});

/**
 * After a new socket is registered: the calls first, each keeping its hold, then whom the agent watches. A
 * re-INVITE before the registration would be challenged or sent astray.
 */
export function* recover(): SagaGenerator<void> {
  const live = yield* select(selectLiveCalls);
  const tasks = [];
  for (const { id, phase } of live) if (phase === 'active') tasks.push(yield* fork(recoverCall, id));
  for (const task of tasks) yield* join(task);
  yield* call(showPresence);
}
