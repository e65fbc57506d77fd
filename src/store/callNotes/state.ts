import type { CallNotes } from './types';

/** What the agent wrote down about calls. */
export interface CallNotesState {
  /** What was kept has been read: before that nothing is written. */
  isReady: boolean;
  /** By Call-ID. */
  byCall: Readonly<Record<string, CallNotes>>;
  /** The browser could not keep them: they do not outlive a reload. */
  isUnkept: boolean;
}

/** Before anything is known. */
export const initialState: CallNotesState = { isReady: false, byCall: {}, isUnkept: false };
