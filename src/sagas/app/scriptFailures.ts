import { loggedOut } from '../../store/auth/actions';
import { ended, transferred } from '../../store/calls/actions';
import { selectIsInCall } from '../../store/calls/selectors';
import { reloadDelayed, scriptFailed } from '../../store/page/actions';
import { selectRecording } from '../../store/recording/selectors';
import type { RootState } from '../../store/rootReducer';
import { services } from '../core/context';
import { call, put, select, take, takeLeading, type SagaGenerator } from '../core/effects';
import { keepBeforeLeaving } from './leaving';
import { untilUploadsQueued } from './pendingUploads';

/** A reload would end the call: the agent is told instead, until the call is over. */
function* untilNobodySpeaks(): SagaGenerator<void> {
  if (!(yield* select(selectIsInCall))) return;
  yield* put(reloadDelayed({ reason: 'inCall' }));
  while (yield* select(selectIsInCall)) yield* take([ended, transferred, loggedOut]);
}

/** A running recording exists on this page alone. */
function selectIsRecording(state: RootState): boolean {
  return selectRecording(state) !== null;
}

function* mayReload(): SagaGenerator<boolean> {
  return !(yield* select(selectIsInCall)) && !(yield* select(selectIsRecording));
}

/** A call may come while a recording ends, and the other way round. */
function* untilMayReload(): SagaGenerator<void> {
  while (!(yield* call(mayReload))) {
    yield* call(untilNobodySpeaks);
    yield* call(untilUploadsQueued, selectIsRecording);
  }
}

function* loadAnew(): SagaGenerator<void> {
  const { browser } = yield* call(services);
  do {
    yield* call(untilMayReload);
    if (!browser.mayReloadByItself()) {
      yield* put(reloadDelayed({ reason: 'tooSoon' }));
      return;
    }
  } while (!(yield* call(keepBeforeLeaving, mayReload)));
  yield* call(browser.reloadByItself);
}

/**
 * Loads the page anew after an error of a script that nobody caught (spec 2 §8): never in a call, never while a
 * voice message is recorded, once a minute at most, and with all that the agent made on disk.
 */
export function* watchScriptFailures(): SagaGenerator<void> {
  yield* takeLeading(scriptFailed, loadAnew);
}
