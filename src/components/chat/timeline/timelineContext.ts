import { createContext } from 'react';
import type { AgentNames } from '../../../lib/agentNames';
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
  /** By what the agent's own messages are known. */
  me: AgentNames | null;
}

/** Given by the timeline; outside of one nothing can be done. */
export const TimelineContext = createContext<TimelineReach>({
  canActOn: null,
  jumpTo: () => undefined,
  setFolded: () => undefined,
  customer: '',
  me: null,
});
