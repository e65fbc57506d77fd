import type { Failure } from '../../lib/failure';
import type { HistoryTable } from '../history/types';
import { fact, request } from '../stamp';
import type { CrashedLog, EmojiTone, LogExportFormat, Overlay, ShortcutKeys, ThemeChoice } from './types';

/** The agent opens the settings dialog. */
export const settingsOpenRequested = request('ui/settingsOpenRequested')();
/** The agent leaves the settings dialog. */
export const settingsCloseRequested = request('ui/settingsCloseRequested')();
/** The agent opens or closes the status menu. */
export const drawerToggleRequested = request('ui/drawerToggleRequested')();
/** The agent opens the status menu to see how the telephone stands. */
export const telephoneShowRequested = request('ui/telephoneShowRequested')();
/** The agent keeps the list open beside a conversation, or lets it collapse. */
export const listPinRequested = request('ui/listPinRequested')<{ pinned: boolean }>();
/** The agent shows or hides the customer's panel. */
export const customerPanelRequested = request('ui/customerPanelRequested')<{ open: boolean }>();
/** The agent chose light, dark, or what the system says. */
export const themeRequested = request('ui/themeRequested')<{ theme: ThemeChoice }>();
/** The agent wants Shift+Enter to send messages too, or to break the line. */
export const shiftEnterRequested = request('ui/shiftEnterRequested')<{ sends: boolean }>();
/** The agent opens the palette, the sheet of shortcuts or the day's figures, or (null) leaves it. */
export const overlayRequested = request('ui/overlayRequested')<{ overlay: Overlay | null }>();
/** The agent wants only the conversations with something unread in the list, or all. */
export const unreadOnlyRequested = request('ui/unreadOnlyRequested')<{ unreadOnly: boolean }>();
/** The agent (by login) gave shortcuts other keys or turned them off: all that is not as delivered. */
export const shortcutKeysRequested = request('ui/shortcutKeysRequested')<{
  agent: string;
  keys: ShortcutKeys;
}>();
/** The agent (by login) wants the remote images of what a sender (an address) writes, or no longer. */
export const senderImagesRequested = request('ui/senderImagesRequested')<{
  agent: string;
  sender: string;
  shown: boolean;
}>();
/** The agent (by login) ends their mails with these lines; '' with none. */
export const mailSignatureRequested = request('ui/mailSignatureRequested')<{
  agent: string;
  signature: string;
}>();
/** The agent (by login) took an emoji from the picker. */
export const emojiPickRequested = request('ui/emojiPickRequested')<{ agent: string; emoji: string }>();
/** The agent (by login) wants emoji of hands and people in a tone of skin. */
export const emojiToneRequested = request('ui/emojiToneRequested')<{ agent: string; tone: EmojiTone }>();
/** The agent (by login) wants to see all columns of a table of the history but these. */
export const historyColumnsRequested = request('ui/historyColumnsRequested')<{
  agent: string;
  table: HistoryTable;
  hidden: readonly string[];
}>();
/** The agent confirmed the 'Alerta' dialog. */
export const alertDismissRequested = request('ui/alertDismissRequested')();
/** Close of the product was asked for; the confirmation opens. */
export const closeRequested = request('ui/closeRequested')();
/** The agent stays. */
export const closeCancelRequested = request('ui/closeCancelRequested')();
/** The agent wants the table of a picture as a file, whose text waits in the handles. */
export const chartExportRequested = request('ui/chartExportRequested')<{
  textId: string;
  fileName: string;
}>();
/** The agent asked for the recorded log as a file. */
export const logExportRequested = request('ui/logExportRequested')<{ format: LogExportFormat }>();
/** The settings show what can be handed out after a crash. */
export const crashedLogsReadRequested = request('ui/crashedLogsReadRequested')();
/** The agent asked for the end of the log of a session that crashed. */
export const crashedLogExportRequested = request('ui/crashedLogExportRequested')<CrashedLog>();
/** The sessions of this browser that crashed lately and whose log is kept, the latest first. */
export const crashedLogsFound = fact('ui/crashedLogsFound')<{ logs: readonly CrashedLog[] }>();
/** The agent asked for the page anew, after a part of it failed or the server wants a newer one. */
export const reloadRequested = request('ui/reloadRequested')();
/** Something must be told that the agent has to confirm ('Alerta'); a text key with its values. */
export const alertRaised = fact('ui/alertRaised')<{
  textId: string;
  detail: string | null;
  /** Whose conversation it is about, where that is not on screen. */
  customer?: string;
}>();
/** A log file is being made, which takes a while. */
export const logExportStarted = fact('ui/logExportStarted')<{ format: LogExportFormat }>();
/** The log file could not be made. */
export const logExportFailed = fact('ui/logExportFailed')<Failure & { format: LogExportFormat }>();
/** A log file was handed to the browser. */
export const logExported = fact('ui/logExported')<{ format: LogExportFormat; entries: number }>();
