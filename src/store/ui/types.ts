import type { HistoryTable } from '../history/types';

/** Light, dark, or as the system says. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** What lies over every screen, one at a time: the command palette, the sheet of shortcuts, the day's figures, what was not delivered, who waits in the queues. */
export type Overlay = 'palette' | 'shortcuts' | 'dayStats' | 'undelivered' | 'queueBoard';

/** The keys that an agent gave to shortcuts, by the shortcut's id; null: turned off. The others are as delivered. */
export type ShortcutKeys = Readonly<Record<string, string | null>>;

/** The tone of skin that an agent wants emoji of hands and people in. */
export type EmojiTone = 'none' | 'light' | 'medium-light' | 'medium' | 'medium-dark' | 'dark';

/** The columns that an agent does not want to see in each table of the history; the others are as delivered. */
export type HiddenColumns = Readonly<Partial<Record<HistoryTable, readonly string[]>>>;

/** What file of the log: the one that Redux DevTools imports, all of it, or all of it with pseudonyms for everybody. */
export type LogExportFormat = 'devtools' | 'full' | 'pseudonyms';

/** A page of the console that crashed while an agent was signed in. */
export interface CrashedLog {
  /** The page in the log: the id of its first action. */
  page: string;
  /** When it did something last, ms since 1970. */
  endedAt: number;
}

/** How the agents of this browser like the screen; it outlives a reload. */
export interface KeptUi {
  listPinned: boolean;
  customerPanelOpen: boolean;
  theme: ThemeChoice;
  /** Shift+Enter sends, too; else it breaks the line. */
  shiftEnterSends: boolean;
  /** What each agent of this browser, by login, made of the shortcuts. */
  shortcutKeys: Readonly<Record<string, ShortcutKeys>>;
  /** Whose remote images each agent of this browser, by login, wants to see; the latest choice last. */
  imageSenders: Readonly<Record<string, readonly string[]>>;
  /** What each agent of this browser, by login, does not want to see of the history. */
  historyColumns: Readonly<Record<string, HiddenColumns>>;
  /** What each agent of this browser, by login, ends their mails with; absent: nobody wrote one. */
  mailSignatures?: Readonly<Record<string, string>>;
  /** The tone of skin of emoji that each agent of this browser, by login, chose; absent: nobody did. */
  emojiTones?: Readonly<Record<string, EmojiTone>>;
  /** The emoji that each agent of this browser, by login, took last, the latest first, one taken twice standing twice. */
  usedEmoji?: Readonly<Record<string, readonly string[]>>;
}
