import { loggedOut } from '../auth/actions';
import { openRequested as callOpenRequested } from '../calls/actions';
import * as conversations from '../conversations/actions';
import { READ_IDLE, READ_LOADED, READ_LOADING, readFailed } from '../failure';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import type { Earlier } from './types';

/** What the timeline of the open conversation shows besides its messages; gone when the agent leaves it. */
export interface TimelineState {
  /** Null until earlier conversations are asked for. */
  earlier: Earlier | null;
  /** The conversation in which the agent looks for words. */
  finding: string | null;
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

/** What belongs to another conversation than this one is let go. */
function keptFor(state: TimelineState, id: string | null): TimelineState {
  const earlier = state.earlier?.conversationId === id ? state.earlier : null;
  const finding = state.finding === id ? id : null;
  return earlier === state.earlier && finding === state.finding ? state : { earlier, finding };
}

function without(state: TimelineState, id: string): TimelineState {
  return state.earlier?.conversationId === id || state.finding === id ? initialState : state;
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
  on(conversations.openRequested, (state, { payload }) => keptFor(state, payload.conversationId));
  on(conversations.leaveRequested, (state) => keptFor(state, null));
  on(callOpenRequested, (state) => keptFor(state, null));
  on(conversations.ended, (state, { payload }) => without(state, payload.conversationId));
  on(conversations.transferred, (state, { payload }) => without(state, payload.conversationId));
  on(loggedOut, () => initialState);
});
