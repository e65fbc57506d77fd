import { callsReducer } from './calls/reducer';
import { contactsReducer } from './contacts/reducer';
import { conversationsReducer } from './conversations/reducer';
import { historyReducer } from './history/reducer';
import { messagesReducer } from './messages/reducer';
import { pageReducer } from './page/reducer';

/**
 * The reducers that come with the effects, since nothing that they hear can happen before those: see
 * `restingStates` for what the first page holds in their place.
 */
export const lateReducers = {
  calls: callsReducer,
  contacts: contactsReducer,
  conversations: conversationsReducer,
  history: historyReducer,
  messages: messagesReducer,
  page: pageReducer,
};
