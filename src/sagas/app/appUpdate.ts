import { buffers, eventChannel } from 'redux-saga';
import { shown } from '../../store/app/actions';
import { selectIsInCall } from '../../store/calls/selectors';
import { selectPendingClassificationCount, selectUnsentCount } from '../../store/outbox/selectors';
import { leadershipGained, updateFound, updateStarted } from '../../store/page/actions';
import { selectIsElsewhere } from '../../store/page/selectors';
import { selectRecording } from '../../store/recording/selectors';
import type { RootState } from '../../store/rootReducer';
import type { AppServiceWorker } from '../../services/serviceWorker/serviceWorker';
import { services } from '../core/context';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from '../core/effects';
import { keepBeforeLeaving } from './leaving';

/** The first screen comes first. */
const AFTER_START_MS = 10_000;

const LOOK_EACH_MS = 60 * 60_000;

/** While an update waits, the moment is looked at so often. */
const QUIET_CHECK_MS = 15_000;

function selectIsBusy(state: RootState): boolean {
  const isSending = selectUnsentCount(state) > 0 || selectPendingClassificationCount(state) > 0;
  return isSending || selectIsInCall(state) || selectRecording(state) !== null;
}

/**
 * No call, nothing in flight, nothing open or written, and nobody at the keyboard. A tab that only waits follows the one
 * that works.
 */
function* isQuiet(worker: AppServiceWorker): SagaGenerator<boolean> {
  if (yield* select(selectIsElsewhere)) return !worker.isUpdateWaiting();
  return !(yield* select(selectIsBusy)) && !worker.isTouched();
}

/** Asking the server takes its time, in which a call may begin. */
function* mayLoad(worker: AppServiceWorker): SagaGenerator<boolean> {
  if (!(yield* call(isQuiet, worker)) || !(yield* call(worker.isServed))) return false;
  return yield* call(isQuiet, worker);
}

/**
 * The newer version is loaded in a quiet moment; what the agent made is on disk first. It takes over by itself then
 * (`followPage`): a page that is loaded while it does so may wait for its answer for ever.
 */
function* update(worker: AppServiceWorker): SagaGenerator<void> {
  const { browser } = yield* call(services);
  yield* put(updateFound());
  do {
    while (!(yield* call(mayLoad, worker))) yield* delay(QUIET_CHECK_MS);
    yield* put(updateStarted());
  } while (!(yield* call(keepBeforeLeaving, () => isQuiet(worker))));
  yield* call(browser.reload);
}

function* lookForUpdates(worker: AppServiceWorker): SagaGenerator<void> {
  const { clock } = yield* call(services);
  let lookedAt = clock.now();
  while (true) {
    yield* race({ due: delay(LOOK_EACH_MS), shown: take(shown) });
    if (clock.now() - lookedAt < LOOK_EACH_MS) continue;
    lookedAt = clock.now();
    // Without a network there is nothing new.
    yield* call(() => worker.look().catch(() => undefined));
  }
}

function* untilUpdateWaits(worker: AppServiceWorker): SagaGenerator<void> {
  const changes = eventChannel<true>((emit) => worker.subscribe(() => emit(true)), buffers.sliding(1));
  try {
    while (!worker.isUpdateWaiting()) yield* take(changes);
  } finally {
    changes.close();
  }
}

/** A page that came from the server is of the newer version itself: only what is kept has to follow, not the page. */
function* followPage(worker: AppServiceWorker): SagaGenerator<void> {
  while (yield* select(selectIsElsewhere)) yield* take(leadershipGained);
  yield* call(worker.takeOver);
  yield* call(untilUpdateWaits, worker);
}

/** Keeps the console on this machine, so that it opens without a network, and brings its next version. */
export function* keepAppUpdated(): SagaGenerator<void> {
  const { deployment, serviceWorker: worker } = yield* call(services);
  if (!worker.isPossible) return;
  yield* delay(AFTER_START_MS);
  if (!deployment.mayBeKept()) {
    yield* call(worker.remove);
    return;
  }
  if (!(yield* call(worker.keep))) return;
  yield* fork(lookForUpdates, worker);
  yield* call(untilUpdateWaits, worker);
  while (yield* call(worker.isOfWaiting)) yield* call(followPage, worker);
  yield* call(update, worker);
}
