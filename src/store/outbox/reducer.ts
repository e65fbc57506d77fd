import { loggedOut } from '../auth/actions';
import * as messages from '../messages/actions';
import { plainReducer } from '../plainReducer';
import { entryOf } from '../records';
import * as actions from './actions';
import { nextOrder } from './order';
import type { OutboxItem, OutboxState as ItemState } from './types';

/** What the agent made and the server does not have yet, and uploads under way. */
export interface OutboxSlice {
  items: Readonly<Record<string, OutboxItem>>;
  /** Percent by upload id, while it runs. */
  uploads: Readonly<Record<string, { conversationId: string; percent: number }>>;
}

const initialState: OutboxSlice = { items: {}, uploads: {} };

function change(
  state: OutboxSlice,
  clientMsgId: string,
  from: readonly ItemState[],
  next: (item: OutboxItem) => OutboxItem,
): OutboxSlice {
  const item = entryOf(state.items, clientMsgId);
  if (item === undefined || !from.includes(item.state)) return state;
  return { ...state, items: { ...state.items, [clientMsgId]: next(item) } };
}

function without(state: OutboxSlice, clientMsgId: string | null): OutboxSlice {
  if (clientMsgId === null || entryOf(state.items, clientMsgId) === undefined) return state;
  const { [clientMsgId]: _removed, ...items } = state.items;
  return { ...state, items };
}

/** When the outbox begins anew nothing is in flight any more. */
function inLineAgain(items: OutboxSlice['items']): OutboxSlice['items'] {
  return Object.fromEntries(
    Object.entries(items).map(([id, item]) => [
      id,
      item.state === 'sending' ? { ...item, state: 'queued' } : item,
    ]),
  );
}

/** Folds the facts of the outbox. */
export const outboxReducer = plainReducer<OutboxSlice>(initialState, (on) => {
  on(actions.queued, (state, { payload }) =>
    entryOf(state.items, payload.item.clientMsgId) === undefined
      ? { ...state, items: { ...state.items, [payload.item.clientMsgId]: payload.item } }
      : state,
  );
  on(actions.restored, (state, { payload }) => ({
    ...state,
    items: {
      ...Object.fromEntries(payload.items.map((item) => [item.clientMsgId, item])),
      ...inLineAgain(state.items),
    },
  }));
  on(actions.attemptStarted, (state, { payload }) =>
    change(state, payload.clientMsgId, ['queued'], (item) => ({
      ...item,
      state: 'sending',
      attempts: item.attempts + 1,
      // How an earlier attempt ended says nothing of this one.
      failure: null,
    })),
  );
  on(actions.attemptFailed, (state, { payload }) =>
    change(state, payload.clientMsgId, ['sending'], (item) => ({
      ...item,
      state: 'queued',
      failure: { code: payload.code, message: payload.message },
    })),
  );
  on(actions.gaveUp, (state, { payload }) =>
    change(state, payload.clientMsgId, ['queued', 'sending'], (item) => ({
      ...item,
      state: 'failed',
      failure: { code: payload.code, message: payload.message },
    })),
  );
  on(actions.retryRequested, (state, { payload, meta }) =>
    change(state, payload.clientMsgId, ['failed'], (item) => ({
      ...item,
      state: 'queued',
      failure: null,
      attempts: 0,
      queuedAt: meta.at,
      // Behind what was sent meanwhile: the server takes nothing that was overtaken (contract §1.5).
      order: nextOrder(state.items, meta.at),
    })),
  );
  on(actions.delivered, (state, { payload }) => without(state, payload.clientMsgId));
  on(actions.refused, (state, { payload }) => without(state, payload.clientMsgId));
  on(actions.discarded, (state, { payload }) => without(state, payload.clientMsgId));
  on(messages.sendSettled, (state, { payload }) =>
    payload.message === null ? state : without(state, payload.clientMsgId),
  );
  on(messages.received, (state, { payload }) => without(state, payload.message.clientMsgId));
  on(messages.changed, (state, { payload }) => without(state, payload.message.clientMsgId));
  on(messages.loaded, (state, { payload }) =>
    payload.messages.reduce((before, message) => without(before, message.clientMsgId), state),
  );
  on(actions.uploadReported, (state, { payload }) => {
    const { [payload.uploadId]: _before, ...uploads } = state.uploads;
    if (payload.state !== 'sending') return { ...state, uploads };
    const progress = { conversationId: payload.conversationId, percent: payload.percent };
    return { ...state, uploads: { ...uploads, [payload.uploadId]: progress } };
  });
  on(loggedOut, () => initialState);
});
