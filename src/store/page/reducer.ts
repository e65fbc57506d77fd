import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import { initialState, type PageState } from './state';

/** Folds the facts of this tab. */
export const pageReducer = plainReducer<PageState>(initialState, (on) => {
  on(actions.leadGained, (state) => ({ ...state, lead: 'mine', takeOver: null }));
  on(actions.leadFoundElsewhere, (state) => ({ ...state, lead: 'elsewhere', takeOver: null }));
  on(actions.leadPassed, (state) => ({ ...state, lead: 'elsewhere', takeOver: null }));
  on(actions.takeOverStarted, (state) =>
    state.lead === 'elsewhere' ? { ...state, takeOver: 'asked' } : state,
  );
  on(actions.takeOverFailed, (state, { payload }) =>
    state.lead === 'elsewhere' ? { ...state, takeOver: payload.reason } : state,
  );
  on(actions.reloadDelayed, (state, { payload }) => ({ ...state, reloadDelayed: payload.reason }));
});
