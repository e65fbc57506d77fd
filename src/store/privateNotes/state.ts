import type { PrivateNote } from './types';

/** What the agent noted down for themselves. */
export interface PrivateNotesState {
  /** What was kept has been read: before that nothing is written. */
  isReady: boolean;
  byConversation: Readonly<Record<string, PrivateNote>>;
  /** The browser could not keep them: they do not outlive a reload. */
  isUnkept: boolean;
}

/** Before anything is known. */
export const initialState: PrivateNotesState = { isReady: false, byConversation: {}, isUnkept: false };
