import { READ_LOADED, READ_LOADING, readFailed } from '../../lib/failure';
import type { On } from '../plainReducer';
import * as actions from './lastActions';
import type { ConversationsState } from './state';

/** A customer's last services: read while the dialog is open, let go afterwards. */
export function lastServices(on: On<ConversationsState>): void {
  on(actions.lastOpenRequested, (state, { payload }) => ({
    ...state,
    last: { of: payload, read: READ_LOADING, conversations: [] },
  }));
  on(actions.lastCloseRequested, (state) => (state.last === null ? state : { ...state, last: null }));
  on(actions.lastReadRequested, (state) =>
    state.last === null ? state : { ...state, last: { ...state.last, read: READ_LOADING } },
  );
  on(actions.lastLoaded, (state, { payload: { conversations } }) =>
    state.last === null ? state : { ...state, last: { ...state.last, read: READ_LOADED, conversations } },
  );
  on(actions.lastReadFailed, (state, { payload }) =>
    state.last === null ? state : { ...state, last: { ...state.last, read: readFailed(payload) } },
  );
}
