import * as devices from '../../store/devices/actions';
import { selectDevices, selectInputs } from '../../store/devices/selectors';
import { selectProcessing } from '../../store/devices/processingSelectors';
import { toFailure } from '../../lib/failure';
import { voiceServices } from '../core/context';
import { call, fork, put, select, takeEvery, takeLeading, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { microphoneFails, microphoneWorks } from './microphone';

/** Uses what the agent chose, in this session or an earlier one. */
function* useChosen(): SagaGenerator<void> {
  const { audio } = yield* call(voiceServices);
  const { chosen } = yield* select(selectDevices);
  yield* call(audio.choose, chosen);
}

/** What the agent has done to the sound, in this session or an earlier one. */
function* useProcessing(): SagaGenerator<void> {
  const { audio } = yield* call(voiceServices);
  yield* call(audio.process, yield* select(selectProcessing));
}

function* listDevices(): SagaGenerator<void> {
  const { audio } = yield* call(voiceServices);
  try {
    yield* call(audio.watchDevices);
  } catch (error) {
    yield* put(devices.listFailed(toFailure(error)));
  }
}

/** The browser's question for the microphone, so that no caller has to wait for it. */
function* askForMicrophone(): SagaGenerator<void> {
  const { audio } = yield* call(voiceServices);
  try {
    yield* call(audio.askForMicrophone);
    yield* call(microphoneWorks);
  } catch (error) {
    yield* call(microphoneFails, toFailure(error).code);
  }
}

/** A microphone may be allowed or plugged in after all: asked again when the agent looks at the settings. */
function* askAgain(): SagaGenerator<void> {
  if ((yield* select(selectDevices)).microphone !== 'open') yield* call(askForMicrophone);
}

function* askForNewcomer(): SagaGenerator<void> {
  const isMissing = (yield* select(selectDevices)).microphone === 'missing';
  if (isMissing && (yield* select(selectInputs)).length > 0) yield* call(askForMicrophone);
}

/** Within the agent's click, as browsers demand. */
function* unlock(): SagaGenerator<void> {
  const { audio } = yield* call(voiceServices);
  yield* call(audio.unlock);
}

function* testRing({ payload }: ReturnType<typeof devices.ringTestRequested>): SagaGenerator<void> {
  const { audio } = yield* call(voiceServices);
  yield* call(audio.testRing, payload.deviceId);
}

function* begin(): SagaGenerator<void> {
  yield* call(useChosen);
  yield* call(useProcessing);
  yield* call(listDevices);
  yield* call(askForMicrophone);
}

/** Keeps the sound on the devices that the agent chose, and the microphone at hand. */
export function* watchDevices(): SagaGenerator<void> {
  yield* takeEvery(devices.saveRequested, guarded('devicesChosen', useChosen));
  yield* takeEvery(devices.processingRequested, guarded('soundProcessing', useProcessing));
  yield* takeEvery(devices.unlockRequested, guarded('soundUnlock', unlock));
  yield* takeEvery(devices.ringTestRequested, guarded('ringTest', testRing));
  yield* takeLeading(devices.settingsOpenRequested, guarded('microphoneAgain', askAgain));
  yield* takeLeading(devices.listed, guarded('microphoneNew', askForNewcomer));
  yield* fork(begin);
}
