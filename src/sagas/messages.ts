import * as conversations from '../store/conversations/actions';
import { selectSelectedId } from '../store/conversations/selectors';
import { toFailure } from '../store/failure';
import * as messages from '../store/messages/actions';
import { selectConversationMessages } from '../store/messages/selectors';
import { gaveUp } from '../store/outbox/actions';
import { selectOutboxItem } from '../store/outbox/selectors';
import { services } from './context';
import { call, delay, fork, put, select, takeEvery, takeLatest } from './effects';
import type { SagaGenerator } from './effects';
import { guarded } from './guarded';

/** After a sendSuccess the messages are read again (spec 1 §7). */
const RELOAD_AFTER_SEND_MS = 1_000;

/** Reads a conversation's messages; what is on screen stays when that fails. */
export function* readMessages(conversationId: string): SagaGenerator<void> {
  const { conversationApi } = yield* call(services);
  yield* put(messages.readStarted({ conversationId }));
  try {
    const read = yield* call(conversationApi.messages, conversationId);
    yield* put(messages.loaded({ conversationId, messages: read }));
  } catch (error) {
    yield* put(messages.readFailed({ conversationId, ...toFailure(error) }));
  }
}

/** The open conversation is whole: read at first sight, and again once it became stale. */
function* ensureOpenIsRead(): SagaGenerator<void> {
  const conversationId = yield* select(selectSelectedId);
  if (conversationId === null) return;
  const known = yield* select(selectConversationMessages, conversationId);
  if (known === undefined || known.stale) yield* call(readMessages, conversationId);
}

function* reread({ payload }: ReturnType<typeof messages.readRequested>): SagaGenerator<void> {
  yield* call(readMessages, payload.conversationId);
}

function* settleSend({ payload }: ReturnType<typeof messages.sendSettled>): SagaGenerator<void> {
  const { clientMsgId, failure } = payload;
  if (failure === null || clientMsgId === null) return;
  const item = yield* select(selectOutboxItem, clientMsgId);
  if (item !== undefined) yield* put(gaveUp({ clientMsgId, ...failure }));
}

function* reloadAfterSend({ payload }: ReturnType<typeof messages.sendSettled>): SagaGenerator<void> {
  if (payload.failure !== null) return;
  yield* delay(RELOAD_AFTER_SEND_MS);
  yield* put(messages.staled({ conversationIds: [payload.conversationId] }));
}

/** Keeps the messages on screen whole. */
export function* watchMessages(): SagaGenerator<void> {
  const mayNeedRead = [conversations.openRequested, conversations.loaded, messages.staled];
  yield* takeLatest(mayNeedRead, guarded('messagesRead', ensureOpenIsRead));
  yield* takeEvery(messages.readRequested, guarded('messagesReread', reread));
  yield* takeEvery(messages.sendSettled, guarded('sendSettled', settleSend));
  yield* takeLatest(messages.sendSettled, guarded('sendReload', reloadAfterSend));
  yield* fork(ensureOpenIsRead);
}
