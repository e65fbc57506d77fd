import { hidden, shown } from '../app/actions';
import { loggedOut } from '../auth/actions';
import { emptyBuckets, getEntry } from '../buckets';
import * as classification from '../classification/actions';
import { READ_IDLE, READ_LOADED, READ_LOADING, readFailed } from '../failure';
import type { Failure, ReadState } from '../failure';
import * as messages from '../messages/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import { inPlace, listOf, onTop, taken } from './list';
import type { ConversationList } from './list';
import { EMPTY_ORDER } from './order';
import type { Conversation, ConversationPatch, RemovalReason } from './types';

/** The agent's conversations, which one is open, and what is being done with them. */
export interface ConversationsState extends ConversationList {
  /** The conversation on screen; kept across a reload. */
  selectedId: string | null;
  /** The conversation on screen when it left the agent: stays there, read-only, until another opens. */
  departed: { conversation: Conversation; reason: RemovalReason | null; to: string | null } | null;
  /** Whether the agent can see the page: the open conversation is read only then. */
  visible: boolean;
  read: ReadState;
  /** What the search box shows, and what filters the list once typing rested. */
  search: { typed: string; applied: string };
  /** Whose end the agent is asked to confirm; stays until the server ended it or the agent says no. */
  confirmingEnd: { conversationId: string } | null;
  /** Conversations whose end the server has not answered yet, with the refusal if it came. */
  ending: Readonly<Record<string, Failure | null>>;
  /** Who is writing where, with when it was said (ms). */
  typing: Readonly<Record<string, { who: string; state: 'typing' | 'recording'; at: number }>>;
}

const initialState: ConversationsState = {
  byId: emptyBuckets(),
  order: EMPTY_ORDER,
  selectedId: null,
  departed: null,
  visible: true,
  read: READ_IDLE,
  search: { typed: '', applied: '' },
  confirmingEnd: null,
  ending: {},
  typing: {},
};

/** The question is dropped when its conversation is no longer the agent's. */
function stillAsking(state: ConversationsState): ConversationsState {
  const { confirmingEnd } = state;
  if (confirmingEnd === null || getEntry(state.byId, confirmingEnd.conversationId) !== undefined)
    return state;
  return { ...state, confirmingEnd: null };
}

function conversationOf(state: ConversationsState, id: string | null): Conversation | null {
  return id === null ? null : (getEntry(state.byId, id)?.conversation ?? null);
}

/** The set that the server names replaces the known one; the open conversation stays on screen. */
function replaceAll(state: ConversationsState, conversations: readonly Conversation[]): ConversationsState {
  const before = conversationOf(state, state.selectedId);
  const next = stillAsking({ ...state, ...listOf(conversations) });
  if (state.selectedId === null || conversationOf(next, state.selectedId) !== null) return next;
  if (before !== null) return { ...next, departed: { conversation: before, reason: null, to: null } };
  return state.departed === null ? { ...next, selectedId: null } : next;
}

function patched(state: ConversationsState, patch: ConversationPatch, top: boolean): ConversationsState {
  const before = conversationOf(state, patch.id);
  if (before === null) return state;
  const conversation = { ...before, ...patch };
  return top ? onTop(state, conversation) : inPlace(state, conversation);
}

function withoutKey<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!Object.hasOwn(record, key)) return record;
  const { [key]: _removed, ...rest } = record;
  return rest;
}

function left(state: ConversationsState, id: string): ConversationsState {
  return stillAsking({
    ...taken(state, id),
    ending: withoutKey(state.ending, id),
    typing: withoutKey(state.typing, id),
  });
}

function removed(state: ConversationsState, id: string, reason: RemovalReason, to: string | null) {
  const conversation = conversationOf(state, id);
  if (conversation === null) return state;
  const next = left(state, id);
  return state.selectedId === id ? { ...next, departed: { conversation, reason, to } } : next;
}

function received(state: ConversationsState, payload: messages.Received): ConversationsState {
  const { message } = payload;
  const before = conversationOf(state, message.conversationId);
  if (before === null) return state;
  const counted = message.direction === 'customer' ? before.unread + 1 : before.unread;
  const unread =
    state.selectedId === before.id && state.visible ? 0 : (payload.conversation?.unread ?? counted);
  const patch = { lastMessage: message.text, lastMessageAt: message.sentAt, ...payload.conversation };
  const next = patched(state, { ...patch, id: before.id, unread }, true);
  // Who sent it is not writing it any more.
  return message.direction === 'customer' ? { ...next, typing: withoutKey(next.typing, before.id) } : next;
}

