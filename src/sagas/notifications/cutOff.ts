import type { Action } from '@reduxjs/toolkit';
import { authenticated, resynced, resyncFailed, resyncStarted } from '../../store/connection/actions';
import { selectIsRestored } from '../../store/conversations/selectors';
import type { RootState } from '../../store/rootReducer';
import type { PushMark } from '../../store/stamp';

type ById = RootState['conversations']['byId'];

/** A place in the server's stream. */
interface Place {
  epoch: string | null;
  seq: number;
}

/** Tells news from what came while the console was cut off. */
export interface CutOff {
  /** Takes note of a fact of the connection right after it was folded. */
  note(action: Action, state: RootState): void;
  /** Whether an event comes late: the server replays it after the connection was lost. */
  isReplayed(push: PushMark | undefined): boolean;
  /** Whether an event was part of the set that the last resync read. */
  isInSet(push: PushMark | undefined): boolean;
  /** The conversations before the resync that runs; null when none does, or when it is the first. */
  before(): ById | null;
}

function upTo(place: Place | null, push: PushMark | undefined): boolean {
  return place !== null && push?.epoch === place.epoch && push.seq <= place.seq;
}

/** Follows the connection from now on. */
export function createCutOff(): CutOff {
  let replayed: Place | null = null;
  let read: Place | null = null;
  let before: ById | null = null;
  return {
    note(action, state) {
      if (authenticated.match(action)) {
        const { epoch, replay, seq } = action.payload;
        replayed = replay === 'complete' ? { epoch, seq } : null;
      } else if (resyncStarted.match(action)) {
        // A list of the last session is no set that anything could have grown from.
        const isFirst = action.payload.cause === 'start' || selectIsRestored(state);
        before = isFirst ? null : state.conversations.byId;
      } else if (resynced.match(action)) {
        const { seq } = action.payload;
        before = null;
        if (seq !== null) read = { epoch: state.connection.epoch, seq };
      } else if (resyncFailed.match(action)) before = null;
    },
    isReplayed: (push) => upTo(replayed, push),
    isInSet: (push) => upTo(read, push),
    before: () => before,
  };
}
