import type { Failure } from '../../lib/failure';
import type { BulkKind } from './types';

/** How far it came with the conversations that were chosen. */
export interface BulkRun {
  kind: BulkKind;
  conversationIds: readonly string[];
  done: number;
  failures: readonly { conversationId: string; failure: Failure }[];
  isOver: boolean;
}

/** Which conversations of the list are chosen, what is asked about them, and what is being done with them. */
export interface BulkActionsState {
  chosen: readonly string[];
  asking: BulkKind | null;
  /** Null: nothing is, and the report of the last one was read. */
  run: BulkRun | null;
}

/** Nothing is chosen. */
export const initialState: BulkActionsState = { chosen: [], asking: null, run: null };
