import { loggedOut } from '../auth/actions';
import { lost } from '../connection/actions';
import * as conversations from '../conversations/actions';
import { READ_IDLE, READ_LOADED, READ_LOADING, readFailed, type ReadState } from '../../lib/failure';
import { plainReducer } from '../plainReducer';
import { entryOf } from '../../lib/records';
import * as actions from './actions';
import type { CannedReply, ReplyKind, QueueReplies, Template } from './types';

type ByQueue<T> = Readonly<Record<string, QueueReplies<T>>>;

/** The texts that queues keep ready, and the dialog that offers them. */
export interface CannedRepliesState {
  open: { kind: ReplyKind; conversationId: string } | null;
  replies: ByQueue<CannedReply>;
  templates: ByQueue<Template>;
  /** The names of the replies that the agent used, the latest first; absent before the first one. */
  recent?: readonly string[];
}

const initialState: CannedRepliesState = { open: null, replies: {}, templates: {} };

/** Texts that were never asked for. */
export const NO_REPLIES: QueueReplies<never> = { items: [], read: READ_IDLE, readAt: null };

function change<T>(byQueue: ByQueue<T>, queue: string, part: Partial<QueueReplies<T>>): ByQueue<T> {
  return { ...byQueue, [queue]: { ...(entryOf(byQueue, queue) ?? NO_REPLIES), ...part } };
}

/** What came before stays on offer while a later read runs or fails. */
function withRead(
  state: CannedRepliesState,
  kind: ReplyKind,
  queue: string,
  read: ReadState,
): CannedRepliesState {
  return kind === 'replies'
    ? { ...state, replies: change(state.replies, queue, { read }) }
    : { ...state, templates: change(state.templates, queue, { read }) };
}

/** The queue whose texts are being read. */
function loadingQueue<T>(byQueue: ByQueue<T>): string | undefined {
  return Object.keys(byQueue).find((queue) => entryOf(byQueue, queue)?.read.status === 'loading');
}

function closed(state: CannedRepliesState): CannedRepliesState {
  return state.open === null ? state : { ...state, open: null };
}

function closedFor(state: CannedRepliesState, conversationId: string): CannedRepliesState {
  return state.open?.conversationId === conversationId ? closed(state) : state;
}

/** More are not remembered: they are for what is sent every day. */
const RECENT_KEPT = 20;

function used(state: CannedRepliesState, name: string): CannedRepliesState {
  const others = (state.recent ?? []).filter((other) => other !== name);
  return { ...closed(state), recent: [name, ...others].slice(0, RECENT_KEPT) };
}

function aged<T>(byQueue: ByQueue<T>): ByQueue<T> {
  return Object.fromEntries(Object.entries(byQueue).map(([queue, one]) => [queue, { ...one, readAt: null }]));
}

/** What changed while the connection was away nobody told: it is read again when it is next needed. */
function stale(state: CannedRepliesState): CannedRepliesState {
  return { ...state, replies: aged(state.replies), templates: aged(state.templates) };
}

/** Folds the facts of ready texts. */
export const cannedRepliesReducer = plainReducer<CannedRepliesState>(initialState, (on) => {
  on(actions.openRequested, (state, { payload }) => ({ ...state, open: payload }));
  on(actions.templateRequired, (state, { payload }) => ({
    ...state,
    open: { kind: 'templates', conversationId: payload.conversationId },
  }));
  on(actions.closeRequested, closed);
  on(actions.insertRequested, (state, { payload }) => used(state, payload.name));
  on(actions.recentRecalled, (state, { payload }) => ({ ...state, recent: payload.names }));
  on(actions.sendTemplateRequested, closed);
  on(actions.readStarted, (state, { payload }) => withRead(state, payload.kind, payload.queue, READ_LOADING));
  on(actions.repliesLoaded, (state, { payload: { queue, items }, meta }) => ({
    ...state,
    replies: change(state.replies, queue, { items, read: READ_LOADED, readAt: meta.at }),
  }));
  on(actions.templatesLoaded, (state, { payload: { queue, items }, meta }) => ({
    ...state,
    templates: change(state.templates, queue, { items, read: READ_LOADED, readAt: meta.at }),
  }));
  on(actions.templatesReported, (state, { payload: { items, queue: said }, meta }) => {
    const queue = said ?? loadingQueue(state.templates);
    if (queue === undefined) return state;
    return {
      ...state,
      templates: change(state.templates, queue, { items, read: READ_LOADED, readAt: meta.at }),
    };
  });
  on(actions.readFailed, (state, { payload: { kind, queue, code, message } }) =>
    withRead(state, kind, queue, readFailed({ code, message })),
  );
  on(lost, stale);
  on(conversations.openRequested, closed);
  on(conversations.leaveRequested, closed);
  on(conversations.removed, (state, { payload }) => closedFor(state, payload.conversationId));
  on(conversations.ended, (state, { payload }) => closedFor(state, payload.conversationId));
  on(conversations.transferred, (state, { payload }) => closedFor(state, payload.conversationId));
  on(loggedOut, () => initialState);
});
