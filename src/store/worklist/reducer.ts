import { withoutEntry } from '../../lib/buckets';
import { loggedOut } from '../auth/actions';
import * as conversations from '../conversations/actions';
import * as messages from '../messages/actions';
import type { Message } from '../messages/types';
import * as outbox from '../outbox/actions';
import { preferencesRecalled } from '../page/actions';
import { plainReducer } from '../plainReducer';
import * as queues from '../queues/actions';
import * as actions from './actions';
import { itemsSeen, queuesSeen } from './firstSights';
import { initialState, NO_FILTER, type WorklistState } from './state';
import { afterMessage, afterRead, asCome, asListed, ofSet, type Waiting } from './waiting';

function wait(state: WorklistState, waiting: Waiting): WorklistState {
  return waiting === state.waiting ? state : { ...state, waiting };
}

function said(state: WorklistState, message: Message | null, at: number): WorklistState {
  return message === null ? state : wait(state, afterMessage(state.waiting, message, at));
}

function gone(state: WorklistState, id: string): WorklistState {
  return wait(state, withoutEntry(state.waiting, id));
}

/** Folds how the agent narrows and orders the list, and which customers wait since when. */
export const worklistReducer = plainReducer<WorklistState>(initialState, (on) => {
  on(actions.filterRequested, (state, { payload }) => ({ ...state, ...payload }));
  on(actions.filterClearRequested, (state) => ({ ...state, ...NO_FILTER }));
  on(actions.orderRequested, (state, { payload }) => ({ ...state, order: payload.order }));

  on(messages.received, (state, { payload, meta }) => said(state, payload.message, meta.at));
  on(messages.retried, (state, { payload, meta }) => said(state, payload.message, meta.at));
  on(outbox.delivered, (state, { payload, meta }) => said(state, payload.message, meta.at));
  on(messages.sendSettled, (state, { payload, meta }) =>
    said(state, payload.failure === null ? payload.message : null, meta.at),
  );
  on(messages.loaded, (state, { payload, meta }) =>
    wait(state, afterRead(state.waiting, payload.conversationId, payload.messages, meta.at)),
  );
  on(messages.newestLoaded, (state, { payload, meta }) =>
    wait(state, afterRead(state.waiting, payload.conversationId, payload.messages, meta.at)),
  );

  on(conversations.loaded, (state, { payload, meta }) =>
    wait(state, ofSet(state.waiting, payload.conversations, meta.at)),
  );
  on(conversations.activeSetReported, (state, { payload, meta }) =>
    payload.conversations === null
      ? state
      : wait(state, ofSet(state.waiting, payload.conversations, meta.at)),
  );
  on(conversations.assigned, (state, { payload, meta }) =>
    wait(state, asCome(state.waiting, payload.conversation, meta.at)),
  );
  on(conversations.oneLoaded, (state, { payload, meta }) =>
    wait(state, asListed(state.waiting, payload.conversation, meta.at)),
  );
  on(conversations.removed, (state, { payload }) => gone(state, payload.conversationId));
  on(conversations.ended, (state, { payload }) => gone(state, payload.conversationId));
  on(conversations.transferred, (state, { payload }) => gone(state, payload.conversationId));

  on(queues.waitingReported, (state, { payload: { complete, items }, meta }) => ({
    ...state,
    firstSights: itemsSeen(state.firstSights, items, complete, meta.at),
  }));
  on(queues.statusReported, (state, { payload, meta }) => ({
    ...state,
    firstSights: queuesSeen(state.firstSights, payload, meta.at),
  }));
  on(preferencesRecalled, (state, { payload }) => ({ ...state, ...payload.worklist }));
  on(loggedOut, ({ order }) => ({ ...initialState, order }));
});
