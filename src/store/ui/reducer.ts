import { loggedOut } from '../auth/actions';
import { saveRequested } from '../config/actions';
import { preferencesRecalled } from '../page/actions';
import { plainReducer } from '../plainReducer';
import { filterClearRequested } from '../worklist/actions';
import { failureIn, type Failure } from '../../lib/failure';
import { entryOf, namesOf } from '../../lib/records';
import * as actions from './actions';
import type { CrashedLog, KeptUi, LogExportFormat, Overlay } from './types';

/** What is open, and how the agent likes the screen. */
export interface UiState extends KeptUi {
  settingsOpen: boolean;
  /** The status menu, which was a drawer when the log's format was made. */
  drawerOpen: boolean;
  /** It was opened to see how the telephone stands; absent: for itself. */
  drawerShowsTelephone?: boolean;
  closing: boolean;
  /** The list shows only conversations with something unread; kept, it would hide work the next morning. */
  unreadOnly: boolean;
  /** The sessions of this browser that crashed lately; absent: nobody looked for them. */
  crashedLogs?: readonly CrashedLog[];
  /** The file of the log that is being made, or why it could not be; absent: none is, and the last one was handed out. */
  logExport?: { format: LogExportFormat; failure: Failure | null };
  /** What lies over the screen. */
  overlay: Overlay | null;
  /** The modal 'Alerta'; null when there is nothing to confirm. */
  alert: ReturnType<typeof actions.alertRaised>['payload'] | null;
}

const initialState: UiState = {
  settingsOpen: false,
  drawerOpen: false,
  closing: false,
  listPinned: true,
  customerPanelOpen: true,
  theme: 'system',
  shiftEnterSends: false,
  unreadOnly: false,
  shortcutKeys: {},
  imageSenders: {},
  historyColumns: {},
  overlay: null,
  alert: null,
};

const IS_KEPT: Readonly<Record<keyof KeptUi, true>> = {
  listPinned: true,
  customerPanelOpen: true,
  theme: true,
  shiftEnterSends: true,
  shortcutKeys: true,
  imageSenders: true,
  historyColumns: true,
  mailSignatures: true,
  emojiTones: true,
  usedEmoji: true,
};

/** What of it the browser keeps. */
export const keptPreferences = namesOf(IS_KEPT);

/** More senders than this are not kept: the oldest choice goes. */
const SENDERS_KEPT = 300;

/** Enough for two rows of different ones, though some are taken often. */
const EMOJI_KEPT = 60;

/** Folds what the agent opens, closes and prefers. */
export const uiReducer = plainReducer<UiState>(initialState, (on) => {
  on(actions.settingsOpenRequested, (state) => ({ ...state, settingsOpen: true }));
  on(actions.settingsCloseRequested, (state) => ({ ...state, settingsOpen: false }));
  on(saveRequested, (state) => ({ ...state, settingsOpen: false }));
  on(actions.drawerToggleRequested, ({ drawerShowsTelephone: _, ...state }) => ({
    ...state,
    drawerOpen: !state.drawerOpen,
  }));
  on(actions.telephoneShowRequested, (state) => ({
    ...state,
    drawerOpen: true,
    drawerShowsTelephone: true,
  }));
  on(actions.listPinRequested, (state, { payload }) => ({ ...state, listPinned: payload.pinned }));
  on(actions.customerPanelRequested, (state, { payload }) => ({ ...state, customerPanelOpen: payload.open }));
  on(actions.themeRequested, (state, { payload }) => ({ ...state, theme: payload.theme }));
  on(actions.shiftEnterRequested, (state, { payload }) => ({ ...state, shiftEnterSends: payload.sends }));
  on(actions.unreadOnlyRequested, (state, { payload }) => ({ ...state, unreadOnly: payload.unreadOnly }));
  on(filterClearRequested, (state) => (state.unreadOnly ? { ...state, unreadOnly: false } : state));
  on(actions.overlayRequested, (state, { payload }) => ({ ...state, overlay: payload.overlay }));
  on(actions.shortcutKeysRequested, (state, { payload: { agent, keys } }) => ({
    ...state,
    shortcutKeys: { ...state.shortcutKeys, [agent]: keys },
  }));
  on(actions.senderImagesRequested, (state, { payload: { agent, sender, shown } }) => {
    const others = (entryOf(state.imageSenders, agent) ?? []).filter((one) => one !== sender);
    const senders = shown ? [...others, sender].slice(-SENDERS_KEPT) : others;
    return { ...state, imageSenders: { ...state.imageSenders, [agent]: senders } };
  });
  on(actions.historyColumnsRequested, (state, { payload: { agent, table, hidden } }) => {
    const chosen = { ...entryOf(state.historyColumns, agent), [table]: hidden };
    return { ...state, historyColumns: { ...state.historyColumns, [agent]: chosen } };
  });
  on(actions.mailSignatureRequested, (state, { payload: { agent, signature } }) => ({
    ...state,
    mailSignatures: { ...state.mailSignatures, [agent]: signature },
  }));
  on(actions.emojiToneRequested, (state, { payload: { agent, tone } }) => ({
    ...state,
    emojiTones: { ...state.emojiTones, [agent]: tone },
  }));
  on(actions.emojiPickRequested, (state, { payload: { agent, emoji } }) => {
    const used = [emoji, ...(entryOf(state.usedEmoji ?? {}, agent) ?? [])].slice(0, EMOJI_KEPT);
    return { ...state, usedEmoji: { ...state.usedEmoji, [agent]: used } };
  });
  on(actions.crashedLogsFound, (state, { payload }) => ({ ...state, crashedLogs: payload.logs }));
  on(actions.logExportStarted, (state, { payload: { format } }) => ({
    ...state,
    logExport: { format, failure: null },
  }));
  on(actions.logExportFailed, (state, { payload }) => ({
    ...state,
    logExport: { format: payload.format, failure: failureIn(payload) },
  }));
  on(actions.logExported, ({ logExport: _, ...state }) => state);
  on(actions.alertRaised, (state, { payload }) => ({ ...state, alert: payload }));
  on(actions.alertDismissRequested, (state) => (state.alert === null ? state : { ...state, alert: null }));
  on(actions.closeRequested, (state) => ({ ...state, closing: true }));
  on(actions.closeCancelRequested, (state) => ({ ...state, closing: false }));
  on(preferencesRecalled, (state, { payload }) => ({ ...state, ...payload.ui }));
  on(loggedOut, ({ drawerShowsTelephone: _, ...state }) => ({
    ...state,
    unreadOnly: false,
    settingsOpen: false,
    drawerOpen: false,
    closing: false,
    overlay: null,
    alert: null,
  }));
});
