import { plainReducer } from '../plainReducer';
import * as actions from './actions';

/** The page itself: network, visibility, and what broke. */
export interface AppState {
  online: boolean;
  visible: boolean;
  /** The latest saga failure, told to the agent once; null when there was none. */
  sagaFailure: { saga: string; code: string; at: number } | null;
  lostFeatures: string[];
}

const initialState: AppState = { online: true, visible: true, sagaFailure: null, lostFeatures: [] };

/** Folds the facts of the page. */
export const appReducer = plainReducer<AppState>(initialState, (on) => {
  on(actions.sagaFailed, (state, { payload, meta }) => ({
    ...state,
    sagaFailure: { saga: payload.saga, code: payload.code, at: meta.at },
  }));
  on(actions.featureLost, (state, { payload }) =>
    state.lostFeatures.includes(payload.feature)
      ? state
      : { ...state, lostFeatures: [...state.lostFeatures, payload.feature] },
  );
  on(actions.cameOnline, (state) => (state.online ? state : { ...state, online: true }));
  on(actions.wentOffline, (state) => (state.online ? { ...state, online: false } : state));
  on(actions.shown, (state) => (state.visible ? state : { ...state, visible: true }));
  on(actions.hidden, (state) => (state.visible ? { ...state, visible: false } : state));
});
