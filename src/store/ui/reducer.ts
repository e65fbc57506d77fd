import { loggedOut } from '../auth/actions';
import { saveRequested } from '../config/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import type { ThemeChoice } from './types';

/** What is open, and how the agent likes the screen. */
export interface UiState {
  settingsOpen: boolean;
  drawerOpen: boolean;
  closing: boolean;
  listPinned: boolean;
  customerPanelOpen: boolean;
  theme: ThemeChoice;
  /** Shift+Enter sends, too; else it breaks the line. */
  shiftEnterSends: boolean;
  /** The modal 'Alerta'; null when there is nothing to confirm. */
  alert: { textId: string; detail: string | null } | null;
}

const initialState: UiState = {
  settingsOpen: false,
  drawerOpen: false,
  closing: false,
  listPinned: true,
  customerPanelOpen: true,
  theme: 'system',
  shiftEnterSends: false,
  alert: null,
};

/** Folds what the agent opens, closes and prefers. */
export const uiReducer = plainReducer<UiState>(initialState, (on) => {
  on(actions.settingsOpenRequested, (state) => ({ ...state, settingsOpen: true }));
  on(actions.settingsCloseRequested, (state) => ({ ...state, settingsOpen: false }));
  on(saveRequested, (state) => ({ ...state, settingsOpen: false }));
  on(actions.drawerToggleRequested, (state) => ({ ...state, drawerOpen: !state.drawerOpen }));
  on(actions.listPinRequested, (state, { payload }) => ({ ...state, listPinned: payload.pinned }));
  on(actions.customerPanelRequested, (state, { payload }) => ({ ...state, customerPanelOpen: payload.open }));
  on(actions.themeRequested, (state, { payload }) => ({ ...state, theme: payload.theme }));
  on(actions.shiftEnterRequested, (state, { payload }) => ({ ...state, shiftEnterSends: payload.sends }));
  on(actions.alertRaised, (state, { payload }) => ({ ...state, alert: payload }));
  on(actions.alertDismissRequested, (state) => (state.alert === null ? state : { ...state, alert: null }));
  on(actions.closeRequested, (state) => ({ ...state, closing: true }));
  on(actions.closeCancelRequested, (state) => ({ ...state, closing: false }));
  on(loggedOut, (state) => ({
    ...state,
    settingsOpen: false,
    drawerOpen: false,
    closing: false,
    alert: null,
  }));
});
