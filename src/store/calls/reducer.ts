import { loggedIn, loggedOut } from '../auth/actions';
import { preferencesRecalled } from '../page/actions';
import { plainReducer } from '../plainReducer';
import { conference } from './conference';
import { control } from './control';
import { dialogs } from './dialogs';
import { elsewhere } from './elsewhere';
import { lifecycle } from './lifecycle';
import { leftUnclassified } from './pendingClassification';
import { missed } from './missed';
import { reported } from './reported';
import { sound } from './sound';
import { initialState, type CallsState } from './state';

export type { CallsState } from './state';

/** Folds the facts of calls. The way to the exchange may come and go: only its own facts end a call. */
export const callsReducer = plainReducer<CallsState>(initialState, (on) => {
  lifecycle(on);
  control(on);
  sound(on);
  dialogs(on);
  reported(on);
  missed(on);
  conference(on);
  elsewhere(on);
  on(preferencesRecalled, (state, { payload }) => ({ ...state, ...payload.calls }));
  // What a session which broke off left, a classification and its pause, is not for another agent who signs in now.
  on(loggedIn, (state, { payload }) => {
    if (state.pendingClassification === null && state.pause === null) return state;
    const { pendingFor, ...next } = state;
    return pendingFor === payload.user.login ? next : { ...next, pause: null, pendingClassification: null };
  });
  on(loggedOut, (state, { payload: { unclassified } }) =>
    unclassified === undefined ? initialState : leftUnclassified(state, unclassified),
  );
});
