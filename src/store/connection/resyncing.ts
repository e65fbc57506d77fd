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
  doubted: 4,
  unreadable: 5,
  woke: 6,
  gap: 7,
  start: 8,
};

/** Causes that say nothing of messages. */
const OF_THE_SET: readonly ResyncCause[] = ['signal', 'asked'];

/** The stronger of two causes; a comparison's doubt of the messages is not lost with it. */
function stronger(a: ResyncCause | null, b: ResyncCause | null): ResyncCause | null {
  if (a === null || b === null) return a ?? b;
  const [strong, weak] = STRENGTH[a] >= STRENGTH[b] ? [a, b] : [b, a];
  return weak === 'routine' && OF_THE_SET.includes(strong) ? 'doubted' : strong;
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
  return cause === 'routine' || STRENGTH[cause] >= STRENGTH.doubted;
}
