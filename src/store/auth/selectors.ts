import type { RootState } from '../rootReducer';
import type { User } from './types';

/** Who is signed in, or null. */
export function selectUser(state: RootState): User | null {
  return state.auth.user;
}

/** Where signing in stands. */
export function selectAuth(state: RootState): RootState['auth'] {
  return state.auth;
}
