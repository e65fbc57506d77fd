import { dialOpenRequested } from '../../store/calls/actions';
import { authenticated } from '../../store/connection/actions';
import { createOpenRequested } from '../../store/conversations/actions';
import { selectCreateQueues, selectCreation } from '../../store/conversations/createSelectors';
import { lacked, membershipsReported } from '../../store/queues/actions';
import { selectVoiceQueues } from '../../store/queues/selectors';
import { put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** Without a queue to begin in there is nothing to fill in (spec 1 §5); the last one may be taken meanwhile. */
function* requireQueue(): SagaGenerator<void> {
  const creation = yield* select(selectCreation);
  if (creation === null || creation.isSaving) return;
  const { kind } = creation;
  if ((yield* select(selectCreateQueues, kind)).length === 0) yield* put(lacked({ channel: kind }));
}

function* requireVoiceQueue(): SagaGenerator<void> {
  if ((yield* select(selectVoiceQueues)).length === 0) yield* put(lacked({ channel: 'voice' }));
}

/** Says where the agent has no queue to begin in, before anything shows or while they fill it in. */
export function* watchQueueLack(): SagaGenerator<void> {
  yield* takeEvery(
    [createOpenRequested, membershipsReported, authenticated],
    guarded('createOpen', requireQueue),
  );
  yield* takeEvery(dialOpenRequested, guarded('dialOpen', requireVoiceQueue));
}
