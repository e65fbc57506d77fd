import type { KeptNotice } from './types';

/** What happened lately, and how much of it the agent saw. */
export interface NoticeCentreState {
  /** The newest first. */
  notices: readonly KeptNotice[];
  /** Until when each agent of this browser (by login) saw what happened, ms since 1970. */
  seen: Readonly<Record<string, number>>;
  /** The list on screen: what happened after `since` was new when it opened; null while it is closed. */
  open: { since: number } | null;
}

/** Before anything happened. */
export const initialState: NoticeCentreState = { notices: [], seen: {}, open: null };
