import { loggedOut } from '../auth/actions';
import { emptyBuckets, getEntry, withEntry, withoutEntry } from '../buckets';
import type { Buckets } from '../buckets';
import * as conversations from '../conversations/actions';
import { READ_IDLE, READ_LOADED, READ_LOADING, readFailed } from '../failure';
import type { ReadState } from '../failure';
import * as outbox from '../outbox/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import { clientMessage, withMessage, withMessages } from './pages';
import type { MessagePages } from './pages';
import type { Message } from './types';

/** The messages of one conversation. */
export interface ConversationMessages {
  pages: MessagePages;
  read: ReadState;
  /** True: a read is due before this can be trusted to be whole. */
  stale: boolean;
}

/** Messages by conversation. */
export interface MessagesState {
  byConversation: Buckets<ConversationMessages>;
}

const initialState: MessagesState = { byConversation: emptyBuckets() };

const NOTHING: ConversationMessages = { pages: [], read: READ_IDLE, stale: true };

function change(
  state: MessagesState,
  conversationId: string,
  next: (known: ConversationMessages) => ConversationMessages,
): MessagesState {
  const known = getEntry(state.byConversation, conversationId) ?? NOTHING;
  return { byConversation: withEntry(state.byConversation, conversationId, next(known)) };
}

function put(state: MessagesState, message: Message): MessagesState {
  return change(state, message.conversationId, (known) => {
    const pages = withMessage(known.pages, message);
    return pages === known.pages ? known : { ...known, pages };
  });
}

/** The provider failed on a message that the server had taken: that message alone says so (contract §5). */
function undelivered(state: MessagesState, { conversationId, clientMsgId, failure }: actions.SendSettled) {
  const known = getEntry(state.byConversation, conversationId);
  if (failure === null || clientMsgId === null || known === undefined) return state;
  const message = clientMessage(known.pages, clientMsgId);
  const errorText = failure.message === '' ? failure.code : failure.message;
  return message === null ? state : put(state, { ...message, errorText });
}

function evicted(state: MessagesState, conversationId: string): MessagesState {
  return { byConversation: withoutEntry(state.byConversation, conversationId) };
}

function staled(state: MessagesState, conversationIds: readonly string[]): MessagesState {
  return conversationIds.reduce(
    (before, id) =>
      getEntry(before.byConversation, id) === undefined
        ? before
        : change(before, id, (known) => (known.stale ? known : { ...known, stale: true })),
    state,
  );
}

/** Folds the facts of messages. */
export const messagesReducer = plainReducer<MessagesState>(initialState, (on) => {
  on(actions.received, (state, { payload }) => put(state, payload.message));
  on(actions.changed, (state, { payload }) => put(state, payload.message));
  on(actions.sendSettled, (state, { payload }) =>
    payload.message === null ? undelivered(state, payload) : put(state, payload.message),
  );
  on(outbox.delivered, (state, { payload }) => put(state, payload.message));
  on(actions.readStarted, (state, { payload }) =>
    change(state, payload.conversationId, (known) => ({ ...known, read: READ_LOADING })),
  );
  on(actions.loaded, (state, { payload }) =>
    change(state, payload.conversationId, (known) => ({
      // What came by events while the read was under way is newer than its answer.
      pages: withMessages(known.pages, payload.messages),
      read: READ_LOADED,
      stale: false,
    })),
  );
  on(actions.readFailed, (state, { payload }) =>
    change(state, payload.conversationId, (known) => ({
      ...known,
      read: readFailed({ code: payload.code, message: payload.message }),
    })),
  );
  on(actions.staled, (state, { payload }) => staled(state, payload.conversationIds));
  on(actions.forgotten, (state, { payload }) => evicted(state, payload.conversationId));
  on(conversations.ended, (state, { payload }) => evicted(state, payload.conversationId));
  on(conversations.transferred, (state, { payload }) => evicted(state, payload.conversationId));
  on(loggedOut, () => initialState);
});
