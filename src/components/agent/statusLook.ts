import type { AgentStatus } from '../../store/agent/types';
import type { TextId } from '../intl/useText';
import type { IconName } from '../ui/icons/Icon';

/** How a status shows: a colour, an icon and a word, so that none has to be told by colour alone. */
export interface StatusLook {
  /** Spec 1 §9: green for 1 or 2, orange for 10, red otherwise. */
  tone: 'green' | 'orange' | 'red';
  icon: IconName;
  /** Null: of a status that this console does not know. */
  word: TextId | null;
}

const LOOKS: ReadonlyMap<AgentStatus, StatusLook> = new Map<AgentStatus, StatusLook>([
  [1, { tone: 'green', icon: 'check', word: 'agent.available' }],
  [2, { tone: 'green', icon: 'minus', word: 'agent.busy' }],
  [3, { tone: 'red', icon: 'minus', word: 'agent.busy' }],
  [5, { tone: 'red', icon: 'ban', word: 'agent.unavailable' }],
  [10, { tone: 'orange', icon: 'cup', word: 'agent.paused' }],
]);

const UNKNOWN: StatusLook = { tone: 'red', icon: 'question', word: null };

/** The look of an agent's status. */
export function lookOf(status: AgentStatus): StatusLook {
  return LOOKS.get(status) ?? UNKNOWN;
}
