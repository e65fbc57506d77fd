import type { RootState } from '../rootReducer';
import type { User } from './types';

/** Who is signed in, or null. */
export function selectUser(state: RootState): User | null {
  return state.auth.user;
}

/** Whether the session is about to end. */
export function selectIsLeaving(state: RootState): boolean {
  return state.auth.isLeaving;
}

/** Where signing in stands. */
export function selectAuth(state: RootState): RootState['auth'] {
  return state.auth;
}
