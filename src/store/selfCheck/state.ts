import type { CheckId, CheckLine } from './types';

/** The pre-shift check: its lines, and since when the ways to server and exchange are there. */
export interface SelfCheckState {
  lines: Readonly<Partial<Record<CheckId, CheckLine>>>;
  /** ms since 1970; null while there is none. */
  liveSince: number | null;
  /** ms since 1970; null while there is none. */
  registeredSince: number | null;
}

/** Nothing was checked yet. */
export const initialState: SelfCheckState = { lines: {}, liveSince: null, registeredSince: null };
