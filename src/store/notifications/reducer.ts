import { loggedOut } from '../auth/actions';
import { saveRequested } from '../config/actions';
import { plainReducer } from '../plainReducer';
import { withFields } from '../../lib/records';
import { settingsCloseRequested } from '../ui/actions';
import * as actions from './actions';
import type { DesktopPermission, News, TrialOutcome } from './types';

/** How the agent can be told of what comes in, and what has to be said about that. */
export interface NotificationsState {
  permission: DesktopPermission | 'unknown';
  /** The browser plays nothing until the agent clicks. */
  isSoundLocked: boolean;
  /** Whether to ask the agent for the browser's permission: once something could not be shown. */
  ask: 'idle' | 'due' | 'dismissed';
  /** What came in elsewhere, to be read out; a new object each time. */
  news: News | null;
  /** Grows with every notice that the agent clicked: each leads to the conversations. */
  clicks: number;
  /** Where something was not delivered last; a new object each time, absent until then. */
  failedSend?: { conversationId: string };
  /** What came of the last trial, until the settings are left. */
  trial: TrialOutcome | null;
}

const initialState: NotificationsState = {
  permission: 'unknown',
  isSoundLocked: false,
  ask: 'idle',
  news: null,
  clicks: 0,
  trial: null,
};

/** Folds the facts of notices. */
export const notificationsReducer = plainReducer<NotificationsState>(initialState, (on) => {
  on(actions.permissionReported, (state, { payload: { permission } }) =>
    withFields(state, permission === 'default' ? { permission } : { permission, ask: 'idle' }),
  );
  on(actions.missed, (state) => (state.ask === 'idle' ? { ...state, ask: 'due' } : state));
  on(actions.askDismissRequested, (state) => withFields(state, { ask: 'dismissed' }));
  on(actions.summarized, (state, { payload: news }) => ({ ...state, news }));
  on(actions.sendFailed, (state, { payload: { conversationId } }) => ({
    ...state,
    failedSend: { conversationId },
  }));
  on(actions.clicked, (state) => ({ ...state, clicks: state.clicks + 1 }));
  on(actions.soundLocked, (state) => withFields(state, { isSoundLocked: true }));
  on(actions.soundUnlocked, (state) => withFields(state, { isSoundLocked: false }));
  on(actions.testRequested, (state) => withFields(state, { trial: null }));
  on(actions.tested, (state, { payload: trial }) => ({ ...state, trial }));
  on(saveRequested, (state) => withFields(state, { trial: null }));
  on(settingsCloseRequested, (state) => withFields(state, { trial: null }));
  on(loggedOut, (state) => withFields(state, { ask: 'idle', news: null, trial: null }));
});
