import type { RootState } from '../rootReducer';
import type { EndedBy, User } from './types';

/** Who is signed in, or null. */
export function selectUser(state: RootState): User | null {
  return state.auth.user;
}

/** The server of the session (the settings' text); while nobody is signed in that of the settings, if there are any. */
export function selectServer({ auth, config }: RootState): string | null {
  return auth.server ?? config.configuration?.server ?? null;
}

/** Whether the session is about to end. */
export function selectIsLeaving(state: RootState): boolean {
  return state.auth.isLeaving;
}

/** Why the server ended the session of the agent who is still in, for a call's sake; null while it has not. */
export function selectSessionEnd({ auth }: RootState): EndedBy | null {
  return auth.status === 'signedIn' && !auth.isLeaving ? auth.endedBy : null;
}

/** Whether the session is over and its agent signs in again just now. */
export function selectIsRenewing({ auth }: RootState): boolean {
  return auth.isRenewing;
}

/** Where signing in stands. */
export function selectAuth(state: RootState): RootState['auth'] {
  return state.auth;
}
