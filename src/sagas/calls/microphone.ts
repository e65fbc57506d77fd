import * as devices from '../../store/devices/actions';
import { selectDevices, selectIsMeterLost } from '../../store/devices/selectors';
import { put, select, type SagaGenerator } from '../core/effects';
import { troubleOf } from './ends';

/** Tells that the microphone works, if that is news. */
export function* microphoneWorks(): SagaGenerator<void> {
  const { microphone } = yield* select(selectDevices);
  if (microphone !== 'open') yield* put(devices.microphoneOpened());
}

/** Tells what is wrong with the microphone, if it is that. */
export function* microphoneFails(code: string): SagaGenerator<void> {
  const trouble = troubleOf(code);
  if (trouble !== null) yield* put(devices.microphoneFailed({ trouble }));
}

/** Tells whether levels can be shown, if that is news. */
export function* meterWorks(hasLevel: boolean): SagaGenerator<void> {
  if ((yield* select(selectIsMeterLost)) === hasLevel)
    yield* put(hasLevel ? devices.meterReturned() : devices.meterLost());
}
