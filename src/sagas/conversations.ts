import { shown } from '../store/app/actions';
import { selectUser } from '../store/auth/selectors';
import * as actions from '../store/conversations/actions';
import { selectConversation, selectSelectedId } from '../store/conversations/selectors';
import { toFailure } from '../store/failure';
import { loaded as messagesLoaded, received } from '../store/messages/actions';
import { selectNewestMessageId } from '../store/messages/selectors';
import { currentSender, services } from './context';
import { call, debounce, delay, put, select, takeEvery, takeLatest, takeLeading } from './effects';
import type { SagaGenerator } from './effects';
import { guarded } from './guarded';

/** Rest after typing before the list is filtered (spec 1 §9). */
const SEARCH_REST_MS = 500;

/** Signals that the set changed come in bursts; one read serves them (contract §5). */
const SIGNAL_REST_MS = 300;

/** Several messages of an open conversation are marked read together. */
const READ_REST_MS = 300;

/** Reads the agent's conversations; what is on screen stays when that fails. */
export function* readActive(): SagaGenerator<void> {
  const { conversationApi } = yield* call(services);
  const user = yield* select(selectUser);
  if (user === null) return;
  yield* put(actions.readStarted());
  try {
    const { conversations } = yield* call(conversationApi.active, user.fullName);
    yield* put(actions.loaded({ conversations }));
  } catch (error) {
    yield* put(actions.readFailed(toFailure(error)));
  }
}

function* rereadOnSignal({ payload }: ReturnType<typeof actions.activeSetReported>): SagaGenerator<void> {
  if (payload.conversations !== null) return;
  yield* delay(SIGNAL_REST_MS);
  yield* call(readActive);
}

/** An event may speak of a conversation whose assignment was missed: fetch it, never invent it. */
function* adoptUnknown({ payload }: ReturnType<typeof received>): SagaGenerator<void> {
  const { conversationId } = payload.message;
  if ((yield* select(selectConversation, conversationId)) !== undefined) return;
  const { conversationApi } = yield* call(services);
  const user = yield* select(selectUser);
  const conversation = yield* call(conversationApi.one, conversationId);
  const isMine = conversation?.status === 'active' && conversation.lastAgent === user?.fullName;
  if (conversation !== null && isMine) yield* put(actions.oneLoaded({ conversation }));
}

/** Tells the server how far the agent has read, so that other tabs and a reload agree. */
function* markRead(): SagaGenerator<void> {
  yield* delay(READ_REST_MS);
  const { browser, commands, ids } = yield* call(services);
  const conversationId = yield* select(selectSelectedId);
  if (conversationId === null || !browser.isVisible()) return;
  const newest = yield* select(selectNewestMessageId, conversationId);
  if (newest === null) return;
  const sender = yield* call(currentSender);
  yield* call(commands.markRead, sender, ids.newId(), conversationId, newest);
}

function* settleSearch({ payload }: ReturnType<typeof actions.searchRequested>): SagaGenerator<void> {
  yield* put(actions.searchSettled(payload));
}

/** Keeps the list of conversations in step with the server and the agent's search. */
export function* watchConversations(): SagaGenerator<void> {
  yield* debounce(SEARCH_REST_MS, actions.searchRequested, guarded('search', settleSearch));
  yield* takeLeading(actions.readRequested, guarded('conversationsRead', readActive));
  yield* takeLatest(actions.activeSetReported, guarded('activeSet', rereadOnSignal));
  yield* takeEvery(received, guarded('unknownConversation', adoptUnknown));
  const mayBeRead = [actions.openRequested, received, messagesLoaded, shown];
  yield* takeLatest(mayBeRead, guarded('markRead', markRead));
}