function ending(state: ConversationsState, id: string, failure: Failure | null): ConversationsState {
  if (conversationOf(state, id) === null) return state;
  const next = { ...state, ending: { ...state.ending, [id]: failure } };
  // A refusal is told where the end can be tried again, also when it followed a classification.
  return failure === null ? next : { ...next, confirmingEnd: state.confirmingEnd ?? { conversationId: id } };
}

function answered(state: ConversationsState): ConversationsState {
  return state.confirmingEnd === null ? state : { ...state, confirmingEnd: null };
}

function opened(state: ConversationsState, id: string): ConversationsState {
  const departed = state.departed?.conversation.id === id ? state.departed : null;
  return { ...patched(state, { id, unread: 0 }, false), selectedId: id, departed };
}

function looked(state: ConversationsState): ConversationsState {
  const seen = { ...state, visible: true };
  return state.selectedId === null ? seen : patched(seen, { id: state.selectedId, unread: 0 }, false);
}

/** Folds the facts of the agent's conversations. */
export const conversationsReducer = plainReducer<ConversationsState>(initialState, (on) => {
  on(actions.openRequested, (state, { payload }) => opened(state, payload.conversationId));
  on(actions.leaveRequested, (state) => ({ ...state, selectedId: null, departed: null }));
  on(actions.searchRequested, (state, { payload }) => ({
    ...state,
    search: { ...state.search, typed: payload.text },
  }));
  on(actions.searchSettled, (state, { payload }) => ({
    ...state,
    search: { ...state.search, applied: payload.text },
  }));
  on(actions.readStarted, (state) => ({ ...state, read: READ_LOADING }));
  on(actions.loaded, (state, { payload }) => ({
    ...replaceAll(state, payload.conversations),
    read: READ_LOADED,
  }));
  on(actions.readFailed, (state, { payload }) => ({ ...state, read: readFailed(payload) }));
  on(actions.activeSetReported, (state, { payload }) =>
    payload.conversations === null ? state : replaceAll(state, payload.conversations),
  );
  on(actions.assigned, (state, { payload }) => onTop(state, payload.conversation));
  on(actions.oneLoaded, (state, { payload }) => onTop(state, payload.conversation));
  on(actions.removed, (state, { payload }) =>
    removed(state, payload.conversationId, payload.reason, payload.to),
  );
  on(actions.endConfirmationDue, (state, { payload }) =>
    stillAsking({
      ...state,
      confirmingEnd: payload,
      ending: withoutKey(state.ending, payload.conversationId),
    }),
  );
  on(actions.endCancelRequested, (state) => answered(state));
  on(classification.openRequested, (state) => answered(state));
  on(classification.becameDue, (state) => answered(state));
  on(actions.endConfirmRequested, (state, { payload }) => ending(state, payload.conversationId, null));
  on(actions.endStarted, (state, { payload }) => ending(state, payload.conversationId, null));
  on(actions.ended, (state, { payload }) => {
    const next = left(state, payload.conversationId);
    return state.selectedId === payload.conversationId ? { ...next, selectedId: null, departed: null } : next;
  });
  on(actions.endFailed, (state, { payload }) =>
    ending(state, payload.conversationId, { code: payload.code, message: payload.message }),
  );
  on(actions.typingReported, (state, { payload, meta }) => {
    const others = withoutKey(state.typing, payload.conversationId);
    if (payload.state === 'stopped') return { ...state, typing: others };
    const word = { who: payload.who, state: payload.state, at: meta.at };
    return { ...state, typing: { ...others, [payload.conversationId]: word } };
  });
  on(messages.received, (state, { payload }) => received(state, payload));
  on(messages.changed, (state, { payload }) =>
    payload.conversation === null ? state : patched(state, payload.conversation, false),
  );
  on(shown, (state) => looked(state));
  on(hidden, (state) => ({ ...state, visible: false }));
  on(loggedOut, () => initialState);
});
