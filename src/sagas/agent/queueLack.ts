import { dialOpenRequested } from '../../store/calls/actions';
import { createOpenRequested } from '../../store/conversations/actions';
import { selectCreateQueues } from '../../store/conversations/createSelectors';
import { lacked } from '../../store/queues/actions';
import { selectVoiceQueues } from '../../store/queues/selectors';
import { put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** Without a queue to begin in there is nothing to fill in (spec 1 §5). */
function* requireQueue({ payload }: ReturnType<typeof createOpenRequested>): SagaGenerator<void> {
  const { kind } = payload;
  if ((yield* select(selectCreateQueues, kind)).length === 0) yield* put(lacked({ channel: kind }));
}

function* requireVoiceQueue(): SagaGenerator<void> {
  if ((yield* select(selectVoiceQueues)).length === 0) yield* put(lacked({ channel: 'voice' }));
}

/** Says where the agent has no queue to begin in, before anything shows. */
export function* watchQueueLack(): SagaGenerator<void> {
  yield* takeEvery(createOpenRequested, guarded('createOpen', requireQueue));
  yield* takeEvery(dialOpenRequested, guarded('dialOpen', requireVoiceQueue));
}
