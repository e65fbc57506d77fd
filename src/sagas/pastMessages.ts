import { selectConversation, selectSelectedId } from '../store/conversations/selectors';
import * as messages from '../store/messages/actions';
import { selectConversationMessages } from '../store/messages/selectors';
import { call, cancel, fork, put, select, take, takeEvery } from './effects';
import type { SagaGenerator } from './effects';
import { guarded } from './guarded';
import { readMessages } from './messages';

function* readUnlessKnown(conversationId: string): SagaGenerator<void> {
  const known = yield* select(selectConversationMessages, conversationId);
  if (known === undefined || known.stale) yield* call(readMessages, conversationId);
}

/** Whether its messages are wanted elsewhere: it is the agent's own, or stands on screen. */
function* isWanted(conversationId: string): SagaGenerator<boolean> {
  const own = yield* select(selectConversation, conversationId);
  return own !== undefined || (yield* select(selectSelectedId)) === conversationId;
}

function closes(conversationId: string) {
  return (action: { type: string }) =>
    messages.pastCloseRequested.match(action) && action.payload.conversationId === conversationId;
}

/** Reads a conversation as long as the agent looks into it; what was read is let go afterwards. */
function* showPast({ payload }: ReturnType<typeof messages.pastOpenRequested>): SagaGenerator<void> {
  const { conversationId } = payload;
  const reading = yield* fork(readUnlessKnown, conversationId);
  yield* take(closes(conversationId));
  if (yield* call(isWanted, conversationId)) return;
  yield* cancel(reading);
  yield* put(messages.forgotten({ conversationId }));
}

/** Lets the agent look into conversations of the past. */
export function* watchPastMessages(): SagaGenerator<void> {
  yield* takeEvery(messages.pastOpenRequested, guarded('pastMessages', showPast));
}
