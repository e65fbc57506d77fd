import { createContext } from 'react';
import type { Folds } from './useFolds';

/** What the bubbles of a timeline may do, and who speaks in them. */
export interface TimelineReach {
  /** The conversation that is the agent's to act on; null: none of those on show is. */
  canActOn: string | null;
  /** Shows a message of this timeline, with the focus on it. */
  jumpTo: (messageId: string) => void;
  /** Folds mails of this timeline to one row each, or unfolds them. */
  setFolded: Folds['setFolded'];
  /** The customer's name. */
  customer: string;
  /** The agent's own full name. */
  me: string | null;
}

/** Given by the timeline; outside of one nothing can be done. */
export const TimelineContext = createContext<TimelineReach>({
  canActOn: null,
  jumpTo: () => undefined,
  setFolded: () => undefined,
  customer: '',
  me: null,
});
