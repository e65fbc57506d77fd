import { loggedOut } from '../auth/actions';
import { getEntry, withEntry, withoutEntry } from '../../lib/buckets';
import * as connection from '../connection/actions';
import * as conversations from '../conversations/actions';
import { errorTextOf, failureIn, readFailed } from '../../lib/failure';
import * as outbox from '../outbox/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import * as deletion from './deletion';
import type { Deletion } from './deletion';
import { clientMessage, messageById, withEvent, withMessage } from './pages';
import {
  markStale,
  NOTHING,
  readBegun,
  readNewest,
  readOlder,
  readWhole,
  withPages,
  type ConversationMessages,
} from './reach';
import { initialState, type MessagesState } from './state';
import type { Message } from './types';

function change(
  state: MessagesState,
  conversationId: string,
  next: (known: ConversationMessages) => ConversationMessages,
): MessagesState {
  const known = getEntry(state.byConversation, conversationId) ?? NOTHING;
  return { ...state, byConversation: withEntry(state.byConversation, conversationId, next(known)) };
}

function put(state: MessagesState, message: Message, merged = withMessage): MessagesState {
  return change(state, message.conversationId, (known) =>
    withPages(known, merged(known.pages, message), state.mayMissEvents === true),
  );
}

/** Where the provider failed on a message that the server had taken, that message alone says so (contract §5). */
function settled(
  state: MessagesState,
  { conversationId, clientMsgId, failure, message }: actions.SendSettled,
) {
  if (failure === null) return message === null ? state : put(state, message);
  const known = getEntry(state.byConversation, conversationId);
  const failed = message ?? (clientMsgId === null ? null : clientMessage(known?.pages ?? [], clientMsgId));
  return failed === null ? state : put(state, { ...failed, errorText: errorTextOf(failure) });
}

function evicted(state: MessagesState, conversationId: string): MessagesState {
  return {
    ...state,
    byConversation: withoutEntry(state.byConversation, conversationId),
    deletion: deletion.without(state.deletion, conversationId),
  };
}

/** A message that is known, with fields that say more of it. */
function putFields(state: MessagesState, ref: actions.MessageRef, fields: Partial<Message>): MessagesState {
  const known = getEntry(state.byConversation, ref.conversationId);
  const message = known === undefined ? null : messageById(known.pages, ref.messageId);
  return message === null ? state : put(state, { ...message, ...fields });
}

function withDeletion(state: MessagesState, next: Deletion | null): MessagesState {
  return next === state.deletion ? state : { ...state, deletion: next };
}

function deleted(
  state: MessagesState,
  payload: ReturnType<typeof actions.deleted>['payload'],
): MessagesState {
  const { updatedAt, ...ref } = payload;
  const known = updatedAt === null ? {} : { updatedAt };
  const marked = putFields(state, ref, { status: 'deleted', ...known });
  return withDeletion(marked, deletion.changed(state.deletion, ref, null));
}

function staled(state: MessagesState, conversationIds: readonly string[]): MessagesState {
  return conversationIds.reduce(
    (before, id) =>
      getEntry(before.byConversation, id) === undefined ? before : change(before, id, markStale),
    state,
  );
}

/** From here on no gap is unknown: nothing was missed, the server sends it, or the conversations concerned are stale. */
function inSync(state: MessagesState): MessagesState {
  const { mayMissEvents, ...rest } = state;
  return mayMissEvents === undefined ? state : rest;
}

/** A conversation that was let go meanwhile stays so. */
function older(state: MessagesState, part: actions.MessagesPart): MessagesState {
  const known = getEntry(state.byConversation, part.conversationId);
  if (known === undefined) return state;
  const next = readOlder(known, part);
  return next === known ? state : change(state, part.conversationId, () => next);
}

/** Folds the facts of messages. */
export const messagesReducer = plainReducer<MessagesState>(initialState, (on) => {
  on(actions.received, (state, { payload }) => put(state, payload.message, withEvent));
  on(actions.changed, (state, { payload }) => put(state, payload.message, withEvent));
  on(actions.sendSettled, (state, { payload }) => settled(state, payload));
  on(outbox.delivered, (state, { payload }) => put(state, payload.message));
  on(actions.deleteRequested, (state, { payload }) => withDeletion(state, deletion.asked(payload)));
  on(actions.deleteCancelRequested, (state) => withDeletion(state, null));
  on(actions.deleteStarted, (state, { payload }) =>
    withDeletion(state, deletion.changed(state.deletion, payload, { isUnderWay: true, failure: null })),
  );
  on(actions.deleted, (state, { payload }) => deleted(state, payload));
  on(actions.deleteFailed, (state, { payload }) => {
    const part = { isUnderWay: false, failure: failureIn(payload) };
    return withDeletion(state, deletion.changed(state.deletion, payload, part));
  });
  on(actions.retryStarted, (state, { payload }) => putFields(state, payload, { errorText: null }));
  on(actions.retried, (state, { payload }) => put(state, payload.message));
  on(actions.retryFailed, (state, { payload: { errorText, ...ref } }) =>
    putFields(state, ref, { errorText }),
  );
  on(actions.readStarted, (state, { payload }) => change(state, payload.conversationId, readBegun));
  on(actions.loaded, (state, { payload }) =>
    change(state, payload.conversationId, (known) => readWhole(known, payload.messages)),
  );
  on(actions.newestLoaded, (state, { payload }) =>
    change(state, payload.conversationId, (known) => readNewest(known, payload)),
  );
  on(actions.olderLoaded, (state, { payload }) => older(state, payload));
  on(actions.readFailed, (state, { payload }) =>
    change(state, payload.conversationId, (known) => ({
      ...known,
      read: readFailed({ code: payload.code, message: payload.message }),
    })),
  );
  on(actions.staled, (state, { payload }) => staled(state, payload.conversationIds));
  on(actions.forgotten, (state, { payload }) => evicted(state, payload.conversationId));
  on(conversations.openRequested, (state) => withDeletion(state, null));
  on(conversations.leaveRequested, (state) => withDeletion(state, null));
  on(conversations.removed, (state, { payload }) =>
    withDeletion(state, deletion.without(state.deletion, payload.conversationId)),
  );
  on(conversations.ended, (state, { payload }) => evicted(state, payload.conversationId));
  on(conversations.transferred, (state, { payload }) => evicted(state, payload.conversationId));
  on(connection.opened, (state) =>
    state.mayMissEvents === true ? state : { ...state, mayMissEvents: true },
  );
  on(connection.authenticated, (state, { payload }) => (payload.replay === 'gap' ? state : inSync(state)));
  on(connection.resynced, inSync);
  on(loggedOut, () => initialState);
});
