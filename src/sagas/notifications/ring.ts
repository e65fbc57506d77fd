import { selectDevices } from '../../store/devices/selectors';
import { notificationServices } from '../core/context';
import { call, select, type SagaGenerator } from '../core/effects';

/** Sounds once, where calls ring; a browser that holds the sound back is told by the chime itself. */
export function* ring(): SagaGenerator<'played' | 'locked' | 'failed'> {
  const { chime } = yield* call(notificationServices);
  const { chosen } = yield* select(selectDevices);
  return yield* call(chime.play, chosen.ring);
}
