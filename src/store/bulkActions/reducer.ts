import { loggedOut } from '../auth/actions';
import * as conversations from '../conversations/actions';
import type { Conversation } from '../conversations/types';
import { failureIn } from '../../lib/failure';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import { initialState, type BulkActionsState, type BulkRun } from './state';

/** The transfer's dialog stands by the first of them, and goes with it. */
function choosing(state: BulkActionsState, chosen: readonly string[]): BulkActionsState {
  const isLeft = chosen.length === 0 || (state.asking === 'transfer' && chosen[0] !== state.chosen[0]);
  return { ...state, chosen, asking: isLeft ? null : state.asking };
}

function keeping(state: BulkActionsState, isKept: (id: string) => boolean): BulkActionsState {
  const chosen = state.chosen.filter(isKept);
  return chosen.length === state.chosen.length ? state : choosing(state, chosen);
}

function without(state: BulkActionsState, conversationId: string): BulkActionsState {
  return keeping(state, (id) => id !== conversationId);
}

function ofSet(state: BulkActionsState, set: readonly Conversation[]): BulkActionsState {
  if (state.chosen.length === 0) return state;
  const ids = new Set(set.map(({ id }) => id));
  return keeping(state, (id) => ids.has(id));
}

function inRun(state: BulkActionsState, change: (run: BulkRun) => Partial<BulkRun>): BulkActionsState {
  const { run } = state;
  return run === null || run.isOver ? state : { ...state, run: { ...run, ...change(run) } };
}

/** Folds what is done with several conversations at once. What failed stays chosen, to be tried again. */
export const bulkActionsReducer = plainReducer<BulkActionsState>(initialState, (on) => {
  on(actions.chooseRequested, (state, { payload }) => choosing(state, payload.conversationIds));
  on(actions.askRequested, (state, { payload }) =>
    state.chosen.length === 0 ? state : { ...state, asking: payload.kind },
  );
  on(actions.askCancelRequested, (state) => (state.asking === null ? state : { ...state, asking: null }));
  on(conversations.transferCloseRequested, (state) =>
    state.asking === 'transfer' ? { ...state, asking: null } : state,
  );
  on(conversations.transferOpenRequested, (state, { payload }) =>
    state.asking === 'transfer' && payload.conversationId !== state.chosen[0]
      ? { ...state, asking: null }
      : state,
  );
  on(actions.started, (state, { payload: { conversationIds, kind } }) => ({
    ...state,
    asking: null,
    run: { kind, conversationIds, done: 0, failures: [], isOver: false },
  }));
  on(actions.oneEnded, (state, { payload }) =>
    inRun(without(state, payload.conversationId), ({ done }) => ({ done: done + 1 })),
  );
  on(actions.oneFailed, (state, { payload }) => {
    const failed = { conversationId: payload.conversationId, failure: failureIn(payload) };
    return inRun(state, ({ failures }) => ({ failures: [...failures, failed] }));
  });
  on(actions.finished, (state) => inRun(state, () => ({ isOver: true })));
  on(actions.reportDismissRequested, (state) =>
    state.run?.isOver === true ? { ...state, run: null } : state,
  );
  on(conversations.removed, (state, { payload }) => without(state, payload.conversationId));
  on(conversations.ended, (state, { payload }) => without(state, payload.conversationId));
  on(conversations.transferred, (state, { payload }) => without(state, payload.conversationId));
  on(conversations.loaded, (state, { payload }) => ofSet(state, payload.conversations));
  on(conversations.activeSetReported, (state, { payload }) =>
    payload.conversations === null ? state : ofSet(state, payload.conversations),
  );
  on(loggedOut, () => initialState);
});
