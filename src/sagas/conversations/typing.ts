import { selectIsLive } from '../../store/connection/selectors';
import { typingRequested } from '../../store/conversations/actions';
import { selectConversation } from '../../store/conversations/selectors';
import { currentSender, services } from '../core/context';
import { call, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** A sign that may be lost: it is not kept for later. */
function* tell({ payload }: ReturnType<typeof typingRequested>): SagaGenerator<void> {
  const { commands } = yield* call(services);
  const { conversationId } = payload;
  const isMine = (yield* select(selectConversation, conversationId)) !== undefined;
  if (!isMine || !(yield* select(selectIsLive))) return;
  const sender = yield* call(currentSender);
  yield* call(commands.sendTyping, sender, conversationId);
}

/** Tells the other end that the agent types. */
export function* watchTyping(): SagaGenerator<void> {
  yield* takeEvery(typingRequested, guarded('typing', tell));
}
