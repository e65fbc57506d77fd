import { selectRing } from '../../store/calls/selectors';
import { voiceServices } from '../core/context';
import { call, select, take, type SagaGenerator } from '../core/effects';

/** Rings as the state says after every action, whatever it was: so no ring can outlast its call. */
export function* keepRinging(): SagaGenerator<void> {
  const { audio } = yield* call(voiceServices);
  let heard: ReturnType<typeof selectRing> | null = null;
  try {
    while (true) {
      const due = yield* select(selectRing);
      if (due !== heard) yield* call(audio.ring, due);
      heard = due;
      yield* take('*');
    }
  } finally {
    audio.ring('none');
  }
}
