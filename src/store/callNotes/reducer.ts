import { loggedOut } from '../auth/actions';
import { plainReducer } from '../plainReducer';
import { entryOf, withFields } from '../../lib/records';
import * as actions from './actions';
import { initialState, type CallNotesState } from './state';
import type { CallNotes } from './types';

function put(state: CallNotesState, next: CallNotes): CallNotesState {
  if (next.notes.length > 0 || next.draft !== '')
    return { ...state, byCall: { ...state.byCall, [next.callId]: next } };
  if (entryOf(state.byCall, next.callId) === undefined) return state;
  const { [next.callId]: _empty, ...byCall } = state.byCall;
  return { ...state, byCall };
}

/** The notes of a call, with its id at the centre as soon as that is known. */
function notesOf(
  { byCall }: CallNotesState,
  { callId, uniqueId }: Pick<CallNotes, 'callId' | 'uniqueId'>,
): CallNotes {
  const known = entryOf(byCall, callId);
  if (known === undefined) return { callId, uniqueId, notes: [], draft: '', changedAt: 0 };
  return uniqueId === null ? known : { ...known, uniqueId };
}

/** Folds the facts of notes; never compares their texts, which the action log masks. */
export const callNotesReducer = plainReducer<CallNotesState>(initialState, (on) => {
  on(actions.addRequested, (state, { payload, meta }) => {
    const { text } = payload;
    if (text === '') return state;
    const before = notesOf(state, payload);
    const notes = [...before.notes, { id: meta.id, text, at: meta.at }];
    return put(state, { ...before, notes, draft: '', changedAt: meta.at });
  });
  on(actions.draftRequested, (state, { payload, meta }) =>
    put(state, { ...notesOf(state, payload), draft: payload.text, changedAt: meta.at }),
  );
  on(actions.removeRequested, (state, { payload: { callId, id }, meta }) => {
    const before = entryOf(state.byCall, callId);
    if (before === undefined) return state;
    const notes = before.notes.filter((note) => note.id !== id);
    return put(state, { ...before, notes, changedAt: meta.at });
  });
  on(actions.restored, (state, { payload: { calls } }) => ({
    ...state,
    isReady: true,
    byCall: { ...Object.fromEntries(calls.map((one) => [one.callId, one])), ...state.byCall },
  }));
  on(actions.keepingFailed, (state) => withFields(state, { isReady: true, isUnkept: true }));
  on(loggedOut, () => initialState);
});
