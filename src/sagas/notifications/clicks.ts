import { openRequested } from '../../store/conversations/actions';
import { selectConversation, selectSelectedId } from '../../store/conversations/selectors';
import { clicked } from '../../store/notifications/actions';
import { put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** A click on a notice opens its conversation, if that is still the agent's. */
function* follow({ payload: { conversationId } }: ReturnType<typeof clicked>): SagaGenerator<void> {
  if (conversationId === null || (yield* select(selectSelectedId)) === conversationId) return;
  const isMine = (yield* select(selectConversation, conversationId)) !== undefined;
  if (isMine) yield* put(openRequested({ conversationId }));
}

/** Opens what the agent clicks on the desktop. */
export function* followClicks(): SagaGenerator<void> {
  yield* takeEvery(clicked, guarded('noticeClick', follow));
}
