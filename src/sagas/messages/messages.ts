import { serverErrorReported } from '../../store/connection/actions';
import { selectConnection } from '../../store/connection/selectors';
import * as conversations from '../../store/conversations/actions';
import { selectConversation, selectSelectedId } from '../../store/conversations/selectors';
import { toFailure } from '../../lib/failure';
import * as messages from '../../store/messages/actions';
import {
  selectClientMessage,
  selectConversationMessages,
  selectMessages,
} from '../../store/messages/selectors';
import type { Message } from '../../store/messages/types';
import { gaveUp } from '../../store/outbox/actions';
import { selectOutboxItem, selectOutboxItems } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import type { RootState } from '../../store/rootReducer';
import { services } from '../core/context';
import { call, delay, fork, put, select, takeEvery, takeLatest, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { isLong, readNewest, readOlder } from './longConversation';
import { readsAhead, type ReadsAhead } from './readAhead';

/** After a sendSuccess the messages are read again (spec 1 §7). */
const RELOAD_AFTER_SEND_MS = 1_000;

/** Reads all messages of a conversation, as the server lists them; what is on screen stays when that fails (null). */
export function* readMessageList(conversationId: string): SagaGenerator<readonly Message[] | null> {
  const { conversationApi } = yield* call(services);
  yield* put(messages.readStarted({ conversationId }));
  try {
    const read = yield* call(conversationApi.messages, conversationId);
    yield* put(messages.loaded({ conversationId, messages: read }));
    return read;
  } catch (error) {
    yield* put(messages.readFailed({ conversationId, ...toFailure(error) }));
    return null;
  }
}

/** Reads all messages of a conversation. True when they came. */
export function* readMessages(conversationId: string): SagaGenerator<boolean> {
  return (yield* call(readMessageList, conversationId)) !== null;
}

/** What the agent sees first; true when older messages are still to be read. */
function* readFirst(conversationId: string): SagaGenerator<boolean> {
  const conversation = yield* select(selectConversation, conversationId);
  if (conversation !== undefined && (yield* call(isLong, conversation))) {
    return yield* call(readNewest, conversationId);
  }
  yield* call(readMessages, conversationId);
  return false;
}

/** A long conversation is read from its end, in parts: what the agent sees first comes first. */
function* readForScreen(conversationId: string): SagaGenerator<void> {
  if (yield* call(readFirst, conversationId)) yield* call(readOlder, conversationId);
}

function selectNeedsRead(state: RootState, conversationId: string): boolean {
  return selectConversationMessages(state, conversationId)?.stale ?? true;
}

/** The open conversation is whole: read at first sight, and again once it became stale. */
function ensuresOpenIsRead({ join }: ReadsAhead) {
  return function* ensureOpenIsRead(): SagaGenerator<void> {
    const conversationId = yield* select(selectSelectedId);
    if (conversationId === null) return;
    yield* call(join, conversationId);
    if (yield* select(selectNeedsRead, conversationId)) yield* call(readForScreen, conversationId);
    else yield* call(readOlder, conversationId);
  };
}

function* reread({ payload }: ReturnType<typeof messages.readRequested>): SagaGenerator<void> {
  yield* call(readForScreen, payload.conversationId);
}

/** Whether what failed has a place that says so: a message, or the unsent item that the word is about. */
function selectHasPlace(
  state: RootState,
  { clientMsgId, conversationId, failure }: messages.SendSettled,
): boolean {
  if (clientMsgId !== null) return selectClientMessage(state, conversationId, clientMsgId) !== null;
  // At a server without acks the one that is on its way (see sagas/outbox/answer).
  const isMeant = (item: OutboxItem) =>
    item.state === 'sending' || item.failure?.message === failure?.message;
  const items = Object.values(selectOutboxItems(state));
  const isUnanswered = !selectConnection(state).acknowledges;
  return isUnanswered && items.some((item) => item.target.conversationId === conversationId && isMeant(item));
}

function* settleSend({ payload }: ReturnType<typeof messages.sendSettled>): SagaGenerator<void> {
  const { clientMsgId, conversationId, failure, message } = payload;
  if (failure === null || message !== null) return;
  const item = clientMsgId === null ? undefined : yield* select(selectOutboxItem, clientMsgId);
  if (item !== undefined) {
    yield* put(gaveUp({ clientMsgId: item.clientMsgId, ...failure }));
  } else if (!(yield* select(selectHasPlace, payload))) {
    yield* put(serverErrorReported({ ...failure, conversationId }));
  }
}

/** One reload for each conversation, however many of its messages were settled meanwhile (contract §5). */
function reloadsAfterSend() {
  const due = new Set<string>();
  return function* reloadAfterSend({
    payload,
  }: ReturnType<typeof messages.sendSettled>): SagaGenerator<void> {
    const { conversationId, failure } = payload;
    if (failure !== null || due.has(conversationId)) return;
    due.add(conversationId);
    yield* delay(RELOAD_AFTER_SEND_MS);
    due.delete(conversationId);
    yield* put(messages.staled({ conversationIds: [conversationId] }));
  };
}

/** An own message that a read finds pending is read again after these, where no event tells more of it meanwhile. */
const RELOADS_OF_PENDING_MS = [1_000, 5_000, 25_000];

type Loaded = ReturnType<typeof messages.loaded> | ReturnType<typeof messages.newestLoaded>;

function isPending({ direction, status }: Message): boolean {
  return direction === 'agent' && status === 'pending';
}

/** A server without acks, or one whose socket fell mute, tells what became of a message only to a further read. */
function reloadsOfPending() {
  const timesSeen = new Map<string, number>();
  return function* reloadPending({ payload }: Loaded): SagaGenerator<void> {
    const { conversationId } = payload;
    const ids = payload.messages.filter(isPending).map(({ id }) => id);
    if (ids.length === 0) return;
    const seenLeast = Math.min(...ids.map((id) => timesSeen.get(id) ?? 0));
    const wait = RELOADS_OF_PENDING_MS[seenLeast];
    if (wait === undefined) return;
    for (const id of ids) timesSeen.set(id, (timesSeen.get(id) ?? 0) + 1);
    yield* delay(wait);
    const known = yield* select(selectMessages, conversationId);
    if (!known.some((message) => isPending(message) && ids.includes(message.id))) return;
    yield* put(messages.staled({ conversationIds: [conversationId] }));
  };
}

/** Keeps the messages on screen whole. */
export function* watchMessages(): SagaGenerator<void> {
  const mayNeedRead = [
    conversations.openRequested,
    conversations.created,
    conversations.loaded,
    messages.staled,
  ];
  const ahead = readsAhead(selectNeedsRead, readFirst);
  const ensureOpenIsRead = ensuresOpenIsRead(ahead);
  yield* takeEvery(messages.readAheadRequested, guarded('messagesReadAhead', ahead.begin));
  yield* takeLatest(mayNeedRead, guarded('messagesRead', ensureOpenIsRead));
  yield* takeEvery(messages.readRequested, guarded('messagesReread', reread));
  yield* takeEvery(messages.sendSettled, guarded('sendSettled', settleSend));
  yield* takeEvery(messages.sendSettled, guarded('sendReload', reloadsAfterSend()));
  yield* takeEvery([messages.loaded, messages.newestLoaded], guarded('pendingReload', reloadsOfPending()));
  yield* fork(ensureOpenIsRead);
}
