import { loggedOut } from '../auth/actions';
import { openRequested as callOpenRequested } from '../calls/actions';
import * as conversations from '../conversations/actions';
import { READ_IDLE, READ_LOADED, READ_LOADING, readFailed } from '../../lib/failure';
import { isBefore } from '../../lib/time';
import * as messages from '../messages/actions';
import type { MessageRef } from '../messages/actions';
import type { Message } from '../messages/types';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import type { Earlier, Folds } from './types';

/** What the timeline of the open conversation shows besides its messages; gone when the agent leaves it. */
export interface TimelineState {
  /** Null until earlier conversations are asked for. */
  earlier: Earlier | null;
  /** The conversation in which the agent looks for words. */
  finding: string | null;
  /** Mails that the agent folded or unfolded, by the conversation whose timeline shows them. */
  folds?: Readonly<Record<string, Folds>>;
}

const initialState: TimelineState = { earlier: null, finding: null };

function begun(conversationId: string): Earlier {
  return { conversationId, protocols: [], pages: 0, isEnd: false, read: READ_IDLE };
}

function change(state: TimelineState, conversationId: string, fields: Partial<Earlier>): TimelineState {
  const { earlier } = state;
  return earlier?.conversationId === conversationId
    ? { ...state, earlier: { ...earlier, ...fields } }
    : state;
}

function loaded(state: TimelineState, { protocols, ...read }: Omit<Earlier, 'read'>): TimelineState {
  const before = state.earlier?.protocols ?? [];
  // A conversation that began meanwhile moves the server's pages: what is known comes once more.
  const others = protocols.filter(({ id }) => before.every((known) => known.id !== id));
  return change(state, read.conversationId, {
    ...read,
    protocols: others.length === 0 ? before : [...before, ...others],
    read: READ_LOADED,
  });
}

function withFolds(state: TimelineState, payload: ReturnType<typeof actions.foldRequested>['payload']) {
  const { conversationId, folded, messageIds } = payload;
  const before = state.folds?.[conversationId];
  if (messageIds.every((id) => before?.[id] === folded)) return state;
  const changes = Object.fromEntries(messageIds.map((id) => [id, folded]));
  return { ...state, folds: { ...state.folds, [conversationId]: { ...before, ...changes } } };
}

/** What belongs to another conversation than this one is let go. */
function keptFor(state: TimelineState, id: string | null): TimelineState {
  const earlier = state.earlier?.conversationId === id ? state.earlier : null;
  const finding = state.finding === id ? id : null;
  const others = Object.keys(state.folds ?? {}).filter((one) => one !== id);
  if (earlier === state.earlier && finding === state.finding && others.length === 0) return state;
  const own = id === null ? undefined : state.folds?.[id];
  return { earlier, finding, ...(id === null || own === undefined ? {} : { folds: { [id]: own } }) };
}

function without(state: TimelineState, id: string): TimelineState {
  const { earlier, finding, folds } = state;
  const isHere = earlier?.conversationId === id || finding === id || folds?.[id] !== undefined;
  return isHere ? initialState : state;
}

/** An update of a message of an earlier conversation: what was deleted must not stay readable. */
function withEarlierMessage(
  state: TimelineState,
  { conversationId, messageId }: MessageRef,
  change: (message: Message) => Message,
): TimelineState {
  const { earlier } = state;
  const at = earlier?.protocols.findIndex(({ id }) => id === conversationId) ?? -1;
  const protocol = earlier?.protocols[at];
  const place = protocol?.messages.findIndex(({ id }) => id === messageId) ?? -1;
  const message = protocol?.messages[place];
  if (earlier === null || protocol === undefined || message === undefined) return state;
  const next = change(message);
  if (next === message) return state;
  const messages = protocol.messages.with(place, next);
  return {
    ...state,
    earlier: { ...earlier, protocols: earlier.protocols.with(at, { ...protocol, messages }) },
  };
}

function withNewerMessage(state: TimelineState, word: Message): TimelineState {
  const { conversationId, id: messageId } = word;
  return withEarlierMessage(state, { conversationId, messageId }, (message) => {
    const isOlder = isBefore(word.updatedAt, message.updatedAt);
    // Deleted is final (contract §1.6).
    return isOlder || message.status === 'deleted' ? message : word;
  });
}

/** Folds what is read and looked for around the open conversation. */
export const timelineReducer = plainReducer<TimelineState>(initialState, (on) => {
  on(actions.earlierReadStarted, (state, { payload: { conversationId } }) => {
    const earlier = state.earlier?.conversationId === conversationId ? state.earlier : begun(conversationId);
    return { ...state, earlier: { ...earlier, read: READ_LOADING } };
  });
  on(actions.earlierLoaded, (state, { payload }) => loaded(state, payload));
  on(actions.earlierReadFailed, (state, { payload: { conversationId, code, message } }) =>
    change(state, conversationId, { read: readFailed({ code, message }) }),
  );
  on(actions.findOpenRequested, (state, { payload }) =>
    state.finding === payload.conversationId ? state : { ...state, finding: payload.conversationId },
  );
  on(actions.findCloseRequested, (state) => (state.finding === null ? state : { ...state, finding: null }));
  on(actions.foldRequested, (state, { payload }) => withFolds(state, payload));
  on(messages.received, (state, { payload }) => withNewerMessage(state, payload.message));
  on(messages.changed, (state, { payload }) => withNewerMessage(state, payload.message));
  on(messages.deleted, (state, { payload: { updatedAt, ...ref } }) =>
    withEarlierMessage(state, ref, (message) => ({
      ...message,
      status: 'deleted',
      updatedAt: updatedAt ?? message.updatedAt,
    })),
  );
  on(conversations.openRequested, (state, { payload }) => keptFor(state, payload.conversationId));
  on(conversations.leaveRequested, (state) => keptFor(state, null));
  on(callOpenRequested, (state) => keptFor(state, null));
  on(conversations.ended, (state, { payload }) => without(state, payload.conversationId));
  on(conversations.transferred, (state, { payload }) => without(state, payload.conversationId));
  on(loggedOut, () => initialState);
});
