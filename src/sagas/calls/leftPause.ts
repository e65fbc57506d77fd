import { statusReported } from '../../store/agent/actions';
import { CLASSIFYING, selectAgent } from '../../store/agent/selectors';
import { saveRequested } from '../../store/config/actions';
import { authenticated } from '../../store/connection/actions';
import { selectIsLive } from '../../store/connection/selectors';
import type { RootState } from '../../store/rootReducer';
import { selectShowsVoice } from '../../store/softphone/selectors';
import { call, select, take, type SagaGenerator } from '../core/effects';
import { adoptPause, endPause } from './classificationPause';

/** Whether an earlier page left the pause, and this one has no telephone that would end it. */
function isLeft(state: RootState): boolean {
  const isPaused = selectAgent(state).pauseReason === CLASSIFYING;
  return isPaused && selectIsLive(state) && !selectShowsVoice(state);
}

/**
 * Ends a pause "Classificando" that a telephone left behind which is turned off since: nothing is asked then, so that
 * nothing would end it. With a telephone, forced classification ends it.
 */
export function* endLeftPause(): SagaGenerator<void> {
  while (true) {
    if (yield* select(isLeft)) {
      yield* call(adoptPause);
      yield* call(endPause);
    }
    yield* take([authenticated, statusReported, saveRequested]);
  }
}
