import type { Action } from '@reduxjs/toolkit';
import { toFailure } from '../../lib/failure';
import * as devices from '../../store/devices/actions';
import { selectDevices } from '../../store/devices/selectors';
import { selectRecording } from '../../store/recording/selectors';
import { selectHasVoice } from '../../store/softphone/selectors';
import { meterWorks, microphoneFails, microphoneWorks } from '../calls/microphone';
import { services } from '../core/context';
import { call, put, race, select, take, takeLatest, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

const LEFT = [devices.settingsCloseRequested, devices.saveRequested];

/** Agents with a telephone have their devices listed by it. */
function* list(read: () => Promise<Parameters<typeof devices.listed>[0]['devices']>): SagaGenerator<void> {
  if (yield* select(selectHasVoice)) return;
  try {
    yield* put(devices.listed({ devices: yield* call(read) }));
  } catch (error) {
    yield* put(devices.listFailed(toFailure(error)));
  }
}

/** Holds a microphone open for its meter until it is left, or another one is looked at. */
function* hold(deviceId: string | null): SagaGenerator<void> {
  const { level, recorder } = yield* call(services);
  const opening = recorder.tryOut(deviceId);
  try {
    const trial = yield* call(() => opening);
    level.follow(trial.level);
    yield* call(microphoneWorks);
    yield* call(meterWorks, trial.hasLevel);
    yield* call(list, trial.devices);
    yield* take(LEFT);
  } catch (error) {
    yield* call(microphoneFails, toFailure(error).code);
  } finally {
    level.follow(null);
    // A microphone that opens only after it was left is closed as well.
    opening.then(
      (trial) => trial.close(),
      () => undefined,
    );
  }
}

function isTrial(action: Action): boolean {
  return devices.settingsOpenRequested.match(action) || devices.inputTrialRequested.match(action);
}

function* tryOut(action: Action): SagaGenerator<void> {
  // What is recorded shows its own level, which the meter reads, too.
  if ((yield* select(selectRecording)) !== null) return;
  const { chosen } = yield* select(selectDevices);
  const deviceId = devices.inputTrialRequested.match(action) ? action.payload.deviceId : chosen.input;
  yield* race({ held: call(hold, deviceId), left: take(LEFT) });
}

/** Opens the microphone while the agent looks at the audio settings, so that its level can be drawn. */
export function* watchMicrophoneTrial(): SagaGenerator<void> {
  yield* takeLatest(isTrial, guarded('microphoneTrial', tryOut));
}
