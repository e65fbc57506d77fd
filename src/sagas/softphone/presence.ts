import * as presence from '../../store/presence/actions';
import type { RootState } from '../../store/rootReducer';
import { selectCanDial } from '../../store/softphone/selectors';
import { services, voiceServices } from '../core/context';
import { call, put, select, takeLatest, takeLeading, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

function selectWatched(state: RootState): readonly string[] {
  return state.presence.watched;
}

/** Subscribes to those whom the agent looks at. Without a registration it waits for the next one. */
export function* showPresence(): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  if (yield* select(selectCanDial)) yield* call(softphone.watchPresence, yield* select(selectWatched));
}

/** Reads which extensions there are, once a session; a centre that does not tell is asked at the next look. */
function* readExtensions(): SagaGenerator<void> {
  const { agentApi } = yield* call(services);
  if ((yield* select(({ presence: { extensions } }: RootState) => extensions)) !== null) return;
  try {
    yield* put(presence.extensionsLoaded({ extensions: yield* call(agentApi.extensions) }));
  } catch {
    // The agents of the queues are offered without them.
  }
}

/** Keeps the subscriptions to other extensions as the agent looks at them. */
export function* watchPresence(): SagaGenerator<void> {
  const wishes = [presence.watchRequested, presence.unwatchRequested];
  yield* takeLatest(wishes, guarded('presence', showPresence));
  yield* takeLeading(presence.extensionsReadRequested, guarded('extensions', readExtensions));
}
