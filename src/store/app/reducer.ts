import { keepingFailed } from '../drafts/actions';
import { storingFailed } from '../outbox/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';

/** The page itself: network, visibility, and what broke. */
export interface AppState {
  online: boolean;
  visible: boolean;
  /** The latest saga failure, told to the agent once; null when there was none. */
  sagaFailure: { saga: string; code: string; at: number } | null;
  lostFeatures: string[];
  /** The latest draft or unsent message that the browser could not keep or read; null when there was none. */
  storageFailure: { code: string; at: number } | null;
}

const initialState: AppState = {
  online: true,
  visible: true,
  sagaFailure: null,
  lostFeatures: [],
  storageFailure: null,
};

function cannotKeep(state: AppState, code: string, at: number): AppState {
  return { ...state, storageFailure: { code, at } };
}

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
  on(keepingFailed, (state, { payload, meta }) => cannotKeep(state, payload.code, meta.at));
  on(storingFailed, (state, { payload, meta }) => cannotKeep(state, payload.code, meta.at));
  on(actions.cameOnline, (state) => (state.online ? state : { ...state, online: true }));
  on(actions.wentOffline, (state) => (state.online ? { ...state, online: false } : state));
  on(actions.shown, (state) => (state.visible ? state : { ...state, visible: true }));
  on(actions.hidden, (state) => (state.visible ? { ...state, visible: false } : state));
});
