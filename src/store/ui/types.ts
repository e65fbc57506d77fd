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

/** A page of the console that crashed while an agent was signed in. */
export interface CrashedLog {
  /** The page in the log: the id of its first action. */
  page: string;
  /** When it did something last, ms since 1970. */
  endedAt: number;
}
