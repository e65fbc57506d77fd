import { createSelector } from 'reselect';
import { entryOf } from '../../lib/records';
import type { RootState } from '../rootReducer';
import type { PrivateNotesState } from './state';
import type { PrivateNote } from './types';

/** What the agent noted down for themselves. */
export function selectPrivateNotes({ privateNotes }: RootState): PrivateNotesState {
  return privateNotes;
}

/** The note on one conversation; undefined where there is none. */
export function selectPrivateNote(
  { privateNotes }: RootState,
  conversationId: string,
): PrivateNote | undefined {
  return entryOf(privateNotes.byConversation, conversationId);
}

/** The notes on a contact's other conversations, the latest first. */
export const selectOtherNotes = createSelector(
  [
    (state: RootState) => state.privateNotes.byConversation,
    (_state: RootState, contactId: string | null) => contactId,
    (_state: RootState, _contactId: string | null, exceptId: string) => exceptId,
  ],
  (byConversation, contactId, exceptId): readonly PrivateNote[] =>
    contactId === null
      ? []
      : Object.values(byConversation)
          .filter((note) => note.contactId === contactId && note.conversationId !== exceptId)
          .sort((a, b) => b.changedAt - a.changedAt),
);
