/**
 * The reducers of domains that only a signed-in agent has, by the name of the domain; they come with the effects
 * (`comingReducers`).
 */
export { bulkActionsReducer as bulkActions } from './bulkActions/reducer';
export { callNotesReducer as callNotes } from './callNotes/reducer';
export { callQualityReducer as callQuality } from './callQuality/reducer';
export { callsReducer as calls } from './calls/reducer';
export { contactsReducer as contacts } from './contacts/reducer';
export { conversationsReducer as conversations } from './conversations/reducer';
export { historyReducer as history } from './history/reducer';
export { keptFormsReducer as keptForms } from './keptForms/reducer';
export { messagesReducer as messages } from './messages/reducer';
export { noticeCentreReducer as noticeCentre } from './noticeCentre/reducer';
export { privateNotesReducer as privateNotes } from './privateNotes/reducer';
export { scheduleReducer as schedule } from './schedule/reducer';
export { selfCheckReducer as selfCheck } from './selfCheck/reducer';
export { worklistReducer as worklist } from './worklist/reducer';
