import type { Recorder } from '../../store/actionLog/recorder';
import { logoutDelayed, logoutStarted } from '../../store/auth/actions';
import { selectUser } from '../../store/auth/selectors';
import { keepDraftsNow } from '../outbox/drafts';
import { call, delay, getContext, put, race, select, type SagaGenerator } from '../core/effects';
import { selectHasPendingUploads, untilUploadsQueued } from './pendingUploads';

/** Nobody waits longer for a disk that does not answer. */
const KEEP_MS = 3_000;

function* keepAll(): SagaGenerator<void> {
  const recorder = yield* getContext<Recorder | undefined>('recorder');
  yield* call(untilUploadsQueued, selectHasPendingUploads);
  yield* call(keepDraftsNow);
  if (recorder !== undefined) yield* call(recorder.flush);
}

/**
 * Puts on disk what the agent made, before the page goes: the screens hand over what is being typed, what was sent gets
 * into the outbox, the log is written. What waits to be sent is there already.
 * @param mayGo is asked at the end, since a call may begin meanwhile
 * @returns whether the page goes
 */
export function* keepBeforeLeaving(mayGo: () => SagaGenerator<boolean>): SagaGenerator<boolean> {
  const isSignedIn = (yield* select(selectUser)) !== null;
  if (isSignedIn) yield* put(logoutStarted());
  yield* race({ kept: call(keepAll), tooLong: delay(KEEP_MS) });
  if (yield* call(mayGo)) return true;
  if (isSignedIn) yield* put(logoutDelayed());
  return false;
}
