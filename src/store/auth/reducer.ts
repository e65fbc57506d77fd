import { handshakeRefused } from '../connection/actions';
import { SERVER_CODE, type Failure } from '../../lib/failure';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import type { EndedBy, User } from './types';

/**
 * Who is signed in:
 *
 *   restoring ──session found──▶ signedIn ──logged out──▶ signedOut
 *       └──────no session──────▶ signedOut ──login──▶ signingIn ──accepted──▶ signedIn
 *                                    ▲──────refused──────┘
 *
 * A login that comes before the session was looked for goes ahead of it: restoring ──login──▶ signingIn.
 */
export interface AuthState {
  status: 'restoring' | 'signedOut' | 'signingIn' | 'signedIn';
  user: User | null;
  failure: Failure | null;
  /** The login name whose password this browser keeps. */
  savedLogin: string | null;
  /** The session is about to end. */
  isLeaving: boolean;
  /** Why the last session ended, when it was not the agent's own wish; of one that a call outlives, why it will. */
  endedBy: EndedBy | null;
}

const initialState: AuthState = {
  status: 'restoring',
  user: null,
  failure: null,
  savedLogin: null,
  isLeaving: false,
  endedBy: null,
};

/** Every further answer says the same again: the first one stays. A session that ends already has its own reason. */
function expired(state: AuthState, message: string): AuthState {
  if (state.status !== 'signedIn' || state.isLeaving || state.endedBy !== null) return state;
  return { ...state, endedBy: { reason: 'session', message: message === '' ? null : message } };
}

/** Folds the facts of signing in and out. */
export const authReducer = plainReducer<AuthState>(initialState, (on) => {
  on(actions.loginRequested, (state) =>
    state.status === 'signedOut' || state.status === 'restoring'
      ? { ...state, status: 'signingIn', failure: null, endedBy: null }
      : state,
  );
  on(actions.loggedIn, (state, { payload }) =>
    state.status === 'signingIn' ? { ...state, status: 'signedIn', user: payload.user } : state,
  );
  on(actions.loginFailed, (state, { payload }) =>
    state.status === 'signingIn' ? { ...state, status: 'signedOut', failure: payload } : state,
  );
  on(actions.sessionRestored, (state, { payload }) =>
    state.status === 'restoring' ? { ...state, status: 'signedIn', user: payload.user } : state,
  );
  on(actions.sessionMissing, (state) =>
    state.status === 'restoring' ? { ...state, status: 'signedOut' } : state,
  );
  on(actions.credentialsFound, (state, { payload }) => ({ ...state, savedLogin: payload.login }));
  on(actions.sessionExpired, (state, { payload }) => expired(state, payload.message));
  on(handshakeRefused, (state, { payload: { code, message } }) =>
    code === SERVER_CODE.notAuthenticated ? expired(state, message) : state,
  );
  on(actions.logoutStarted, (state) =>
    state.status === 'signedIn' && !state.isLeaving ? { ...state, isLeaving: true } : state,
  );
  on(actions.loggedOut, (state, { payload }) =>
    state.status === 'signedIn'
      ? {
          ...state,
          status: 'signedOut',
          user: null,
          isLeaving: false,
          endedBy: payload.reason === 'agent' ? null : payload,
        }
      : state,
  );
});
