import { loggedOut } from '../auth/actions';
import * as conversations from '../conversations/actions';
import {
  failureIn,
  READ_IDLE,
  READ_LOADED,
  readBegun,
  readFailed,
  type Failure,
  type ReadState,
} from '../../lib/failure';
import { plainReducer } from '../plainReducer';
import { entryOf } from '../../lib/records';
import * as actions from './actions';
import type { Classification, ClassificationRow, Subclassification } from './types';

/**
 * The classify dialog: closed (null), or open for one conversation. With `endsAfter` it was the
 * end of the conversation that asked for it.
 */
export interface ClassifyDialog {
  conversationId: string;
  endsAfter: boolean;
  saving: boolean;
  failure: Failure | null;
}

/** The choices, what is classified already, and the dialog. */
export interface ClassificationState {
  classifications: Classification[];
  subclassifications: Subclassification[];
  read: ReadState;
  rows: Readonly<Record<string, ClassificationRow[]>>;
  dialog: ClassifyDialog | null;
}

const initialState: ClassificationState = {
  classifications: [],
  subclassifications: [],
  read: READ_IDLE,
  rows: {},
  dialog: null,
};

function opened(state: ClassificationState, conversationId: string, endsAfter: boolean): ClassificationState {
  return { ...state, dialog: { conversationId, endsAfter, saving: false, failure: null } };
}

function inDialog(
  state: ClassificationState,
  conversationId: string,
  next: (dialog: ClassifyDialog) => ClassifyDialog | null,
): ClassificationState {
  return state.dialog?.conversationId === conversationId ? { ...state, dialog: next(state.dialog) } : state;
}

function without(state: ClassificationState, conversationId: string): ClassificationState {
  const { [conversationId]: _rows, ...rows } = state.rows;
  return inDialog({ ...state, rows }, conversationId, () => null);
}

/** A set that lacks the conversation of the dialog took it from the agent. */
function inSet(state: ClassificationState, set: readonly { id: string }[]): ClassificationState {
  const { dialog } = state;
  const stays = dialog === null || set.some(({ id }) => id === dialog.conversationId);
  return stays ? state : without(state, dialog.conversationId);
}

/** Folds the facts of classification. */
export const classificationReducer = plainReducer<ClassificationState>(initialState, (on) => {
  on(actions.openRequested, (state, { payload: { conversationId, endsAfter = false } }) =>
    opened(state, conversationId, endsAfter),
  );
  on(actions.required, (state, { payload }) => opened(state, payload.conversationId, true));
  on(actions.dismissRequested, (state) => (state.dialog === null ? state : { ...state, dialog: null }));
  on(actions.readStarted, (state) => ({ ...state, read: readBegun(state.read) }));
  on(actions.loaded, (state, { payload }) => ({ ...state, ...payload, read: READ_LOADED }));
  on(actions.readFailed, (state, { payload }) => ({ ...state, read: readFailed(payload) }));
  on(actions.rowsLoaded, (state, { payload }) => ({
    ...state,
    rows: { ...state.rows, [payload.conversationId]: payload.rows },
  }));
  on(actions.saveStarted, (state, { payload }) =>
    inDialog(state, payload.conversationId, (dialog) => ({ ...dialog, saving: true, failure: null })),
  );
  on(actions.saved, (state, { payload }) => {
    const rows = [...(entryOf(state.rows, payload.conversationId) ?? []), payload.row];
    const next = { ...state, rows: { ...state.rows, [payload.conversationId]: rows } };
    return inDialog(next, payload.conversationId, () => null);
  });
  on(actions.saveFailed, (state, { payload }) =>
    inDialog(state, payload.conversationId, (dialog) => ({
      ...dialog,
      saving: false,
      failure: failureIn(payload),
    })),
  );
  on(conversations.ended, (state, { payload }) => without(state, payload.conversationId));
  on(conversations.loaded, (state, { payload }) => inSet(state, payload.conversations));
  on(conversations.activeSetReported, (state, { payload }) =>
    payload.conversations === null ? state : inSet(state, payload.conversations),
  );
  on(conversations.removed, (state, { payload }) => without(state, payload.conversationId));
  on(conversations.transferred, (state, { payload }) => without(state, payload.conversationId));
  on(loggedOut, () => initialState);
});
