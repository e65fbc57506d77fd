import { initialState as calls } from './calls/state';
import { initialState as callNotes } from './callNotes/state';
import { initialState as contacts } from './contacts/state';
import { initialState as conversations } from './conversations/state';
import { initialState as history } from './history/state';
import type { agendaReducers } from './agendaReducers';
import type { lateReducers } from './lateReducers';
import { initialState as messages } from './messages/state';
import { initialState as page } from './page/state';
import type { RootState } from './rootReducer';
import { initialState as schedule } from './schedule/state';

/** A domain whose reducer comes with the effects, or with the agenda. */
export type LateDomain = keyof typeof lateReducers | keyof typeof agendaReducers;

/** What late domains hold until their reducers are there: the very states that those begin with. */
export const restingStates: { readonly [D in LateDomain]: RootState[D] } = {
  calls,
  callNotes,
  contacts,
  conversations,
  history,
  messages,
  page,
  schedule,
};
