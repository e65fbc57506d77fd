import { entryOf } from '../../lib/records';
import type { UiState } from './reducer';
import type { CrashedLog, EmojiTone, Overlay, ShortcutKeys, ThemeChoice } from './types';

interface WithUi {
  ui: UiState;
}

interface WithUser {
  auth: { user: { login: string } | null };
}

interface WithConfiguration {
  config: { configuration: object | null };
}

/** Light, dark, or as the system says. */
export const selectTheme = ({ ui }: WithUi): ThemeChoice => ui.theme;

/** Whether Shift+Enter sends a message too. */
export const selectShiftEnterSends = ({ ui }: WithUi): boolean => ui.shiftEnterSends;

/** Whether the list shows only conversations with something unread. */
export const selectUnreadOnly = ({ ui }: WithUi): boolean => ui.unreadOnly;

/** What lies over the screen: the palette, the sheet of shortcuts, the day's figures, or nothing. */
export const selectOverlay = ({ ui }: WithUi): Overlay | null => ui.overlay;

const AS_DELIVERED: ShortcutKeys = {};

/** What the signed-in agent made of the shortcuts. */
export const selectShortcutKeys = ({ ui, auth }: WithUi & WithUser): ShortcutKeys =>
  entryOf(ui.shortcutKeys, auth.user?.login ?? '') ?? AS_DELIVERED;

const NOTHING: readonly string[] = [];

/** Whose remote images the signed-in agent always sees, by address. */
export const selectImageSenders = ({ ui, auth }: WithUi & WithUser): readonly string[] =>
  entryOf(ui.imageSenders, auth.user?.login ?? '') ?? NOTHING;

/** The lines that the signed-in agent ends their mails with; '' without any. */
export const selectMailSignature = ({ ui, auth }: WithUi & WithUser): string =>
  entryOf(ui.mailSignatures ?? {}, auth.user?.login ?? '') ?? '';

/** The tone of skin that the signed-in agent wants emoji in. */
export const selectEmojiTone = ({ ui, auth }: WithUi & WithUser): EmojiTone =>
  entryOf(ui.emojiTones ?? {}, auth.user?.login ?? '') ?? 'none';

/** The emoji that the signed-in agent took last, the latest first; one taken twice stands twice. */
export const selectUsedEmoji = ({ ui, auth }: WithUi & WithUser): readonly string[] =>
  entryOf(ui.usedEmoji ?? {}, auth.user?.login ?? '') ?? NOTHING;

const NONE_CRASHED: readonly CrashedLog[] = [];

/** The sessions of this browser that crashed lately, the latest first. */
export const selectCrashedLogs = ({ ui }: WithUi): readonly CrashedLog[] => ui.crashedLogs ?? NONE_CRASHED;

/** The file of the log that is being made, or why it could not be. */
export const selectLogExport = ({ ui }: WithUi): UiState['logExport'] => ui.logExport;

/** Whether the status menu is open. */
export const selectDrawerOpen = ({ ui }: WithUi): boolean => ui.drawerOpen;

/** Whether the status menu was opened to see how the telephone stands. */
export const selectDrawerShowsTelephone = ({ ui }: WithUi): boolean => ui.drawerShowsTelephone === true;

/** Whether the product asks if it shall really close. */
export const selectClosing = ({ ui }: WithUi): boolean => ui.closing;

/** Whether the list stays open beside a conversation. */
export const selectListPinned = ({ ui }: WithUi): boolean => ui.listPinned;

/** Whether the customer's panel is open. */
export const selectCustomerPanelOpen = ({ ui }: WithUi): boolean => ui.customerPanelOpen;

/** What the modal 'Alerta' says; null when there is nothing to confirm. */
export const selectAlert = ({ ui }: WithUi): UiState['alert'] => ui.alert;

/** Whether the settings show: the agent opened them, or nobody saved any yet (spec 2 §2). */
export const selectSettingsShown = ({ ui, config }: WithUi & WithConfiguration): boolean =>
  ui.settingsOpen || config.configuration === null;
