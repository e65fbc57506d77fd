/** How close the rows of the lists stand. */
export type Density = 'compact' | 'comfortable';

/** How large words are, in per cent of the usual. */
export type TextSize = 90 | 100 | 110 | 125;

/** A pane beside the conversation whose width the agent chooses. */
export type SidePane = 'list' | 'customer';

/** How one agent arranged the screen. */
export interface AgentLayout {
  density: Density;
  textSize: TextSize;
  /** Widths in px; a pane without one is as wide as the frame makes it. */
  widths: Readonly<Partial<Record<SidePane, number>>>;
  /** Where mails are written; absent: below the thread. */
  mailPlace?: MailPlace;
  /** How much of the conversation's height the editor of mails takes there, in per cent; absent: as delivered. */
  mailHeight?: number;
  /** In the dark scheme, mails stand on a dark ground; absent: on the white one that they were made for. */
  areMailsDark?: boolean;
}

/** Where a mail is written: below the thread, in its place, or in a dialog over the page. */
export type MailPlace = 'docked' | 'full' | 'popup';

/** The sizes of words that can be chosen, in per cent. */
export const TEXT_SIZES: readonly TextSize[] = [90, 100, 110, 125];
