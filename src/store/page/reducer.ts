import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import { initialState, type PageState } from './state';

/** Folds the facts of this tab. */
export const pageReducer = plainReducer<PageState>(initialState, (on) => {
  on(actions.leadershipGained, (state) => ({ ...state, leader: 'mine', takeOver: null }));
  on(actions.otherLeaderFound, (state) => ({ ...state, leader: 'elsewhere', takeOver: null }));
  on(actions.leadershipPassed, (state) => ({ ...state, leader: 'elsewhere', takeOver: null }));
  on(actions.takeOverStarted, (state) =>
    state.leader === 'elsewhere' ? { ...state, takeOver: 'asked' } : state,
  );
  on(actions.takeOverFailed, (state, { payload }) =>
    state.leader === 'elsewhere' ? { ...state, takeOver: payload.reason } : state,
  );
  on(actions.reloadDelayed, (state, { payload }) => ({ ...state, reloadDelayed: payload.reason }));
});
