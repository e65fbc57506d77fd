import { bulkActionsReducer } from './bulkActions/reducer';
import { callNotesReducer } from './callNotes/reducer';
import { callQualityReducer } from './callQuality/reducer';
import { callsReducer } from './calls/reducer';
import { contactsReducer } from './contacts/reducer';
import { conversationsReducer } from './conversations/reducer';
import { historyReducer } from './history/reducer';
import { keptFormsReducer } from './keptForms/reducer';
import { messagesReducer } from './messages/reducer';
import { privateNotesReducer } from './privateNotes/reducer';
import { noticeCentreReducer } from './noticeCentre/reducer';
import { scheduleReducer } from './schedule/reducer';
import { selfCheckReducer } from './selfCheck/reducer';
import { worklistReducer } from './worklist/reducer';

/** The reducers of domains that only a signed-in agent has; they come with the effects (`comingReducers`). */
export const lateReducers = {
  bulkActions: bulkActionsReducer,
  callNotes: callNotesReducer,
  callQuality: callQualityReducer,
  calls: callsReducer,
  contacts: contactsReducer,
  conversations: conversationsReducer,
  history: historyReducer,
  keptForms: keptFormsReducer,
  messages: messagesReducer,
  privateNotes: privateNotesReducer,
  noticeCentre: noticeCentreReducer,
  schedule: scheduleReducer,
  selfCheck: selfCheckReducer,
  worklist: worklistReducer,
};

/** The reducers of these domains. */
export type LateReducers = typeof lateReducers;
