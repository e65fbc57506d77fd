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
}

/** The sizes of words that can be chosen, in per cent. */
export const TEXT_SIZES: readonly TextSize[] = [90, 100, 110, 125];
