import { createContext } from 'react';

/** What the bubbles of a timeline may do. */
export interface TimelineReach {
  /** Whether the conversation is the agent's to act on. */
  canAct: boolean;
  /** Shows a message of this timeline, with the focus on it. */
  jumpTo: (messageId: string) => void;
}

/** Given by the timeline; outside of one nothing can be done. */
export const TimelineContext = createContext<TimelineReach>({ canAct: false, jumpTo: () => undefined });
