import { loggedOut } from '../../store/auth/actions';
import { selectDrafts } from '../../store/drafts/selectors';
import * as outbox from '../../store/outbox/actions';
import { selectOutboxItems } from '../../store/outbox/selectors';
import * as recording from '../../store/recording/actions';
import { selectRecording } from '../../store/recording/selectors';
import type { RootState } from '../../store/rootReducer';
import { call, delay, race, select, take, type SagaGenerator } from '../core/effects';

/** What ends a recording otherwise, or brings something into the outbox. */
const STEPS = [
  recording.failed,
  recording.cancelRequested,
  recording.discarded,
  outbox.queued,
  outbox.fileRefused,
  loggedOut,
];

/** Where it is not in the outbox by then it never will be, ms. */
const QUEUED_MS = 3_000;

function isQueued(state: RootState, uploadId: string): boolean {
  return Object.values(selectOutboxItems(state)).some(({ file }) => file?.uploadId === uploadId);
}

/** Whether a file that the agent sent, or a recording that is ending, is on its way into the outbox. */
export function selectHasPendingUploads(state: RootState): boolean {
  const isOfDraft = Object.values(selectDrafts(state)).some(({ files = [] }) =>
    files.some(({ isSending }) => isSending === true),
  );
  return isOfDraft || selectRecording(state)?.phase === 'ending';
}

function* untilQueued(uploadId: string): SagaGenerator<true> {
  while (!(yield* select(isQueued, uploadId))) yield* take(outbox.queued);
  return true;
}

/** Waits while something is made that only this page has, and until it is in the outbox, which is on disk. */
export function* untilUploadsQueued(isPending: (state: RootState) => boolean): SagaGenerator<void> {
  while (yield* select(isPending)) {
    const { finished } = yield* race({ finished: take(recording.finished), other: take(STEPS) });
    if (finished === undefined) continue;
    yield* race({ queued: call(untilQueued, finished.payload.file.uploadId), never: delay(QUEUED_MS) });
  }
}
