import * as outbox from '../../store/outbox/actions';
import { selectAttaching } from '../../store/outbox/selectors';
import { services } from '../core/context';
import { call, select, take, type SagaGenerator } from '../core/effects';

const CHANGES = [
  outbox.attachFileRequested,
  outbox.attachCloseRequested,
  outbox.attachReopened,
  outbox.sendFileRequested,
  outbox.fileRefused,
];

/** Lets go of the file in the attach dialog when the agent chose another one, or left without sending it. */
export function* releaseFiles(): SagaGenerator<void> {
  const { handles } = yield* call(services);
  let held: string | null = null;
  while (true) {
    yield* take(CHANGES);
    const dialog = yield* select(selectAttaching);
    const shown = dialog?.file?.uploadId ?? null;
    if (held !== null && held !== shown) handles.release(held);
    // What is being sent is the outbox's to let go.
    held = dialog?.isSending === true ? null : shown;
  }
}
