import * as presence from '../../store/presence/actions';
import type { RootState } from '../../store/rootReducer';
import { selectCanDial } from '../../store/softphone/selectors';
import { voiceServices } from '../core/context';
import { call, select, takeLatest, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

function selectWatched(state: RootState): readonly string[] {
  return state.presence.watched;
}

/** Subscribes to those whom the agent looks at. Without a registration it waits for the next one. */
export function* showPresence(): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  if (yield* select(selectCanDial)) yield* call(softphone.watchPresence, yield* select(selectWatched));
}

/** Keeps the subscriptions to other extensions as the agent looks at them. */
export function* watchPresence(): SagaGenerator<void> {
  const wishes = [presence.watchRequested, presence.unwatchRequested];
  yield* takeLatest(wishes, guarded('presence', showPresence));
}
