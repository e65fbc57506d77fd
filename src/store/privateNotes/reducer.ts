import { loggedOut } from '../auth/actions';
import { plainReducer } from '../plainReducer';
import { withFields } from '../../lib/records';
import * as actions from './actions';
import { initialState, type PrivateNotesState } from './state';

/** Folds the facts of private notes; never compares their texts, which the action log masks. */
export const privateNotesReducer = plainReducer<PrivateNotesState>(initialState, (on) => {
  on(actions.writeRequested, (state, { payload, meta }) => {
    const { [payload.conversationId]: _before, ...others } = state.byConversation;
    if (payload.text === '') return { ...state, byConversation: others };
    const note = { ...payload, changedAt: meta.at };
    return { ...state, byConversation: { ...others, [payload.conversationId]: note } };
  });
  on(actions.restored, (state, { payload: { notes } }) => ({
    ...state,
    isReady: true,
    byConversation: {
      ...Object.fromEntries(notes.map((note) => [note.conversationId, note])),
      ...state.byConversation,
    },
  }));
  on(actions.keepingFailed, (state) => withFields(state, { isReady: true, isUnkept: true }));
  on(loggedOut, () => initialState);
});
