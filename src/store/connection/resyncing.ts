import type { ResyncCause } from './types';

/** Whether a resync is due, and the one that runs. */
export interface Resyncing {
  /** Why a resync is due; null: state and server agree. */
  due: ResyncCause | null;
  /** The resync that runs, by its cause. */
  resyncing: ResyncCause | null;
}

const STRENGTH: Record<ResyncCause, number> = {
  routine: 1,
  signal: 2,
  asked: 3,
  unreadable: 4,
  woke: 5,
  gap: 6,
  start: 7,
};

function stronger(a: ResyncCause | null, b: ResyncCause | null): ResyncCause | null {
  if (a === null || b === null) return a ?? b;
  return STRENGTH[a] >= STRENGTH[b] ? a : b;
}

/** Makes a resync due; of several causes the strongest counts. */
export function resyncRequired<S extends Resyncing>(state: S, cause: ResyncCause): S {
  const due = stronger(state.due, cause);
  return due === state.due ? state : { ...state, due };
}

/** A resync begins; a cause that comes from now on needs another one. */
export function begun<S extends Resyncing>(state: S, cause: ResyncCause): S {
  return { ...state, due: null, resyncing: cause };
}

/** The resync failed: it is due again. */
export function broken<S extends Resyncing>(state: S): S {
  if (state.resyncing === null) return state;
  return { ...state, due: stronger(state.due, state.resyncing), resyncing: null };
}

/** Whether messages may be missing, so that what is known of them cannot be trusted. */
export function mayMissEvents(cause: ResyncCause): boolean {
  return cause === 'routine' || STRENGTH[cause] >= STRENGTH.unreadable;
}
