import { selectNotesText } from '../../store/callNotes/selectors';
import { callsTakenAlong } from '../../store/calls/selectors';
import type { RootState } from '../../store/rootReducer';

/** What was written down about a call, and before it about those that go on in it. */
export function notesOfCall(state: RootState, callId: string): string {
  const ids = [...callsTakenAlong(state, callId).map(({ id }) => id), callId];
  return ids
    .map((id) => selectNotesText(state, id))
    .filter((text) => text !== '')
    .join('\n');
}
