/** This tab among the browser's others, and what keeps it from being loaded anew. */
export interface PageState {
  /** Which tab works: not known yet, this one, or another. */
  leader: 'unknown' | 'mine' | 'elsewhere';
  /** The wish to take over: none, under way, or why it failed. */
  takeOver: 'asked' | 'inCall' | 'silent' | null;
  /** Why the page was not loaded anew after a failure of a script; null: nothing failed. */
  reloadDelayed: 'inCall' | 'tooSoon' | null;
}

/** Before anything is known. */
export const initialState: PageState = { leader: 'unknown', takeOver: null, reloadDelayed: null };
