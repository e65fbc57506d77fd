import { selectUser } from '../../store/auth/selectors';
import * as conversations from '../../store/conversations/actions';
import { isServedBy } from '../../store/conversations/ownership';
import { selectConversation } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { received } from '../../store/messages/actions';
import { backoffDelay, RECONNECT } from '../../lib/retry';
import { services } from '../core/context';
import { call, delay, put, race, select, take, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** How often an unknown conversation is asked for; after that the next resync brings it. */
const ATTEMPTS = 4;

function* readOne(conversationId: string): SagaGenerator<Conversation | null> {
  const { conversationApi, random } = yield* call(services);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return yield* call(conversationApi.one, conversationId);
    } catch {
      yield* delay(backoffDelay(RECONNECT, attempt, random));
    }
  }
  return null;
}

/** What the server says of a conversation while it is asked for is newer than its answer. */
function overtakes(conversationId: string) {
  return (action: { type: string }) =>
    conversations.loaded.match(action) ||
    (conversations.oneLoaded.match(action) && action.payload.conversation.id === conversationId) ||
    (conversations.assigned.match(action) && action.payload.conversation.id === conversationId) ||
    (conversations.removed.match(action) && action.payload.conversationId === conversationId);
}

function* fetchUnknown({ payload }: ReturnType<typeof received>): SagaGenerator<void> {
  const { conversationId } = payload.message;
  if ((yield* select(selectConversation, conversationId)) !== undefined) return;
  const { read } = yield* race({
    overtaken: take(overtakes(conversationId)),
    read: call(readOne, conversationId),
  });
  const user = yield* select(selectUser);
  if (read !== null && read !== undefined && isServedBy(read, user))
    yield* put(conversations.oneLoaded({ conversation: read }));
}

/** A message may be of a conversation whose assignment was missed: it is fetched, never invented. */
export function* fetchUnknownConversations(): SagaGenerator<void> {
  yield* takeEvery(received, guarded('unknownConversation', fetchUnknown));
}
