import { handshakeRefused } from '../connection/actions';
import { SERVER_CODE, type Failure } from '../../lib/failure';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import type { EndedBy, SessionEndReason, User } from './types';

/**
 * Who is signed in:
 *
 *   restoring ──session found──▶ signedIn ──logged out──▶ signedOut
 *       └──────no session──────▶ signedOut ──login──▶ signingIn ──accepted──▶ signedIn
 *                                    ▲──────refused──────┘
 *
 * A session that ends in a call stays signedIn until the call is over, and goes on where the agent signs in again.
 * A login that comes before the session was looked for goes ahead of it: restoring ──login──▶ signingIn.
 */
export interface AuthState {
  status: 'restoring' | 'signedOut' | 'signingIn' | 'signedIn';
  user: User | null;
  /** The server of the session (the settings' text), whatever is saved meanwhile; absent: that of the settings. */
  server?: string;
  failure: Failure | null;
  /** The login name whose password this browser keeps. */
  savedLogin: string | null;
  /** The session is about to end. */
  isLeaving: boolean;
  /** The agent signs in again while a call outlives the session. */
  isRenewing: boolean;
  /** Why the last session ended, when it was not the agent's own wish; of one that a call outlives, why it will. */
  endedBy: EndedBy | null;
}

const initialState: AuthState = {
  status: 'restoring',
  user: null,
  failure: null,
  savedLogin: null,
  isLeaving: false,
  isRenewing: false,
  endedBy: null,
};

/** Every further answer says the same again: the first one stays. A session that ends already has its own reason. */
function expired(state: AuthState, message: string, reason: SessionEndReason = 'session'): AuthState {
  if (state.status !== 'signedIn' || state.isLeaving || state.endedBy !== null) return state;
  return { ...state, endedBy: { reason, message: message === '' ? null : message } };
}

function signedIn(state: AuthState, { user, server }: { user: User; server?: string }): AuthState {
  return { ...state, status: 'signedIn', user, ...(server === undefined ? {} : { server }) };
}

function signedOut({ server: _former, ...state }: AuthState, endedBy: EndedBy | null): AuthState {
  const none = { user: null, isLeaving: false, isRenewing: false, failure: null };
  return { ...state, ...none, status: 'signedOut', endedBy };
}

/** Whether the session is over and the agent still in. */
function isOutlived({ status, isLeaving, endedBy }: AuthState): boolean {
  return status === 'signedIn' && !isLeaving && endedBy !== null;
}

/** Folds the facts of signing in and out. */
export const authReducer = plainReducer<AuthState>(initialState, (on) => {
  on(actions.loginRequested, (state) =>
    state.status === 'signedOut' || state.status === 'restoring'
      ? { ...state, status: 'signingIn', failure: null, endedBy: null }
      : state,
  );
  on(actions.loggedIn, (state, { payload }) =>
    state.status === 'signingIn' ? signedIn(state, payload) : state,
  );
  on(actions.loginFailed, (state, { payload }) =>
    state.status === 'signingIn' ? { ...state, status: 'signedOut', failure: payload } : state,
  );
  on(actions.sessionRestored, (state, { payload }) =>
    state.status === 'restoring' ? signedIn(state, payload) : state,
  );
  on(actions.sessionMissing, (state) =>
    state.status === 'restoring' ? { ...state, status: 'signedOut' } : state,
  );
  on(actions.credentialsFound, (state, { payload }) => ({ ...state, savedLogin: payload.login }));
  on(actions.sessionExpired, (state, { payload }) => expired(state, payload.message, payload.reason));
  on(handshakeRefused, (state, { payload: { code, message } }) =>
    code === SERVER_CODE.notAuthenticated ? expired(state, message) : state,
  );
  on(actions.renewRequested, (state) =>
    isOutlived(state) && !state.isRenewing ? { ...state, isRenewing: true, failure: null } : state,
  );
  on(actions.sessionRenewed, (state, { payload }) =>
    state.isRenewing ? { ...state, isRenewing: false, endedBy: null, user: payload.user } : state,
  );
  on(actions.renewalFailed, (state, { payload }) =>
    state.isRenewing ? { ...state, isRenewing: false, failure: payload } : state,
  );
  on(actions.logoutStarted, (state) =>
    state.status === 'signedIn' && !state.isLeaving ? { ...state, isLeaving: true } : state,
  );
  on(actions.logoutDelayed, (state) => (state.isLeaving ? { ...state, isLeaving: false } : state));
  on(actions.loggedOut, (state, { payload: { unclassified: _call, ...endedBy } }) =>
    state.status === 'signedIn' ? signedOut(state, endedBy.reason === 'agent' ? null : endedBy) : state,
  );
});
