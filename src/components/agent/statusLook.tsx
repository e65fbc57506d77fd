import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import type { AgentStatus } from '../../store/agent/types';
import type { TextId } from '../intl/useText';

/** How a status shows: a colour, an icon and a word, so that none has to be told by colour alone. */
export interface StatusLook {
  /** Spec 1 §9: green for 1 or 2, orange for 10, red otherwise. */
  tone: 'green' | 'orange' | 'red';
  icon: ReactNode;
  /** Null: of a status that this console does not know. */
  word: TextId | null;
}

const LOOKS: ReadonlyMap<AgentStatus, StatusLook> = new Map<AgentStatus, StatusLook>([
  [1, { tone: 'green', icon: <Icon name="check" />, word: 'agent.available' }],
  [2, { tone: 'green', icon: <Icon name="minus" />, word: 'agent.busy' }],
  [3, { tone: 'red', icon: <Icon name="minus" />, word: 'agent.busy' }],
  [5, { tone: 'red', icon: <Icon name="ban" />, word: 'agent.unavailable' }],
  [10, { tone: 'orange', icon: <Icon name="cup" />, word: 'agent.paused' }],
]);

const UNKNOWN: StatusLook = { tone: 'red', icon: <Icon name="question" />, word: null };

/** The look of an agent's status. */
export function lookOf(status: AgentStatus): StatusLook {
  return LOOKS.get(status) ?? UNKNOWN;
}
