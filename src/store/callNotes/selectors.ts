import type { RootState } from '../rootReducer';
import { entryOf } from '../../lib/records';
import type { CallNotesState } from './state';
import type { CallNotes } from './types';

/** What the agent wrote down about calls. */
export function selectCallNotes({ callNotes }: RootState): CallNotesState {
  return callNotes;
}

/** What the agent wrote down about one call; undefined when that is nothing. */
export function selectNotesOf({ callNotes }: RootState, callId: string): CallNotes | undefined {
  return entryOf(callNotes.byCall, callId);
}

/** The same of a call that is known by the centre's id alone. */
export function selectNotesOfUnique(
  { callNotes }: RootState,
  uniqueId: string | null,
): CallNotes | undefined {
  if (uniqueId === null) return undefined;
  return Object.values(callNotes.byCall).find((one) => one.uniqueId === uniqueId);
}

/** The notes of a call as one text, with what was not added yet; '' when there are none. */
export function selectNotesText(state: RootState, callId: string): string {
  const found = selectNotesOf(state, callId);
  if (found === undefined) return '';
  return [...found.notes.map(({ text }) => text), found.draft.trim()]
    .filter((text) => text !== '')
    .join('\n');
}
