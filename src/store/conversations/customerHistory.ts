import { READ_LOADED, READ_LOADING, readFailed } from '../../lib/failure';
import type { On } from '../plainReducer';
import * as actions from './customerHistoryActions';
import type { ConversationsState } from './state';

/** A customer's earlier conversations: read while the dialog is open, let go afterwards. */
export function customerHistory(on: On<ConversationsState>): void {
  on(actions.customerHistoryOpenRequested, (state, { payload }) => ({
    ...state,
    customerHistory: { of: payload, read: READ_LOADING, conversations: [] },
  }));
  on(actions.customerHistoryCloseRequested, (state) =>
    state.customerHistory === null ? state : { ...state, customerHistory: null },
  );
  on(actions.customerHistoryReadRequested, (state) =>
    state.customerHistory === null
      ? state
      : { ...state, customerHistory: { ...state.customerHistory, read: READ_LOADING } },
  );
  on(actions.customerHistoryLoaded, (state, { payload: { conversations } }) =>
    state.customerHistory === null
      ? state
      : { ...state, customerHistory: { ...state.customerHistory, read: READ_LOADED, conversations } },
  );
  on(actions.customerHistoryReadFailed, (state, { payload }) =>
    state.customerHistory === null
      ? state
      : { ...state, customerHistory: { ...state.customerHistory, read: readFailed(payload) } },
  );
}
