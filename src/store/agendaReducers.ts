import { callNotesReducer } from './callNotes/reducer';
import { scheduleReducer } from './schedule/reducer';

/**
 * The reducers that come with the agenda, for agents who telephone: nothing that changes these domains happens before
 * what the browser kept of them was read.
 */
export const agendaReducers = { callNotes: callNotesReducer, schedule: scheduleReducer };
